// npm test [check|unit|browser|engines…] [--changed] [--shard 1/3]: runs all tests that a change must pass. Installs packages,
// builds outdated applications, and runs scripts/setup/test-run.mjs under Node 26. This file and its imports run under
// any Node >= 18.
import { replaceProcess } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";
import { parseTestOptions } from "./setup/test-options.mjs";
import { startClock } from "./setup/test-summary.mjs";

const args = process.argv.slice(2);
try {
  parseTestOptions(args);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const readElapsedTime = startClock();
await installAndBuild();
const env = { ...process.env, TEST_PREPARED: JSON.stringify(readElapsedTime()) };
replaceProcess(requireNode26(), [pathFromRoot("scripts/setup/test-run.mjs"), ...args], { env });
