// npm test [check|unit|browser…] [--changed] [--shard 1/3]: everything a change must pass. Installs and builds what is
// stale, runs the static checks beside the unit and API tests, then the browser tests on the built product; a runner's
// output is shown when it fails. The last line is "N passed, N failed"; the exit code is 1 when anything failed.
import { since } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";
import { browserVariables, runners, stages } from "./setup/runners.mjs";
import { testOptions } from "./setup/test-options.mjs";
import { retriedLines, slowestLines, startClock, timeLines } from "./setup/test-summary.mjs";
import { timeScale } from "./setup/time-scale.mjs";

const begin = performance.now();
const options = readOptions();
const parts = [];

const preparing = startClock();
await prepare();
parts.push({ title: "preparing", ...preparing() });

const scale = timeScale();
console.log(`\nTime limits of tests: ${scale} times those of a quiet machine (measured now).`);
const needsBrowser = options.chosen.some((title) => title !== "check");
const browserEnv = needsBrowser ? await browserVariables() : null;

const selection = options.changed ? await select() : undefined;
const summary = [];
for (const stage of stages) {
  const titles = stage.filter((title) => options.chosen.includes(title));
  if (titles.length === 0) continue;
  console.log(`\n── ${titles.join(", ")}`);
  const clock = startClock();
  const lanes = titles.length > 1 ? 1 : undefined;
  await Promise.all(titles.map((title) => runOne(title, { ...options, browserEnv, lanes, selection })));
  parts.push({ title: titles.join(", "), ...clock() });
}

const tests = summary.flatMap((result) => result.tests);
const total = (key) => summary.reduce((sum, result) => sum + result[key], 0);
print("the slowest tests", slowestLines(tests));
print("tests that needed a second try", retriedLines(tests));
print("time by part", timeLines(parts));
print(
  `summary (${since(begin)})`,
  summary.map(({ line }) => line),
);
if (selection?.left.length > 0) console.log(`Not run: ${selection.left.join(", ")}. npm test runs all.`);
for (const { engine } of summary) if (engine) console.log(engine);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;

function readOptions() {
  try {
    return testOptions(process.argv.slice(2), Object.keys(runners));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Tests that the changed files can affect. Uses TypeScript, which is installed only after `prepare`. */
async function select() {
  const { changedFiles } = await import("./changed/changed-files.mjs");
  const { selectTests } = await import("./changed/select-tests.mjs");
  const { checkReads } = await import("./checks/run-checks.mjs");
  const { trackedFiles } = await import("./checks/tracked-files.mjs");
  const { base, changed } = changedFiles();
  const found = selectTests({ changed, files: trackedFiles(), checks: checkReads });
  print(`${changed.length} changed files since ${base.slice(0, 8)} reach`, [
    `checks: ${found.checks.join(", ") || "none"}`,
    ...found.reasons,
  ]);
  return { ...found, files: changed };
}

async function runOne(title, given) {
  const start = performance.now();
  const result = await runners[title](given);
  if (result.failed > 0 && result.output) console.log(result.output.trim());
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const line = `${title}: ${result.passed} passed, ${result.failed} failed${skipped} (${since(start)})`;
  console.log(line);
  for (const figure of result.figures ?? []) console.log(`  ${figure}`);
  summary.push({ ...result, line });
}

function print(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n── ${title}`);
  for (const line of lines) console.log(line);
}
