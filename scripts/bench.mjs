// npm run bench [name…]: runs bench/*.bench.ts one after another under Node 26, because parallel runs would distort
// the measurements. A name selects the files that contain it. --quick only checks that they work.
import { readdirSync } from "node:fs";
import { runNode } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot, formatSecondsSince } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

const commandFlags = process.argv.slice(2).filter((argument) => argument.startsWith("-"));
const fileNameFilters = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const benchFiles = readdirSync(pathFromRoot("bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .filter((file) => fileNameFilters.length === 0 || fileNameFilters.some((name) => file.includes(name)))
  .sort();

if (benchFiles.length === 0) {
  console.error(
    `No bench${fileNameFilters.length > 0 ? ` is called ${fileNameFilters.join(" or ")}` : ""} in bench/*.bench.ts.`,
  );
  process.exit(1);
}
await installAndBuild();
const nodePath = requireNode26();
let failedBenchFileCount = 0;
for (const file of benchFiles) {
  const start = performance.now();
  console.log(`\n── ${file}`);
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" };
  const { code } = await runNode(nodePath, [pathFromRoot("bench", file), ...commandFlags], {
    env,
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  console.log(
    `── ${file}: ${code === 0 ? "done" : `failed with exit code ${code}`} (${formatSecondsSince(start)})`,
  );
  if (code !== 0) failedBenchFileCount += 1;
}
process.exit(failedBenchFileCount > 0 ? 1 : 0);
