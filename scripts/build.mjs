// npm run build: installs packages if needed and builds outdated applications. `--force` builds all.
import { apps } from "./setup/build-apps.mjs";
import { installAndBuild } from "./setup/prepare.mjs";
import { removeStamp } from "./setup/staleness.mjs";

if (process.argv.includes("--force")) for (const name of Object.keys(apps)) removeStamp(name);
await installAndBuild();
console.log("All applications are built.");
