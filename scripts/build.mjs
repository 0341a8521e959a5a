// npm run build: installs packages if needed and builds outdated applications. `--force` builds all.
import { buildableApps } from "./setup/build-apps.mjs";
import { installAndBuild } from "./setup/prepare.mjs";
import { removeStamp } from "./setup/staleness.mjs";

if (process.argv.includes("--force")) for (const name of Object.keys(buildableApps)) removeStamp(name);
await installAndBuild();
console.log("All applications are built.");
