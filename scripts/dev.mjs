// npm run dev: development server. Builds nothing: Vite serves the store and the console from their sources and
// hot-replaces changed modules. The server restarts when its own code changes. The loop itself runs under Node 26
// (docs/decisions/0100-edit-loop.md).
import { replaceProcess } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild({ build: false });
replaceProcess(requireNode26(), [pathFromRoot("scripts/setup/dev-server/dev-loop.mjs")]);
