// Runs `npm test` under Node 26: the static checks in parallel with the unit and API tests, then the browser tests on
// the built product. Prints the output of a runner if it failed. The last line is "N passed, N failed". The exit code
// is 1 if anything failed.
import { listChangedFiles } from "../changed/changed-files.mjs";
import { selectTests } from "../changed/select-tests.mjs";
import { readPatternByCheck } from "../checks/run-checks.mjs";
import { readTrackedFiles } from "../checks/tracked-files.mjs";
import { formatSecondsSince } from "./paths.mjs";
import { findBrowserVariables, runnerByTitle, runnerStages } from "./runners.mjs";
import { parseTestOptions } from "./test-options.mjs";
import { formatRetriedLines, formatSlowestLines, startClock, formatTimeLines } from "./test-summary.mjs";
import { findTimeScale } from "./time-scale.mjs";

const startedAt = performance.now();
const options = parseTestOptions(process.argv.slice(2));
/** Wall clock and CPU seconds of installation and build, measured by scripts/test.mjs. */
const preparationTime = JSON.parse(process.env.TEST_PREPARED);
delete process.env.TEST_PREPARED;
const timedParts = [{ title: "preparing", ...preparationTime }];

const timeScale = findTimeScale();
console.log(`\nTime limits of tests: ${timeScale} times those of a quiet machine (measured now).`);
const needsBrowser = options.chosen.some((title) => title !== "check");
const browserEnv = needsBrowser ? await findBrowserVariables() : null;

const selection = options.changed ? selectChangedTests() : undefined;
const summary = [];
for (const stage of runnerStages) {
  const titles = stage.filter((title) => options.chosen.includes(title));
  if (titles.length === 0) continue;
  console.log(`\n── ${titles.join(", ")}`);
  const clock = startClock();
  const lanes = titles.length > 1 ? 1 : undefined;
  await Promise.all(titles.map((title) => runRunner(title, { ...options, browserEnv, lanes, selection })));
  timedParts.push({ title: titles.join(", "), ...clock() });
}

const tests = summary.flatMap((result) => result.tests);
const sumResults = (key) => summary.reduce((sum, result) => sum + result[key], 0);
printSection("the slowest tests", formatSlowestLines(tests));
printSection("tests that needed a second try", formatRetriedLines(tests));
printSection("time by part", formatTimeLines(timedParts));
printSection(
  `summary (${formatSecondsSince(startedAt - preparationTime.wall * 1000)})`,
  summary.map(({ line }) => line),
);
if (selection?.left.length > 0) console.log(`Not run: ${selection.left.join(", ")}. npm test runs all.`);
for (const { engine } of summary) if (engine) console.log(engine);
console.log(`${sumResults("passed")} passed, ${sumResults("failed")} failed`);
process.exitCode = sumResults("failed") > 0 ? 1 : 0;

/** Returns the tests that the changed files can affect. */
function selectChangedTests() {
  const { base, changed } = listChangedFiles();
  const found = selectTests({ changed, files: readTrackedFiles(), checks: readPatternByCheck });
  printSection(`${changed.length} changed files since ${base.slice(0, 8)} reach`, [
    `checks: ${found.checks.join(", ") || "none"}`,
    ...found.reasons,
  ]);
  return { ...found, files: changed };
}

async function runRunner(title, given) {
  const start = performance.now();
  const result = await runnerByTitle[title](given);
  if (result.failed > 0 && result.output) console.log(result.output.trim());
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const line = `${title}: ${result.passed} passed, ${result.failed} failed${skipped} (${formatSecondsSince(start)})`;
  console.log(line);
  for (const figure of result.figures ?? []) console.log(`  ${figure}`);
  summary.push({ ...result, line });
}

function printSection(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n── ${title}`);
  for (const line of lines) console.log(line);
}
