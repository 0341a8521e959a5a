// npm start: installs when needed, builds when stale, then hands over to the server under Node 26.
// The server says where to look and finally "ready http://localhost:PORT"; its exit code is ours.
import { join } from "node:path";
import { handOver } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { serverEntry, stampFolder } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare();
// React renders fast only with NODE_ENV=production. Who did not set it is trying the product out: the demo.
const mode = process.env.NODE_ENV ? {} : { NODE_ENV: "production", DEMO: process.env.DEMO ?? "1" };
// Compiled code kept from the last start saves a quarter of the next one's time.
const cache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(stampFolder, "compiled") };
// A small young generation: what a call leaves behind goes sooner, and the process holds a fifth less.
handOver(requireNode26(), ["--max-semi-space-size=4", serverEntry, ...process.argv.slice(2)], {
  env: { ...process.env, ...mode, ...cache },
});
