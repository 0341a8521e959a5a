// Installs when node_modules is missing or does not belong to the lockfile.
import { existsSync, statSync } from "node:fs";
import { run } from "./children.mjs";
import { findNode26 } from "./node26.mjs";
import { fromRoot, since } from "./paths.mjs";
import { hashOf, readStamp, writeStamp } from "./staleness.mjs";

const wantedStamp = () => `${process.platform}-${process.arch} ${hashOf(["package-lock.json", ".npmrc"])}`;

/** Installed by hand (`npm install`): npm's own record of it is not older than the lockfile. */
function isInstalledByHand() {
  try {
    const slack = 10_000; // npm writes the two files one after the other
    const record = statSync(fromRoot("node_modules/.package-lock.json")).mtimeMs;
    return record + slack >= statSync(fromRoot("package-lock.json")).mtimeMs;
  } catch {
    return false;
  }
}

export function isInstalled() {
  if (!existsSync(fromRoot("node_modules")) || !findNode26()) return false;
  const stamp = wantedStamp();
  if (readStamp("install") === stamp) return true;
  if (!isInstalledByHand()) return false;
  writeStamp("install", stamp);
  return true;
}

function npm(args) {
  // the npm that runs us, when it does: the one on PATH may be another or none
  const cli = process.env.npm_execpath;
  const useCli = cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli);
  // devDependencies hold the build tools: NODE_ENV=production in the environment must not drop them
  const all = [...args, "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  if (useCli) return run(process.execPath, [cli, ...all]);
  return run("npm", all, { shell: process.platform === "win32" });
}

/** Installs unless all is there. One line when it starts, one when it is done; the output of npm only on failure. */
export async function install() {
  if (isInstalled()) return;
  const start = performance.now();
  console.log("Installing packages (once; about a minute)…");
  const clean = await npm(["ci", "--prefer-offline"]);
  const result = clean.code === 0 ? clean : await npm(["install"]);
  if (result.code !== 0) {
    console.error(`${clean.output}\n${result.output}`);
    console.error("The packages could not be installed: npm's reason stands above.");
    process.exit(1);
  }
  writeStamp("install", wantedStamp());
  console.log(`Packages installed (${since(start)}).`);
}
