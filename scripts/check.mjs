// npm run check [name…]: types, lint, format, dependency rules, dead code, house rules. A name selects the checks
// whose title contains it: `npm run check types`. The checks run under Node 26 (scripts/checks/check-run.mjs).
import { replaceProcess } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
replaceProcess(requireNode26(), [pathFromRoot("scripts/checks/check-run.mjs"), ...process.argv.slice(2)]);
