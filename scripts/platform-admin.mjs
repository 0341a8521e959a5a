// npm run platform:admin -- --login NAME …: creates an administrator of the installation, under Node 26 in the same
// terminal.
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
const commandPath = pathFromRoot("apps/server/src/command/platform-admin-command.ts");
const { status } = spawnSync(requireNode26(), [commandPath, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
