// Reads the reports of the runners into one format: every test with its file, seconds and number of tries.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repositoryRoot } from "./paths.mjs";

/** Returns the JSON of a report, or undefined if it is missing or incomplete. */
export function readTestReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

const toRepositoryPath = (path) => relative(repositoryRoot, path).replace(/\\/g, "/");

/**
 * Reads Vitest's JSON report. A file that failed while loading or in a hook may have no failed test, so it is listed
 * by its name.
 */
export function readVitestReport(report) {
  const files = report?.testResults ?? [];
  const unloaded = files
    .filter(({ status, assertionResults }) => status === "failed" && !assertionResults.some(hasFailed))
    .map(({ name }) => toRepositoryPath(name));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      title: one.fullName.trim(),
      file: toRepositoryPath(name),
      seconds: (one.duration ?? 0) / 1000,
      tries: hasPassed(one) && one.failureMessages?.length > 0 ? 2 : 1,
      firstError: readFirstLine(one.failureMessages?.[0]),
    })),
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    unloaded,
    tests,
  };
}

/** Returns the paths of the files in Vitest's JSON report that failed in a test, a hook or while loading. */
export const listFailedFiles = (report) =>
  (report?.testResults ?? []).filter(hasFailed).map(({ name }) => toRepositoryPath(name));

/**
 * Returns Vitest's JSON report of a run with the failed files replaced by those of their second run. A test that only
 * passed in the second run keeps the error of the first one, by which `readVitestReport` counts two tries.
 */
export function mergeReportOfSecondRun(first, second) {
  const secondByName = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => {
    const again = hasFailed(file) ? secondByName.get(file.name) : undefined;
    return again ? { ...again, assertionResults: keepErrorsOfFirstRun(file, again) } : file;
  });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    testResults,
    numPassedTests: tests.filter(hasPassed).length,
    numFailedTests: tests.filter(hasFailed).length,
    numPendingTests: tests.filter((one) => !hasPassed(one) && !hasFailed(one)).length,
  };
}

function keepErrorsOfFirstRun(first, second) {
  const failedByTitle = new Map(first.assertionResults.filter(hasFailed).map((one) => [one.fullName, one]));
  return second.assertionResults.map((one, index) => {
    // The error of a file that failed while loading or in a hook is kept with the first test, because the file has no
    // failed test.
    const isFileError = failedByTitle.size === 0 && index === 0;
    const messages = isFileError ? [first.message] : failedByTitle.get(one.fullName)?.failureMessages;
    return hasPassed(one) && messages ? { ...one, failureMessages: messages } : one;
  });
}

/** Returns the first line of an error message without colors, or undefined if there is none. */
const readFirstLine = (message) => message && stripVTControlCharacters(message).trim().split("\n")[0];

const hasFailed = ({ status }) => status === "failed";
const hasPassed = ({ status }) => status === "passed";

/** Reads Playwright's JSON report. `seconds` is the duration of the last try. */
export function readPlaywrightReport(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const folder = toRepositoryPath(report?.config?.rootDir ?? repositoryRoot);
  const specs = (report?.suites ?? []).flatMap(listSpecs);
  const tests = specs.flatMap(({ title, file, tests: ways }) =>
    ways
      .filter(({ results }) => results.length > 0)
      .map(({ projectName, results }) => ({
        title: `${title} (${projectName})`,
        file: folder === "" ? file : `${folder}/${file}`,
        seconds: results.at(-1).duration / 1000,
        tries: results.length,
        firstError: readFirstLine(results[0].errors?.[0]?.message),
      })),
  );
  // A test file that failed to load has no failed test, so its errors are listed separately.
  const unloaded = (report?.errors ?? []).map(({ message }) => message ?? "an error without a message");
  return {
    passed: expected + flaky,
    failed: unexpected + (unexpected === 0 ? unloaded.length : 0),
    skipped,
    unloaded,
    tests,
  };
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Returns the result lines that safety tests print ("R3: 50 of 50 …", "R11 payme: …"), sorted by rule. */
export function findSafetyResultLines(output) {
  const found = [...output.matchAll(/^(R|S|OR-)(\d+)(?: [\w-]+)?: .*$/gm)];
  return found
    .sort(([, a, m], [, b, n]) => (a === b ? Number(m) - Number(n) : a < b ? -1 : 1))
    .map(([line]) => line);
}
