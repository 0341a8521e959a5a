// npm run files:move -- --to s3|disk [--remove]: moves pictures between DATA_DIR and a bucket, under Node 26.
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare({ build: false });
const command = pathFromRoot("apps/server/src/command/move-files-command.ts");
const { status } = spawnSync(requireNode26(), [command, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
