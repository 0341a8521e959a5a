// npm run check [name…]: types, lint, format, dependency rules, dead code, house rules. A name picks checks whose
// title holds it: `npm run check types`.
import { runChecks } from "./checks/run-checks.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare({ build: false });
const { failed } = await runChecks(process.argv.slice(2));
process.exit(failed > 0 ? 1 : 0);
