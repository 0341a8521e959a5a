// npm run staff -- --login NAME …: creates a staff account or sets its password, under Node 26 in the same terminal.
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
const commandPath = pathFromRoot("apps/server/src/command/staff-command.ts");
const { status } = spawnSync(requireNode26(), [commandPath, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
