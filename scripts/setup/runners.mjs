// The runners of `npm test`: each gives { passed, failed, skipped, output } in the same terms.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "../checks/run-checks.mjs";
import { binOf } from "./bin.mjs";
import { runNode } from "./children.mjs";
import { findBrowser, findShell } from "./find-browser.mjs";
import { requireNode26 } from "./node26.mjs";
import { npmBrowserPath } from "./npm-browser.mjs";
import { fromRoot } from "./paths.mjs";

const reports = fromRoot("test-results");

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failed test (it broke, or found none) still counts as one failure. */
function result(numbers, { code, output }) {
  const failed = numbers.failed === 0 && code !== 0 ? 1 : numbers.failed;
  return { ...numbers, failed, output };
}

/** What the storms of the safety tests say of themselves, "R3: 50 of 50 …", by name and number. */
export function figuresIn(output) {
  const found = [...output.matchAll(/^([RS])(\d+): .*$/gm)];
  return found
    .sort(([, a, m], [, b, n]) => (a === b ? Number(m) - Number(n) : a < b ? -1 : 1))
    .map(([line]) => line);
}

async function check() {
  // it prints its own failures
  return { ...(await runChecks()), skipped: 0, output: "" };
}

async function unitAndApi() {
  const report = `${reports}/unit.json`;
  rmSync(report, { force: true });
  const run = await runNode(
    requireNode26(),
    [binOf("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { env: { ...process.env, NODE_ENV: "test", FORCE_COLOR: "0", NO_COLOR: "1" } },
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, ...rest } = readReport(report) ?? {};
  const skipped = (rest.numPendingTests ?? 0) + (rest.numTodoTests ?? 0);
  // a suite that cannot be loaded has no test that failed
  const brokenSuites = (rest.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  ).length;
  const engine = /^database engine.*$/m.exec(run.output)?.[0];
  return {
    ...result({ passed, failed: failed + brokenSuites, skipped }, run),
    engine,
    figures: figuresIn(run.output),
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

/** Playwright's tests on the built product, with a port and a folder of data of their own. */
export async function runPlaywright(options, { env, onOutput }) {
  const cli = binOf("@playwright/test", { command: "playwright", workspace: "e2e" });
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-e2e-"));
  const own = {
    E2E_PORT: await freePort(),
    E2E_PUSH_PORT: await freePort(),
    E2E_DATA_DIR: dataDir,
    FORCE_COLOR: "0",
  };
  const run = await runNode(
    requireNode26(),
    [cli, "test", "--config", fromRoot("e2e/playwright.config.ts"), ...options],
    { env: { ...process.env, ...env, ...own }, ...(onOutput && { onOutput }) },
  );
  rmSync(dataDir, { recursive: true, force: true });
  return run;
}

async function browser() {
  const executable = await findBrowser();
  if (!executable) {
    const output = "No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.";
    return { passed: 0, failed: 1, skipped: 0, output };
  }
  const report = `${reports}/browser.json`;
  rmSync(report, { force: true });
  const shell = findShell();
  const isShellAlone = executable === npmBrowserPath || executable === shell;
  if (shell && !isShellAlone) console.log(`For all that needs no notification: ${shell}`);
  if (isShellAlone)
    console.log("This browser shows no notifications: the tests of one that is shown are left out.");
  const run = await runPlaywright(["--reporter=list,json"], {
    env: {
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(shell && { CHROMIUM_SHELL_PATH: shell }),
      ...(isShellAlone && { E2E_WITHOUT_NOTIFICATIONS: "1" }),
    },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} browser tests passed only when tried again.`);
  return result({ passed: expected + flaky, failed: unexpected, skipped }, run);
}

mkdirSync(reports, { recursive: true });

/** In the order they run: one after another, two cores are little for a browser beside a database. */
export const runners = { check, "unit and API": unitAndApi, browser };
