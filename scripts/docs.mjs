// npm run docs: regenerates the tables of docs/ from the contract and the titles of the tests, and the modules of the
// message catalogues.
import { writeFileSync } from "node:fs";
import { installAndBuild } from "./setup/prepare.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { runNode } from "./setup/children.mjs";

await installAndBuild({ build: false });
// The contract is TypeScript, which Node 26 runs directly. The Node that runs npm may be older.
const documentationSteps = ["texts/write-modules.mjs", "docs/print-tables.mjs"];
let stepsOutput = "";
for (const step of documentationSteps) {
  const done = await runNode(requireNode26(), [pathFromRoot(`scripts/${step}`)]);
  stepsOutput = done.output;
  if (done.code === 0) continue;
  console.error(stepsOutput);
  process.exit(1);
}
const { pages, gaps } = JSON.parse(stepsOutput);
for (const [path, text] of Object.entries(pages)) writeFileSync(pathFromRoot(path), text);
console.log(`Wrote ${Object.keys(pages).join(", ")}.`);
for (const gap of gaps) console.warn(`- ${gap}`);
