// npm run dev: edit and see, in one process. A change of a browser application rebuilds it (a few seconds), a
// change of the server, the packages, the demo or the built store starts the server again; then reload the page.
// The loop itself runs under Node 26, whose fs.watch sees whole trees on every system.
import { handOver } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { fromRoot } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

// `/dev/ui` is in this build and in no other.
process.env["DEV_PAGES"] = "1";
await prepare();
handOver(requireNode26(), [fromRoot("scripts/setup/dev-loop.mjs")]);
