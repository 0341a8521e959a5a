// npm run demo:pictures -- NAME…: renders the demo's dishes with Blender, under Node 26
// (demo/scripts/dishes/README.md).
import { spawnSync } from "node:child_process";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
const commandPath = pathFromRoot("demo/scripts/render-dishes.ts");
const { status } = spawnSync(requireNode26(), [commandPath, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
