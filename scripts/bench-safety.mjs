// npm run bench:safety [name…]: the storms of the safety tests at their full size, one file after another (side by
// side they would measure each other); a name picks the files whose path contains it. Each prints its "N of N".
import { binOf } from "./setup/bin.mjs";
import { runNode } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { since } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

/** Files whose size `SIZE=full` changes, the quick ones first. */
const storms = [
  "safety/input-limits",
  "safety/hostile-uploads",
  "safety/ended-server",
  "safety/cut-events",
  "safety/reservation-races",
  "safety/races",
  "safety/killed-server",
  "safety/fuzzed-calls",
  "orders/board/order-model",
];

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const chosen = storms.filter((storm) => names.length === 0 || names.some((name) => storm.includes(name)));
if (chosen.length === 0) {
  console.error(`No storm is called ${names.join(" or ")}: ${storms.join(", ")}.`);
  process.exit(1);
}
await prepare({ build: false });
const node = requireNode26();
const figures = [];
let failed = 0;
for (const storm of chosen) {
  const start = performance.now();
  console.log(`\n── ${storm}`);
  const { code, output } = await runNode(
    node,
    [binOf("vitest"), "run", "--project", "server", `/${storm}.test.ts`],
    { env: { ...process.env, SIZE: "full", NODE_ENV: "test", FORCE_COLOR: "0", NO_COLOR: "1" } },
  );
  const found = output.match(/^[RS]\d+: .*$/gm) ?? [];
  for (const figure of found) console.log(figure);
  if (code !== 0) console.log(output.trim());
  console.log(`── ${storm}: ${code === 0 ? "held" : `failed with exit code ${code}`} (${since(start)})`);
  figures.push(...found);
  if (code !== 0) failed += 1;
}
console.log(`\n── summary\n${figures.join("\n")}\n${chosen.length - failed} of ${chosen.length} storms held`);
process.exit(failed > 0 ? 1 : 0);
