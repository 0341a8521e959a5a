// Runs `npm test` under Node 26: the static checks in parallel with the unit and API tests, then the browser tests on
// the built product. Prints the output of a runner if it failed. The last line is "N passed, N failed". The exit code
// is 1 if anything failed.
import { listChangedFiles } from "../changed/changed-files.mjs";
import { selectTests } from "../changed/select-tests.mjs";
import { readPathPatternByCheck } from "../checks/run-checks.mjs";
import { readTrackedFiles } from "../checks/tracked-files.mjs";
import { formatSecondsSince } from "./paths.mjs";
import { findBrowserVariables, runnerByTitle, runnerStages } from "./runners.mjs";
import { parseTestOptions } from "./test-options.mjs";
import { formatRetriedLines, formatSlowestLines, startClock, formatTestTimeLines } from "./test-summary.mjs";
import { findTimeScale } from "./time-scale.mjs";

const startedAt = performance.now();
const testRunOptions = parseTestOptions(process.argv.slice(2));
/** Wall clock and CPU seconds of installation and build, measured by scripts/test.mjs. */
const preparationTime = JSON.parse(process.env.TEST_PREPARED);
delete process.env.TEST_PREPARED;
const timedParts = [{ title: "preparing", ...preparationTime }];

const timeScale = findTimeScale();
console.log(`\nTime limits of tests: ${timeScale} times those of a quiet machine (measured now).`);
const needsBrowser = testRunOptions.chosen.some((title) => title !== "check");
const browserEnv = needsBrowser ? await findBrowserVariables() : null;

const changedTestSelection = testRunOptions.changed ? selectChangedTests() : undefined;
const runnerResults = [];
for (const stage of runnerStages) {
  const titles = stage.filter((title) => testRunOptions.chosen.includes(title));
  if (titles.length === 0) continue;
  console.log(`\n── ${titles.join(", ")}`);
  const clock = startClock();
  const lanes = titles.length > 1 ? 1 : undefined;
  await Promise.all(
    titles.map((title) =>
      runTestRunner(title, { ...testRunOptions, browserEnv, lanes, selection: changedTestSelection }),
    ),
  );
  timedParts.push({ title: titles.join(", "), ...clock() });
}

const testResults = runnerResults.flatMap((result) => result.tests);
const sumTestResults = (key) => runnerResults.reduce((sum, result) => sum + result[key], 0);
printSection("the slowest tests", formatSlowestLines(testResults));
printSection("tests that needed a second try", formatRetriedLines(testResults));
printSection("time by part", formatTestTimeLines(timedParts));
printSection(
  `summary (${formatSecondsSince(startedAt - preparationTime.wall * 1000)})`,
  runnerResults.map(({ line }) => line),
);
if (changedTestSelection?.left.length > 0)
  console.log(`Not run: ${changedTestSelection.left.join(", ")}. npm test runs all.`);
for (const { engine } of runnerResults) if (engine) console.log(engine);
console.log(`${sumTestResults("passed")} passed, ${sumTestResults("failed")} failed`);
process.exitCode = sumTestResults("failed") > 0 ? 1 : 0;

/** Returns the tests that the changed files can affect. */
function selectChangedTests() {
  const { base, changed } = listChangedFiles();
  const found = selectTests({ changed, files: readTrackedFiles(), checks: readPathPatternByCheck });
  printSection(`${changed.length} changed files since ${base.slice(0, 8)} reach`, [
    `checks: ${found.checks.join(", ") || "none"}`,
    ...found.reasons,
  ]);
  return { ...found, files: changed };
}

async function runTestRunner(title, given) {
  const start = performance.now();
  const result = await runnerByTitle[title](given);
  if (result.failed > 0 && result.output) console.log(result.output.trim());
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const line = `${title}: ${result.passed} passed, ${result.failed} failed${skipped} (${formatSecondsSince(start)})`;
  console.log(line);
  for (const figure of result.figures ?? []) console.log(`  ${figure}`);
  runnerResults.push({ ...result, line });
}

function printSection(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n── ${title}`);
  for (const line of lines) console.log(line);
}
