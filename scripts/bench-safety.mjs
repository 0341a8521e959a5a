// npm run bench:safety [name…]: runs the load tests of the safety rules at full size, one file after another, because
// parallel runs would distort the measurements. A name selects the files whose path contains it. Each file prints its
// result as "N of N".
import { findBinPath } from "./setup/bin.mjs";
import { runNode } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { formatSecondsSince } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";
import { findSafetyResultLines } from "./setup/test-reports.mjs";

/**
 * Files whose size depends on `SIZE=full`, fast ones first. `parts` is the number of processes that share one file in
 * parallel.
 */
const safetyFiles = [
  { file: "safety/input-limits" },
  { file: "safety/code-sending" },
  { file: "safety/host-tricks" },
  { file: "safety/interleaved-sessions" },
  { file: "safety/interleaved-pages" },
  { file: "safety/price-tampering" },
  { file: "safety/enumeration" },
  { file: "safety/hostile-uploads" },
  { file: "safety/ended-server" },
  { file: "safety/cut-events" },
  { file: "safety/reservation-races" },
  { file: "safety/races" },
  { file: "safety/combo-races" },
  { file: "safety/repeated-writes" },
  { file: "safety/killed-server" },
  { file: "safety/alert-storm" },
  { file: "safety/lost-database" },
  { file: "orders/staff/order-model" },
  { file: "broadcasts/sending" },
  { file: "safety/paid-once" },
  { file: "safety/lost-messages" },
  { file: "gateways/random-orders" },
  { file: "gateways/random-pages" },
  { file: "safety/mass-assignment" },
  { file: "safety/sql-injection" },
  { file: "safety/logs" },
  { file: "safety/fuzzed-calls", parts: 2 },
];

const fileNameFilters = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const chosenSafetyFiles = safetyFiles.filter(
  ({ file }) => fileNameFilters.length === 0 || fileNameFilters.some((name) => file.includes(name)),
);
if (chosenSafetyFiles.length === 0) {
  console.error(
    `No storm is called ${fileNameFilters.join(" or ")}: ${safetyFiles.map(({ file }) => file).join(", ")}.`,
  );
  process.exit(1);
}
await installAndBuild({ build: false });
const nodePath = requireNode26();
const safetyFigures = [];
let failedSafetyFileCount = 0;
const runSafetyTestPart = (file, part) =>
  runNode(nodePath, [findBinPath("vitest"), "run", "--project", "server", `/${file}.test.ts`], {
    env: { ...process.env, SIZE: "full", PART: part, NODE_ENV: "test", FORCE_COLOR: "0", NO_COLOR: "1" },
    onOutput: printLoadTestProgressLines,
  });

/** Prints the progress lines of a load test. */
function printLoadTestProgressLines(chunk) {
  const lines = String(chunk).match(/^… .+$/gm) ?? [];
  for (const line of lines) console.log(line);
}

for (const { file, parts = 1 } of chosenSafetyFiles) {
  const start = performance.now();
  console.log(`\n── ${file}`);
  const runs = await Promise.all(
    Array.from({ length: parts }, (_, at) => runSafetyTestPart(file, `${at + 1}/${parts}`)),
  );
  const found = runs.flatMap(({ output }) => findSafetyResultLines(output));
  for (const figure of found) console.log(figure);
  const wrong = runs.filter(({ code }) => code !== 0);
  for (const { output } of wrong) console.log(output.trim());
  console.log(`── ${file}: ${wrong.length === 0 ? "held" : "failed"} (${formatSecondsSince(start)})`);
  safetyFigures.push(...found);
  if (wrong.length > 0) failedSafetyFileCount += 1;
}
console.log(
  `\n── summary\n${safetyFigures.join("\n")}\n${chosenSafetyFiles.length - failedSafetyFileCount} of ${chosenSafetyFiles.length} storms held`,
);
process.exit(failedSafetyFileCount > 0 ? 1 : 0);
