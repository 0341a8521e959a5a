// Main process of `npm run dev`, under Node 26. It runs as long as the loop: it listens on PORT, runs both Vite
// servers and renders the store's pages. The server process, which restarts, and the database process, which does not,
// are its children. For reasons and measurements see docs/decisions/0100-edit-loop.md.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNodeScript } from "../children.mjs";
import { writeMessageIds } from "../message-ids.mjs";
import { pathFromRoot, formatSecondsSince, stampFolder } from "../paths.mjs";
import { catchMissedUpdates } from "./catch-missed-updates.ts";
import { createDevProxy } from "./front-door.mjs";
import { manageServerProcess } from "./server-process.mjs";
import { watchSources } from "./watch-sources.mjs";

const devLoopStartedAt = performance.now();
process.env.NODE_COMPILE_CACHE ??= join(stampFolder, "compiled");
// This variable enables the pages for developers in the store.
process.env.DEV_PAGES = "1";
writeMessageIds();

/** Reads the same variables as `apps/server/src/config/config.ts`, which validates them. */
const readVariable = (name) => process.env[name]?.trim() || undefined;
const listenAddress = {
  port: Number(readVariable("PORT") ?? 3000),
  host: readVariable("HOST") ?? "localhost",
};
const isDatabaseEmbedded = readVariable("DATABASE_URL") === undefined;
const trustedProxies = readVariable("TRUST_PROXY");
const publicHost =
  URL.canParse(readVariable("PUBLIC_ORIGIN") ?? "") && new URL(readVariable("PUBLIC_ORIGIN")).hostname;

function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

if (!Number.isInteger(listenAddress.port) || listenAddress.port < 1 || listenAddress.port > 65_535)
  exitWithError(`PORT must be a whole number from 1 to 65535, not "${readVariable("PORT")}"`);
const socketFolder = mkdtempSync(join(tmpdir(), "dasturxon-"));
process.on("exit", () => rmSync(socketFolder, { recursive: true, force: true }));
const databaseSocket =
  process.platform === "win32" ? `\\\\.\\pipe\\dasturxon-${process.pid}` : join(socketFolder, "database");
const serverEnvironment = {
  ...process.env,
  DEV_LOOP: "1",
  DRAIN_MILLISECONDS: "0",
  // Requests reach the server process through `createDevProxy`, which it must therefore trust as a proxy.
  TRUST_PROXY: [trustedProxies, "127.0.0.1"].filter(Boolean).join(","),
  ...(isDatabaseEmbedded && { DEV_DATABASE: databaseSocket }),
};

/** Starts the database process, which runs as long as the loop. Resolves once the process is ready. */
function openDatabase() {
  if (!isDatabaseEmbedded) return undefined;
  const child = startNodeScript(
    process.execPath,
    [pathFromRoot("apps/server/src/dev-server/database-process.ts")],
    {
      env: serverEnvironment,
    },
  );
  child.on("exit", (code) => {
    // The dev loop ends without a message of its own, because the last line of the database process's output contains the
    // reason.
    if (!isDevLoopEnding) process.exit(code || 1);
  });
  return new Promise((resolve) => child.once("message", resolve));
}

let isDevLoopEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.prependListener(signal, () => (isDevLoopEnding = true));

const devProxy = createDevProxy({
  whenUp: () => serverProcess.whenUp(),
  hasProxies: trustedProxies !== undefined,
});
let isDevLoopStartReported = false;
const serverProcess = manageServerProcess({
  env: serverEnvironment,
  whenDatabase: () => database,
  whenIdle: () => viteServers,
  isEnding: () => isDevLoopEnding,
  onMessage: (message, answer) => void answerServerMessage(message, answer),
  onUp({ lines }, { took, held }) {
    if (isDevLoopStartReported) {
      console.log(`The server was restarted (${Math.round(took)} ms).`);
      devProxy.store?.reload(held);
      devProxy.console?.reload(held);
      return;
    }
    isDevLoopStartReported = true;
    void viteServers.then(() => {
      for (const line of lines) console.log(line);
      console.log(`Edits are applied at once (started in ${formatSecondsSince(devLoopStartedAt)}).`);
    });
  },
  onDown: () => console.log("The server has ended: waiting for a change…"),
});

const pendingCalls = new Map();
let lastCallId = 0;

/** Renders pages for the server process. API calls during rendering are sent back to it. */
async function answerServerMessage(message, answer) {
  const { kind, id } = message;
  if (kind === "answered") {
    pendingCalls.get(message.call)?.(message.answer);
    pendingCalls.delete(message.call);
    return;
  }
  const callStoreApi = (route, { signal: _signal, onBusy: _onBusy, ...input } = {}) =>
    new Promise((resolve) => {
      lastCallId += 1;
      pendingCalls.set(lastCallId, resolve);
      answer({ kind: "call", id, call: lastCallId, route, input });
    });
  try {
    await viteServers;
    if (kind === "console") {
      const body = await devProxy.console.page(message.url);
      answer({ kind: "rendered", id, status: 200, headers: [], body });
    } else
      answer({
        kind: "rendered",
        id,
        ...(await devProxy.store.render(message.url, message.page, callStoreApi)),
      });
  } catch (error) {
    console.error(error);
    answer({ kind: "failed", id, reason: String(error?.stack ?? error) });
  }
}

async function openViteServers() {
  process.env.NODE_ENV = "development";
  const [store, staff] = await Promise.all([
    import("../../../apps/storefront/dev/serve-store.ts"),
    import("../../../apps/console/dev/serve-console.ts"),
  ]);
  const vite = {
    middlewareMode: { server: devProxy.server },
    hmr: { server: devProxy.server },
    allowedHosts: publicHost ? [`.${publicHost}`] : [],
  };
  [devProxy.store, devProxy.console] = await Promise.all([
    store.serveStore(vite, join(stampFolder, "vite-store"), catchMissedUpdates(store.CLIENT_ENTRY)),
    staff.serveConsole(vite, join(stampFolder, "vite-console"), catchMissedUpdates(staff.CLIENT_ENTRY)),
  ]);
  await devProxy.store.warmUp();
}

await devProxy
  .listen(listenAddress)
  .catch(({ code, message }) =>
    exitWithError(
      code === "EADDRINUSE"
        ? `port ${listenAddress.port} is in use: stop what listens there or set PORT`
        : `port ${listenAddress.port} of ${listenAddress.host} cannot be listened at: ${message}`,
    ),
  );
// Starts all parts concurrently, because the database, both Vite servers and the server process each take seconds to
// load.
const database = openDatabase();
const viteServers = openViteServers();
viteServers.catch((error) => exitWithError(error.stack));
watchSources((files) => {
  const [first, ...more] = files;
  console.log(`Changed: ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`);
  // After a change in packages/, open pages replace the changed modules and call the API at once, so the old server
  // process keeps answering until the new one has loaded.
  void serverProcess.restart({ isOldAnswering: files.every((file) => file.startsWith("packages/")) });
});
void serverProcess.restart();
