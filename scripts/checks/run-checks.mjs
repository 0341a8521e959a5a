// Runs all static checks in parallel and prints one line for each.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { availableParallelism } from "node:os";
import { binPathOf } from "../setup/bin.mjs";
import { runNode } from "../setup/children.mjs";
import { writeMessageIds } from "../setup/message-ids.mjs";
import { requireNode26 } from "../setup/node26.mjs";
import { fromRoot, secondsSince, stampFolder } from "../setup/paths.mjs";
import { browserReachFindings } from "./browser-reach.mjs";
import { checkDistributedSql } from "./distributed-sql.mjs";
import { expressionFindings } from "./expressions.mjs";
import { checkHouseRules } from "./house-rules.mjs";
import { lockfileFindings, readLock } from "./lockfile.mjs";
import { textCatalogues } from "./text-catalogues.mjs";
import { trackedFiles } from "./tracked-files.mjs";

const sources = ["apps", "packages", "demo", "bench", "e2e"];
const tool = (args, options) => runNode(requireNode26(), args, options);
const bin = (name, command) => binPathOf(name, { command });
const knip = (args) => tool([bin("knip"), "--no-progress", ...args]);

/**
 * TypeScript 7 (native). The package `typescript` is for tools that need its API. Uses one checker, because four would
 * check the same modules four times, with three times the processor time. Incremental: after an edit it checks only
 * the affected files.
 */
const types = (project) =>
  tool([
    bin("typescript-native", "tsc"),
    "--project",
    project,
    "--pretty",
    "false",
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    join(stampFolder, "types", `${project.replaceAll(/[^a-z]+/g, "-")}.tsbuildinfo`),
  ]);

async function storefrontTypes() {
  if (existsSync(fromRoot("apps/storefront/react-router.config.ts"))) {
    const reactRouter = binPathOf("@react-router/dev", {
      command: "react-router",
      workspace: "apps/storefront",
    });
    const generated = await tool([reactRouter, "typegen"], { cwd: fromRoot("apps/storefront") });
    if (generated.code !== 0) return generated;
  }
  return types("apps/storefront/tsconfig.json");
}

/** Formats findings like the output of a tool. */
function asResult(found) {
  const lines = found.map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}\n`);
  return { code: found.length > 0 ? 1 : 0, output: lines.join("") };
}

function houseRules() {
  const files = trackedFiles();
  return asResult([...checkHouseRules(files), ...checkDistributedSql(files)]);
}

async function expressions() {
  return asResult(await expressionFindings(trackedFiles()));
}

/** Checks the message catalogues. Prints the share of translated texts by language. */
function texts() {
  const { findings, lines } = textCatalogues(trackedFiles());
  console.log(lines.join("\n"));
  return asResult(findings);
}

function browserReach() {
  return asResult(browserReachFindings(trackedFiles()));
}

/** Checks that the tables of calls, rules and errors in docs/ match the contract and the tests. */
async function tables() {
  const { code, output } = await tool([fromRoot("scripts/docs/print-tables.mjs")]);
  if (code !== 0) return { code, output };
  const { pages, gaps } = JSON.parse(output);
  const old = Object.entries(pages).filter(([path, text]) => readText(path) !== text);
  const findings = [...gaps, ...old.map(([path]) => `${path} is out of date: npm run docs`)];
  return { code: findings.length > 0 ? 1 : 0, output: findings.join("\n") };
}

/** Checks that common tools accept /openapi.json: no finding of Redocly, and types that a call compiles against. */
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

const CODE = /[.](ts|tsx|mjs|js|css)$|(^|\/)package[.]json$/;

/** Returns the given files that match and exist, for tools that accept file names. Empty without `files`. */
const only = (files, pattern) =>
  files?.filter((path) => pattern.test(path) && existsSync(fromRoot(path))) ?? [];

// Longest checks first, so that the others fill the gaps. `reads` matches the files that the check depends on.
const checks = {
  lint: {
    reads: /[.](ts|tsx|mjs|js)$|^[.]oxlintrc[.]json$/,
    run: (files) =>
      tool([
        bin("oxlint"),
        "--type-aware",
        "--deny-warnings",
        "--format=unix",
        ...only(files, /[.](ts|tsx|mjs|js)$/),
      ]),
  },
  "types of the server and packages": {
    reads: /^(packages|locales|apps\/server|demo|bench|e2e|scripts)\/|^[^/]+[.]ts$/,
    run: () => types("tsconfig.json"),
  },
  // Commands import these before Node 26 runs, so they may use only the API of Node 18.
  "types of the first scripts": {
    reads: /^scripts\//,
    run: () => types("scripts/tsconfig.json"),
  },
  "regular expressions": {
    reads: /^(apps\/[^/]+\/src|packages|simulators|demo)\/.*[.]tsx?$|^scripts\/checks\/.*expressions/,
    run: expressions,
  },
  "types of the store": { reads: /^(apps\/storefront|packages|locales)\//, run: storefrontTypes },
  "types of the console": {
    reads: /^(apps\/console|packages|locales)\//,
    run: () => types("apps/console/tsconfig.json"),
  },
  "API document": {
    reads: /^packages\/(contract|domain)\/|^locales\/|^apps\/server\/src\/platform\/http\/|^redocly[.]yaml$/,
    run: apiDocument,
  },
  "dependency rules": {
    reads: /^(apps|packages|demo|bench|e2e)\/.*[.](tsx?|mjs)$|^[.]dependency-cruiser[.]mjs$/,
    run: () =>
      tool([bin("dependency-cruiser", "depcruise"), "--config", ".dependency-cruiser.mjs", ...sources]),
  },
  "dead code": { reads: new RegExp(`${CODE.source}|^knip[.]json$`), run: () => knip([]) },
  "code that only tests use": {
    reads: new RegExp(`${CODE.source}|^knip[.]json$`),
    run: () =>
      knip(["--production", "--include", "files,exports", "--tags=-testing", "--treat-tag-hints-as-errors"]),
  },
  "tables of docs": {
    reads: /^docs\/|[.](test|spec)[.]tsx?$|^packages\/contract\/|^scripts\/docs\//,
    run: tables,
  },
  "house rules": { reads: /./, run: houseRules },
  "text catalogues": { reads: /^locales\/|[.]tsx?$|^scripts\/texts\//, run: texts },
  "dependency rules in the browser": {
    reads: /^(apps\/(storefront|console)|packages)\//,
    run: browserReach,
  },
  format: { reads: /./, run: (files) => tool([bin("oxfmt"), "--check", ...only(files, CODE)]) },
  lockfile: {
    reads: /(^|\/)package(-lock)?[.]json$/,
    run: () => {
      const found = lockfileFindings(readLock());
      return { code: found.length > 0 ? 1 : 0, output: found.join("\n") };
    },
  },
};

/** Maps names to the files that the check reads. */
export const checkReads = Object.fromEntries(
  Object.entries(checks).map(([name, { reads }]) => [name, reads]),
);

async function runOne(name, files) {
  const start = performance.now();
  const { code, output } = await checks[name].run(files);
  console.log(`${code === 0 ? "✔" : "✘"} ${name} (${secondsSince(start)})`);
  return { name, failed: code !== 0, output };
}

/**
 * Runs the checks that `isChosen` accepts, `lanes` at a time. Lint and format check only `files` if given. Prints the
 * output of failed checks at the end.
 */
export async function runChecks({
  isChosen = () => true,
  files,
  lanes = Math.min(4, availableParallelism()),
} = {}) {
  writeMessageIds();
  const waiting = Object.keys(checks).filter(isChosen);
  const results = [];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runOne(name, files));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const failed = results.filter((result) => result.failed);
  for (const { name, output } of failed) console.error(`\n✘ ${name}\n${output.trim()}`);
  return { passed: results.length - failed.length, failed: failed.length };
}
