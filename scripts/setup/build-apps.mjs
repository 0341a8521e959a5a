// Builds the two browser applications if their sources changed. The server needs no build, because Node runs its
// TypeScript directly.
import { existsSync } from "node:fs";
import { findBinPath } from "./bin.mjs";
import { runNode } from "./children.mjs";
import { compressFiles } from "./compress-files.mjs";
import { writeMessageIds } from "./message-ids.mjs";
import { requireNode26 } from "./node26.mjs";
import { pathFromRoot, formatSecondsSince } from "./paths.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./staleness.mjs";

export const buildableApps = {
  storefront: {
    folder: "apps/storefront",
    files: "apps/storefront/build/client",
    output: ["client", "server/index.js", "manifest.json"].map((path) => `apps/storefront/build/${path}`),
    command: () => [
      findBinPath("@react-router/dev", { command: "react-router", workspace: "apps/storefront" }),
      "build",
    ],
  },
  console: {
    folder: "apps/console",
    files: "apps/console/dist",
    output: ["index.html", "service-worker.js"].map((path) => `apps/console/dist/${path}`),
    command: () => [findBinPath("vite", { workspace: "apps/console" }), "build"],
  },
};

const listSources = (app) => [
  app.folder,
  "packages",
  "locales",
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/setup/compile-script.ts",
  "scripts/texts",
];

/** Returns the applications that must be built, with the current hash of their sources. */
export function findStaleApps() {
  writeMessageIds();
  return Object.entries(buildableApps).flatMap(([name, app]) => {
    const hash = hashFiles(listSources(app)) + (process.env["DEV_PAGES"] === "1" ? "-dev" : "");
    const fresh = readStamp(name) === hash && app.output.every((path) => existsSync(pathFromRoot(path)));
    return fresh ? [] : [{ name, hash }];
  });
}

async function buildApp({ name, hash }) {
  const start = performance.now();
  removeStamp(name);
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await runNode(requireNode26(), buildableApps[name].command(), {
    cwd: pathFromRoot(buildableApps[name].folder),
    env,
  });
  if (code !== 0) {
    console.error(output);
    console.error(`The ${name} could not be built: see the error above.`);
    return false;
  }
  await compressFiles(pathFromRoot(buildableApps[name].files));
  writeStamp(name, hash);
  console.log(`Built the ${name} (${formatSecondsSince(start)}).`);
  return true;
}

/**
 * Builds outdated applications in parallel. Resolves to false if a build failed. Prints the output of a failed build.
 */
export async function buildApps() {
  const stale = findStaleApps();
  if (stale.length > 0) console.log(`Building the ${stale.map(({ name }) => name).join(" and the ")}…`);
  return (await Promise.all(stale.map(buildApp))).every(Boolean);
}
