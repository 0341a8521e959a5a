// npm run check [name…]: types, lint, format, dependency rules, dead code, house rules. A name picks checks whose
// title holds it: `npm run check types`.
import { runChecks } from "./checks/run-checks.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare({ build: false });
const names = process.argv.slice(2);
const { passed, failed } = await runChecks({
  isChosen: (title) => names.length === 0 || names.some((name) => title.includes(name)),
});
if (passed + failed === 0) console.error(`There is no check called ${names.join(" or ")}.`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
