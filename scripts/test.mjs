// npm test [check|unit|browser…]: everything a change must pass. Installs and builds what is stale, runs the static
// checks, the unit and API tests and the browser tests on the built product; a runner's output is shown when it
// fails. The last line is "N passed, N failed"; the exit code is 1 when anything failed.
import { since } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runners } from "./setup/runners.mjs";

const begin = performance.now();
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const chosen = Object.entries(runners).filter(
  ([title]) => names.length === 0 || names.some((name) => title.includes(name)),
);
if (chosen.length === 0) {
  console.error(`There is no runner called ${names.join(" or ")}: ${Object.keys(runners).join(", ")}.`);
  process.exit(1);
}

await prepare();
const summary = [];
let engine;
for (const [title, run] of chosen) {
  const start = performance.now();
  console.log(`\n── ${title}`);
  const result = await run();
  if (result.failed > 0 && result.output) console.log(result.output.trim());
  engine ??= result.engine;
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const line = `${title}: ${result.passed} passed, ${result.failed} failed${skipped} (${since(start)})`;
  console.log(line);
  for (const figure of result.figures ?? []) console.log(`  ${figure}`);
  summary.push({ ...result, line });
}

const total = (key) => summary.reduce((sum, result) => sum + result[key], 0);
console.log(`\n── summary (${since(begin)})`);
for (const { line } of summary) console.log(line);
if (engine) console.log(engine);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
