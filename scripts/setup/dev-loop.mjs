// The loop of dev.mjs, under Node 26.
import { watch } from "node:fs";
import { buildApps } from "./build-apps.mjs";
import { startNode, stopChild } from "./children.mjs";
import { fromRoot, serverEntry } from "./paths.mjs";

const watched = ["apps/server", "apps/storefront", "apps/console", "packages", "demo"];
// what building and running write themselves
const ignored =
  /(^|[/\\])(node_modules|build|dist|\.react-router|test-results)([/\\]|$)|\.test\.tsx?$|uz-Cyrl\.po$|~$|\.sw.$/;

let server;
let changed = new Set();
let busy = false;

async function startServer() {
  if (server) await stopChild(server);
  server = startNode(process.execPath, [serverEntry], { env: process.env });
  server.on("exit", (code) => {
    if (code) console.log("The server has ended: waiting for a change…");
  });
}

/** Works off what changed, again while more changes while it works. */
async function follow() {
  if (busy) return;
  busy = true;
  while (changed.size > 0) {
    const folders = changed;
    changed = new Set();
    console.log(`Changed: ${[...folders].join(", ")}`);
    const needsBuild = ["apps/storefront", "apps/console", "packages"].some((folder) => folders.has(folder));
    const built = !needsBuild || (await buildApps());
    // the console is only files, the store's pages are rendered by code that the server has loaded
    const onlyConsole = [...folders].every((folder) => folder === "apps/console");
    if (built && !onlyConsole) await startServer();
  }
  busy = false;
}

let timer;
for (const folder of watched) {
  watch(fromRoot(folder), { recursive: true }, (_event, file) => {
    if (!file || ignored.test(file)) return;
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), 200);
  });
}
await startServer();
