// npm run files:move -- --to s3|disk [--remove]: moves pictures between DATA_DIR and a bucket, under Node 26.
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
const commandPath = pathFromRoot("apps/server/src/command/move-files-command.ts");
const { status } = spawnSync(requireNode26(), [commandPath, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
