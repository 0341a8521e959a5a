// Runs the checks of `npm run check [name…]` under Node 26.
import { runChecks } from "./run-checks.mjs";

const names = process.argv.slice(2);
const { passed, failed } = await runChecks({
  isChosen: (title) => names.length === 0 || names.some((name) => title.includes(name)),
});
if (passed + failed === 0) console.error(`There is no check called ${names.join(" or ")}.`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
