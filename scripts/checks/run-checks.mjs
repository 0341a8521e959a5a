// Runs all static checks in parallel and prints one line for each.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { availableParallelism } from "node:os";
import { findBinPath } from "../setup/bin.mjs";
import { runNode } from "../setup/children.mjs";
import { writeMessageIds } from "../setup/message-ids.mjs";
import { requireNode26 } from "../setup/node26.mjs";
import { pathFromRoot, formatSecondsSince, stampFolder } from "../setup/paths.mjs";
import { findBrowserZodFaults } from "./browser-reach.mjs";
import { checkDistributedSql } from "./distributed-sql.mjs";
import { findExpressionFaults } from "./expressions.mjs";
import { checkHouseRules } from "./house-rules.mjs";
import { findLockfileFaults, readLockfile } from "./lockfile.mjs";
import { checkTextCatalogues } from "./text-catalogues.mjs";
import { readTrackedFiles } from "./tracked-files.mjs";

const sourceFolders = ["apps", "packages", "demo", "bench", "e2e"];
const runTool = (args, options) => runNode(requireNode26(), args, options);
const findPackageCommand = (name, command) => findBinPath(name, { command });
const runKnip = (args) => runTool([findPackageCommand("knip"), "--no-progress", ...args]);

/**
 * TypeScript 7 (native). The package `typescript` is for tools that need its API. Uses one checker, because four would
 * check the same modules four times, with three times the processor time. Incremental: after an edit it checks only
 * the affected files.
 */
const checkTypes = (project) =>
  runTool([
    findPackageCommand("typescript-native", "tsc"),
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

async function checkStorefrontTypes() {
  if (existsSync(pathFromRoot("apps/storefront/react-router.config.ts"))) {
    const reactRouter = findBinPath("@react-router/dev", {
      command: "react-router",
      workspace: "apps/storefront",
    });
    const generated = await runTool([reactRouter, "typegen"], { cwd: pathFromRoot("apps/storefront") });
    if (generated.code !== 0) return generated;
  }
  return checkTypes("apps/storefront/tsconfig.json");
}

/** Formats findings like the output of a tool. */
function createToolResult(found) {
  const lines = found.map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}\n`);
  return { code: found.length > 0 ? 1 : 0, output: lines.join("") };
}

function runHouseRules() {
  const files = readTrackedFiles();
  return createToolResult([...checkHouseRules(files), ...checkDistributedSql(files)]);
}

async function runExpressions() {
  return createToolResult(await findExpressionFaults(readTrackedFiles()));
}

/** Checks the message catalogues. Prints the share of translated texts by language. */
function checkTexts() {
  const { findings, lines } = checkTextCatalogues(readTrackedFiles());
  console.log(lines.join("\n"));
  return createToolResult(findings);
}

function runBrowserReachCheck() {
  return createToolResult(findBrowserZodFaults(readTrackedFiles()));
}

/** Checks that the tables of calls, rules and errors in docs/ match the contract and the tests. */
async function checkDocumentTables() {
  const { code, output } = await runTool([pathFromRoot("scripts/docs/print-tables.mjs")]);
  if (code !== 0) return { code, output };
  const { pages, gaps } = JSON.parse(output);
  const old = Object.entries(pages).filter(([path, text]) => readText(path) !== text);
  const findings = [...gaps, ...old.map(([path]) => `${path} is out of date: npm run docs`)];
  return { code: findings.length > 0 ? 1 : 0, output: findings.join("\n") };
}

/**
 * Checks that common tools accept /openapi.json: Redocly has no findings, and a sample call compiles with the generated
 * types.
 */
async function checkApiDocument() {
  const folder = pathFromRoot("test-results/api");
  const file = `${folder}/openapi.json`;
  const written = await runTool([pathFromRoot("scripts/checks/write-api-document.mjs"), folder]);
  if (written.code !== 0) return written;
  const quiet = { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } };
  const [linted, generated] = await Promise.all([
    runTool(
      [findPackageCommand("@redocly/cli", "redocly"), "lint", file, "--config", pathFromRoot("redocly.yaml")],
      quiet,
    ),
    runTool([findPackageCommand("openapi-typescript"), file, "--output", `${folder}/paths.ts`]),
  ]);
  if (linted.code !== 0 || linted.output.includes("warning")) return { code: 1, output: linted.output };
  return generated.code === 0 ? checkTypes(`${folder}/tsconfig.json`) : generated;
}

function readText(path) {
  return existsSync(pathFromRoot(path)) ? readFileSync(pathFromRoot(path), "utf8") : null;
}

const CODE_FILE_PATTERN = /[.](ts|tsx|mjs|js|css)$|(^|\/)package[.]json$/;

/** Returns the given files that match and exist, for tools that accept file names. Empty without `files`. */
const filterExistingFiles = (files, pattern) =>
  files?.filter((path) => pattern.test(path) && existsSync(pathFromRoot(path))) ?? [];

// The longest checks start first, which makes the whole run shorter. `reads` matches the files that the check depends on.
const checksByName = {
  lint: {
    reads: /[.](ts|tsx|mjs|js)$|^[.]oxlintrc[.]json$/,
    run: (files) =>
      runTool([
        findPackageCommand("oxlint"),
        "--type-aware",
        "--deny-warnings",
        "--format=unix",
        ...filterExistingFiles(files, /[.](ts|tsx|mjs|js)$/),
      ]),
  },
  "types of the server and packages": {
    reads: /^(packages|locales|apps\/server|demo|bench|e2e|scripts)\/|^[^/]+[.]ts$/,
    run: () => checkTypes("tsconfig.json"),
  },
  // npm commands import these scripts under the installed Node, so they may use only the API of Node 18.
  "types of the first scripts": {
    reads: /^scripts\//,
    run: () => checkTypes("scripts/tsconfig.json"),
  },
  "regular expressions": {
    reads: /^(apps\/[^/]+\/src|packages|simulators|demo)\/.*[.]tsx?$|^scripts\/checks\/.*expressions/,
    run: runExpressions,
  },
  "types of the store": { reads: /^(apps\/storefront|packages|locales)\//, run: checkStorefrontTypes },
  "types of the console": {
    reads: /^(apps\/console|packages|locales)\//,
    run: () => checkTypes("apps/console/tsconfig.json"),
  },
  "API document": {
    reads: /^packages\/(contract|domain)\/|^locales\/|^apps\/server\/src\/platform\/http\/|^redocly[.]yaml$/,
    run: checkApiDocument,
  },
  "dependency rules": {
    reads: /^(apps|packages|demo|bench|e2e)\/.*[.](tsx?|mjs)$|^[.]dependency-cruiser[.]mjs$/,
    run: () =>
      runTool([
        findPackageCommand("dependency-cruiser", "depcruise"),
        "--config",
        ".dependency-cruiser.mjs",
        ...sourceFolders,
      ]),
  },
  "dead code": { reads: new RegExp(`${CODE_FILE_PATTERN.source}|^knip[.]json$`), run: () => runKnip([]) },
  "code that only tests use": {
    reads: new RegExp(`${CODE_FILE_PATTERN.source}|^knip[.]json$`),
    run: () =>
      runKnip([
        "--production",
        "--include",
        "files,exports",
        "--tags=-testing",
        "--treat-tag-hints-as-errors",
      ]),
  },
  "tables of docs": {
    reads: /^docs\/|[.](test|spec)[.]tsx?$|^packages\/contract\/|^scripts\/docs\//,
    run: checkDocumentTables,
  },
  "house rules": { reads: /./, run: runHouseRules },
  "text catalogues": { reads: /^locales\/|[.]tsx?$|^scripts\/texts\//, run: checkTexts },
  "dependency rules in the browser": {
    reads: /^(apps\/(storefront|console)|packages)\//,
    run: runBrowserReachCheck,
  },
  format: {
    reads: /./,
    run: (files) =>
      runTool([findPackageCommand("oxfmt"), "--check", ...filterExistingFiles(files, CODE_FILE_PATTERN)]),
  },
  lockfile: {
    reads: /(^|\/)package(-lock)?[.]json$/,
    run: () => {
      const found = findLockfileFaults(readLockfile());
      return { code: found.length > 0 ? 1 : 0, output: found.join("\n") };
    },
  },
};

/** Maps the name of each check to the files that it reads. */
export const readPathPatternByCheck = Object.fromEntries(
  Object.entries(checksByName).map(([name, { reads }]) => [name, reads]),
);

async function runCheck(name, files) {
  const start = performance.now();
  const { code, output } = await checksByName[name].run(files);
  console.log(`${code === 0 ? "✔" : "✘"} ${name} (${formatSecondsSince(start)})`);
  return { name, failed: code !== 0, output };
}

/**
 * Runs the checks that `isChosen` accepts, `lanes` of them in parallel. Lint and format check only `files` if given.
 * Prints the output of failed checks at the end.
 */
export async function runChecks({
  isChosen = () => true,
  files,
  lanes = Math.min(4, availableParallelism()),
} = {}) {
  writeMessageIds();
  const waiting = Object.keys(checksByName).filter(isChosen);
  const results = [];
  const runLane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runCheck(name, files));
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  const failed = results.filter((result) => result.failed);
  for (const { name, output } of failed) console.error(`\n✘ ${name}\n${output.trim()}`);
  return { passed: results.length - failed.length, failed: failed.length };
}
