// Runs the checks of `npm run check [name…]` under Node 26.
import { runChecks } from "./run-checks.mjs";

const checkNames = process.argv.slice(2);
const { passed, failed } = await runChecks({
  isChosen: (title) => checkNames.length === 0 || checkNames.some((name) => title.includes(name)),
});
if (passed + failed === 0) console.error(`There is no check called ${checkNames.join(" or ")}.`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
