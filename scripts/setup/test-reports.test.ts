import { expect, test } from "vitest";
import { pathFromRoot } from "./paths.mjs";
import {
  findSafetyResultLines,
  listFailedFiles,
  mergeReportOfSecondRun,
  readPlaywrightReport,
  readVitestReport,
} from "./test-reports.mjs";
import { formatRetriedLines, formatSlowestLines, formatTestTimeLines } from "./test-summary.mjs";

const createUnitReport = (name: string, status: string, assertionResults: object[]) => ({
  name: pathFromRoot(name),
  status,
  assertionResults,
});
const passedTest = { fullName: "is quick", status: "passed", duration: 20, failureMessages: [] };

const visibilityError = { message: "\u001B[31mError: not visible\u001B[39m\n    at order.spec.ts:3" };

test("counts a unit test file that cannot be loaded as failed and names it", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      createUnitReport("demo/a.test.ts", "passed", [passedTest]),
      createUnitReport("demo/b.test.ts", "failed", []),
    ],
  };
  const read = readVitestReport(report);
  expect(read).toMatchObject({ passed: 1, failed: 1, skipped: 0, unloaded: ["demo/b.test.ts"] });
  expect(read.tests).toEqual([{ title: "is quick", file: "demo/a.test.ts", seconds: 0.02, tries: 1 }]);
});

test("does not count a file with a failed test twice, and a missing report is not a test", () => {
  const failed = { ...passedTest, status: "failed" };
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [createUnitReport("a.test.ts", "failed", [failed])],
  };
  expect(readVitestReport(report)).toMatchObject({ failed: 1, unloaded: [] });
  expect(readVitestReport(undefined)).toMatchObject({ passed: 0, failed: 0, tests: [] });
});

const failedTest = { ...passedTest, fullName: "is slow", status: "failed", failureMessages: ["Error: late"] };

test("replaces failed unit test files by their second run, and lists tests that passed only then", () => {
  const first = {
    testResults: [
      createUnitReport("a.test.ts", "passed", [passedTest]),
      createUnitReport("b.test.ts", "failed", [passedTest, failedTest]),
      { ...createUnitReport("c.test.ts", "failed", []), message: "Error: the hook timed out" },
    ],
  };
  expect(listFailedFiles(first)).toEqual(["b.test.ts", "c.test.ts"]);
  const mended = { ...failedTest, status: "passed", failureMessages: [] };
  const second = {
    testResults: [
      createUnitReport("b.test.ts", "passed", [passedTest, mended]),
      createUnitReport("c.test.ts", "passed", [passedTest]),
      createUnitReport("another-b.test.ts", "passed", [passedTest]),
    ],
  };
  const read = readVitestReport(mergeReportOfSecondRun(first, second));
  expect(read).toMatchObject({ passed: 4, failed: 0, skipped: 0, unloaded: [] });
  expect(formatRetriedLines(read.tests)).toEqual([
    "2 tries  b.test.ts: is slow: Error: late",
    "2 tries  c.test.ts: is quick: Error: the hook timed out",
  ]);
});

test("a unit test that fails twice is failed, also in a file whose second run ended early", () => {
  const first = { testResults: [createUnitReport("b.test.ts", "failed", [passedTest, failedTest])] };
  expect(readVitestReport(mergeReportOfSecondRun(first, first))).toMatchObject({ passed: 1, failed: 1 });
  expect(readVitestReport(mergeReportOfSecondRun(first, { testResults: [] }))).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

const browserReport = {
  config: { rootDir: pathFromRoot("e2e") },
  stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: "an order",
              file: "order.spec.ts",
              tests: [
                {
                  projectName: "phone",
                  results: [{ duration: 9000, errors: [visibilityError] }, { duration: 4000 }],
                },
                { projectName: "desktop", results: [{ duration: 5000 }] },
                { projectName: "skipped", results: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test("counts a browser test that passed on its second attempt as passed and names it", () => {
  const { passed, failed, skipped, tests } = readPlaywrightReport(browserReport);
  expect({ passed, failed, skipped }).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(formatRetriedLines(tests)).toEqual([
    "2 tries  e2e/order.spec.ts: an order (phone): Error: not visible",
  ]);
  expect(formatSlowestLines(tests)).toEqual([
    "   5.0 s  e2e/order.spec.ts: an order (desktop)",
    "   4.0 s  e2e/order.spec.ts: an order (phone)",
  ]);
});

test("counts a browser test file that cannot be loaded as failed", () => {
  const report = { ...browserReport, errors: [{ message: "Cannot find module" }] };
  expect(readPlaywrightReport(report)).toMatchObject({ failed: 1, unloaded: ["Cannot find module"] });
});

test("lists the ten slowest tests first, and adds up the time of all parts", () => {
  const tests = Array.from({ length: 12 }, (_, seconds) => ({ title: "t", file: "f", seconds, tries: 1 }));
  expect(formatSlowestLines(tests).map((line: string) => line.trim())).toHaveLength(10);
  expect(formatSlowestLines(tests)[0]).toContain("11.0 s");
  expect(
    formatTestTimeLines([
      { title: "check", wall: 10, cpu: 20 },
      { title: "browser", wall: 5, cpu: 7.5 },
    ]).map((line: string) => line.replaceAll(/ +/g, " ")),
  ).toEqual([
    "check 10.0 s of wall clock, 20.0 s of CPU",
    "browser 5.0 s of wall clock, 7.5 s of CPU",
    "total 15.0 s of wall clock, 27.5 s of CPU",
  ]);
});

test("finds the figures of load tests by their rule and sorts by it, one for each provider if there are several", () => {
  const output =
    "S2: 3 of 3\n… R11 payme: 20 of 300 lives\nR11 payme: 300 of 300 lives\nR3: 50 of 50\nOR-13: 9 of 9\nR11 is said: no\n";
  expect(findSafetyResultLines(output)).toEqual([
    "OR-13: 9 of 9",
    "R3: 50 of 50",
    "R11 payme: 300 of 300 lives",
    "S2: 3 of 3",
  ]);
});
