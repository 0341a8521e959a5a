// Every static check, side by side on the machine's cores; one line each.
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { binOf } from "../setup/bin.mjs";
import { runNode } from "../setup/children.mjs";
import { writeMessageIds } from "../setup/message-ids.mjs";
import { requireNode26 } from "../setup/node26.mjs";
import { fromRoot, since } from "../setup/paths.mjs";
import { checkHouseRules } from "./house-rules.mjs";
import { lockfileFindings, readLock } from "./lockfile.mjs";
import { trackedFiles } from "./tracked-files.mjs";

const sources = ["apps", "packages", "demo", "bench", "e2e"];
const tool = (args, options) => runNode(requireNode26(), args, options);
const bin = (name, command) => binOf(name, { command });

/** TypeScript 7, the native one: the other (`typescript`) is for tools that need its API. */
const types = (project) => tool([bin("typescript-native", "tsc"), "--project", project, "--pretty", "false"]);

async function storefrontTypes() {
  if (existsSync(fromRoot("apps/storefront/react-router.config.ts"))) {
    const reactRouter = binOf("@react-router/dev", { command: "react-router", workspace: "apps/storefront" });
    const generated = await tool([reactRouter, "typegen"], { cwd: fromRoot("apps/storefront") });
    if (generated.code !== 0) return generated;
  }
  return types("apps/storefront/tsconfig.json");
}

async function houseRules() {
  // It reads with TypeScript, which is not installed yet when `npm test` starts on a fresh machine.
  const { checkDistributedSql } = await import("./distributed-sql.mjs");
  const files = trackedFiles();
  const found = [...checkHouseRules(files), ...checkDistributedSql(files)];
  const output = found
    .map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}\n`)
    .join("");
  return { code: found.length > 0 ? 1 : 0, output };
}

/** What docs/ says of calls, rules and errors is what contract and tests say now. */
async function tables() {
  const { code, output } = await tool([fromRoot("scripts/docs/print-tables.mjs")]);
  if (code !== 0) return { code, output };
  const { pages, gaps } = JSON.parse(output);
  const old = Object.entries(pages).filter(([path, text]) => readText(path) !== text);
  const findings = [...gaps, ...old.map(([path]) => `${path} is out of date: npm run docs`)];
  return { code: findings.length > 0 ? 1 : 0, output: findings.join("\n") };
}

/** /openapi.json is taken by what people read it with: no finding of Redocly, and types that a call compiles against. */
async function apiDocument() {
  const folder = fromRoot("test-results/api");
  const file = `${folder}/openapi.json`;
  const written = await tool([fromRoot("scripts/checks/write-api-document.mjs"), folder]);
  if (written.code !== 0) return written;
  const quiet = { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } };
  const [linted, generated] = await Promise.all([
    tool([bin("@redocly/cli", "redocly"), "lint", file, "--config", fromRoot("redocly.yaml")], quiet),
    tool([bin("openapi-typescript"), file, "--output", `${folder}/paths.ts`]),
  ]);
  if (linted.code !== 0 || linted.output.includes("warning")) return { code: 1, output: linted.output };
  return generated.code === 0 ? types(`${folder}/tsconfig.json`) : generated;
}

function readText(path) {
  return existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), "utf8") : null;
}

// the longest first: the rest fills the gaps
const checks = {
  "types of the store": storefrontTypes,
  "dead code": () => tool([bin("knip"), "--no-progress"]),
  "code that only tests use": () =>
    tool([
      bin("knip"),
      "--no-progress",
      "--production",
      "--include",
      "files,exports",
      "--tags=-testing",
      "--treat-tag-hints-as-errors",
    ]),
  "dependency rules": () =>
    tool([bin("dependency-cruiser", "depcruise"), "--config", ".dependency-cruiser.mjs", ...sources]),
  "dependency rules in the browser": () =>
    tool([
      bin("dependency-cruiser", "depcruise"),
      "--config",
      ".dependency-cruiser.browser.mjs",
      "apps/storefront/src",
      "apps/console/src",
      "packages",
    ]),
  "types of the server and packages": () => types("tsconfig.json"),
  "API document": apiDocument,
  "types of the console": () => types("apps/console/tsconfig.json"),
  lint: () => tool([bin("oxlint"), "--type-aware", "--deny-warnings", "--format=unix"]),
  format: () => tool([bin("oxfmt"), "--check"]),
  lockfile: () => {
    const found = lockfileFindings(readLock());
    return { code: found.length > 0 ? 1 : 0, output: found.join("\n") };
  },
  "house rules": houseRules,
  "tables of docs": tables,
};

async function runOne(name) {
  const start = performance.now();
  const { code, output } = await checks[name]();
  console.log(`${code === 0 ? "✔" : "✘"} ${name} (${since(start)})`);
  return { name, failed: code !== 0, output };
}

/**
 * Runs all checks, or those whose name holds one of `names`, so many at once. Prints the output of what failed, at the
 * end.
 */
export async function runChecks(names, { lanes = Math.min(4, availableParallelism?.() ?? cpus().length) } = {}) {
  writeMessageIds();
  const waiting = Object.keys(checks).filter(
    (name) => names === undefined || names.some((part) => name.includes(part)),
  );
  const results = [];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runOne(name));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const failed = results.filter((result) => result.failed);
  for (const { name, output } of failed) console.error(`\n✘ ${name}\n${output.trim()}`);
  return { passed: results.length - failed.length, failed: failed.length };
}
