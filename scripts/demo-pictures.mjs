// npm run demo:pictures -- NAME…: renders the demo's dishes with Blender, under Node 26
// (demo/scripts/dishes/README.md).
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare({ build: false });
const command = pathFromRoot("demo/scripts/render-dishes.ts");
const { status } = spawnSync(requireNode26(), [command, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
