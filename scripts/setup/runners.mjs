// Test runners of `npm test`. Each returns { passed, failed, skipped, tests, output }.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "../checks/run-checks.mjs";
import { findBinPath } from "./bin.mjs";
import { runNode } from "./children.mjs";
import { findBrowser, findHeadlessShell } from "./find-browser.mjs";
import { engineNames } from "./find-engines.mjs";
import { requireNode26 } from "./node26.mjs";
import { npmBrowserPath } from "./npm-browser.mjs";
import { pathFromRoot } from "./paths.mjs";
import {
  findSafetyResultLines,
  listFailedFiles,
  mergeReportOfSecondRun,
  readPlaywrightReport,
  readTestReport,
  readVitestReport,
} from "./test-reports.mjs";

const reportsFolder = pathFromRoot("test-results");

/**
 * Returns the result of a runner. A runner that ran no tests, or failed without a failed test, counts as one failure
 * with a note.
 */
function createRunnerResult(numbers, { code, output }) {
  const isEmpty = numbers.passed + numbers.failed + numbers.skipped === 0;
  const notes = numbers.unloaded.map((what) => `failed outside of a test (in loading or in a hook): ${what}`);
  if (isEmpty) notes.push("No test was run.");
  const failed = numbers.failed === 0 && (code !== 0 || isEmpty) ? 1 : numbers.failed;
  return { ...numbers, failed, output: [output.trim(), ...notes].join("\n") };
}

/** Returns the shard argument of Vitest and Playwright. */
export const createShardArguments = (shard) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);
const emptyRunnerResult = { passed: 0, failed: 0, skipped: 0, tests: [], output: "" };

/**
 * Runs the static checks. `lanes` is the number of checks that run in parallel. With several machines, the first one runs
 * all checks.
 */
async function runStaticChecks({ shard, lanes, selection }) {
  if (shard && shard.index > 1) return emptyRunnerResult;
  // The result contains no output, because the checks print their own failures.
  const isChosen = (name) => !selection || selection.checks.includes(name);
  return { ...emptyRunnerResult, ...(await runChecks({ isChosen, files: selection?.files, lanes })) };
}

/**
 * Maximum number of failed test files that are run a second time, alone. More failed files point to a fault, not to a
 * busy machine.
 */
const MAX_REPEATED_TEST_FILES = 5;

/**
 * Runs Vitest. If few files failed, runs them a second time, and the summary lists their tests. A file is repeated as a
 * whole, because its tests share a database that a failed test may have left in any state.
 */
async function runUnitAndApiTests({ shard, browserEnv, selection }) {
  if (selection?.unit.length === 0) return emptyRunnerResult;
  const first = await runVitest([...createShardArguments(shard), ...(selection?.unit ?? [])], browserEnv);
  const engine = /^database engine.*$/m.exec(first.output)?.[0];
  const describeRun = (report, run) => ({
    ...createRunnerResult(readVitestReport(report), run),
    engine,
    figures: findSafetyResultLines(run.output),
  });
  const failedFiles = listFailedFiles(first.report);
  if (failedFiles.length === 0 || failedFiles.length > MAX_REPEATED_TEST_FILES)
    return describeRun(first.report, first);
  console.log(`Running ${failedFiles.length} failed test files again: ${failedFiles.join(", ")}`);
  const second = await runVitest(failedFiles, browserEnv);
  const output = `${first.output}\n${second.output}`;
  if (!second.report) return describeRun(first.report, first);
  return describeRun(mergeReportOfSecondRun(first.report, second.report), { code: second.code, output });
}

/** Runs Vitest with arguments. `report` is undefined if the run ended before it was written. */
async function runVitest(options, browserEnv) {
  const path = `${reportsFolder}/unit.json`;
  rmSync(path, { force: true });
  const run = await runNode(
    requireNode26(),
    [
      findBinPath("vitest"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${path}`,
      ...options,
    ],
    { env: { ...process.env, ...browserEnv, NODE_ENV: "test", FORCE_COLOR: "0", NO_COLOR: "1" } },
  );
  return { ...run, report: readTestReport(path) };
}

function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

/** Runs Playwright's tests on the built product, with their own port and data folder. */
export async function runPlaywright(options, { env, onOutput }) {
  const cli = findBinPath("@playwright/test", { command: "playwright", workspace: "e2e" });
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-e2e-"));
  const own = {
    E2E_PORT: await findFreePort(),
    E2E_PUSH_PORT: await findFreePort(),
    E2E_DATA_DIR: dataDir,
    FORCE_COLOR: "0",
  };
  const run = await runNode(
    requireNode26(),
    [cli, "test", "--config", pathFromRoot("e2e/playwright.config.ts"), ...options],
    { env: { ...process.env, ...env, ...own }, ...(onOutput && { onOutput }) },
  );
  rmSync(dataDir, { recursive: true, force: true });
  return run;
}

/**
 * Returns the variables by which both browser runners find their browser: CHROMIUM_PATH, and CHROMIUM_SHELL_PATH if
 * the machine has a headless shell. Returns null if no browser is available.
 */
export async function findBrowserVariables() {
  const executable = await findBrowser();
  if (!executable) return null;
  const shell = findHeadlessShell();
  const isShellAlone = executable === npmBrowserPath || executable === shell;
  if (shell && !isShellAlone) console.log(`For all that needs no notification: ${shell}`);
  if (isShellAlone)
    console.log("This browser shows no notifications: the tests of one that is shown are left out.");
  return {
    CHROMIUM_PATH: executable,
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
    ...(isShellAlone && { E2E_WITHOUT_NOTIFICATIONS: "1" }),
  };
}

async function runBrowserTests({ shard, browserEnv, selection }) {
  if (selection?.browser.length === 0) return emptyRunnerResult;
  console.log(`Other browser engines: ${engineNames.join(", ") || "none is installed"}`);
  if (!browserEnv) {
    const output = "No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.";
    return { ...emptyRunnerResult, failed: 1, output };
  }
  const chosen = (selection?.browser ?? []).map((file) => `${file.replace(/[.]/g, "[.]")}$`);
  return await runReportedPlaywright([...createShardArguments(shard), ...chosen], browserEnv);
}

/** Runs the browser tests of the engines besides Chromium, which are also a part of the browser tests. */
async function runEngineTests({ shard, browserEnv }) {
  if (engineNames.length === 0) {
    const output = "Install an engine. On Debian: apt-get install webkit2gtk-driver xvfb firefox-esr";
    return { ...emptyRunnerResult, failed: 1, output };
  }
  const projects = engineNames.map((name) => `--project=${name}`);
  return await runReportedPlaywright([...createShardArguments(shard), ...projects], browserEnv);
}

async function runReportedPlaywright(options, browserEnv) {
  const report = `${reportsFolder}/browser.json`;
  rmSync(report, { force: true });
  const run = await runPlaywright(["--reporter=list,json", ...options], {
    env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return createRunnerResult(readPlaywrightReport(readTestReport(report)), run);
}

mkdirSync(reportsFolder, { recursive: true });

/** Functions that run the tests of each runner, by the runner's title. */
export const runnerByTitle = {
  check: runStaticChecks,
  "unit and API": runUnitAndApiTests,
  browser: runBrowserTests,
  engines: runEngineTests,
};

/**
 * Groups of runners that run one after another. The runners of one group run concurrently. The static checks run one at a
 * time next to the unit and API tests, which use two workers and a database and leave about one core. A browser and a
 * database use both cores.
 */
export const runnerStages = [["check", "unit and API"], ["browser"], ["engines"]];
