// Starts the server process of the development loop and restarts it when its code changes. A spare process with loaded
// code waits for the next restart.
import { startNodeScript, stopChild } from "../children.mjs";
import { pathFromRoot } from "../paths.mjs";

/**
 * Grace period before a stopping server is killed, in milliseconds. It is short because the developer waits for the
 * next process.
 */
const serverStopTimeoutMs = 700;

/** Sends a message if the child process is still connected. */
const sendToChild = (child, message) => child.connected && child.send(message, () => undefined);

async function stopServerChild(child) {
  const timer = setTimeout(() => child.kill("SIGKILL"), serverStopTimeoutMs);
  await stopChild(child);
  clearTimeout(timer);
}

/** Resolves when the process has loaded its code or has ended. `onMessage` receives its other messages. */
function waitUntilLoaded(child, onMessage) {
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.on("message", (message) => (message.kind === "loaded" ? resolve() : onMessage(message)));
  });
}

/**
 * Manages the server process. `whenDatabase()` resolves once the database is ready, `whenIdle()` once the loop has
 * started. `onMessage(message, answer)` receives the requests of the process. `onUp(message, { took, held })` is called
 * after each start, with the start time and the time that requests waited, in milliseconds. `onDown()` is called after
 * each unexpected end. The next code change restarts an ended server.
 */
export function manageServerProcess({
  entry = pathFromRoot("apps/server/src/start/warm-process.ts"),
  env,
  whenDatabase,
  whenIdle,
  isEnding,
  onMessage,
  onUp,
  onDown,
}) {
  let current = null;
  let spare = null;
  let up = Promise.withResolvers();
  let restarting = null;
  let isAskedAgain = false;
  let mayOldAnswer = true;

  function startSpareProcess() {
    const child = startNodeScript(process.execPath, ["--max-semi-space-size=16", entry], { env });
    child.on("exit", () => {
      if (spare === child) spare = null;
    });
    return child;
  }

  async function replaceServer(mayAnswer) {
    const start = performance.now();
    const next = Promise.withResolvers();
    const isOldAnswering = mayAnswer && current !== null;
    let heldAt = start;
    // Requests that arrive from this point on wait for the new process.
    if (!isOldAnswering) up = next;
    const [old, child] = [current, spare ?? startSpareProcess()];
    current = child;
    spare = null;
    const loaded = waitUntilLoaded(child, (message) => {
      if (message.kind === "listening") next.resolve(message.port);
      else if (message.kind !== "ready") onMessage(message, (answer) => sendToChild(child, answer));
      else if (current === child) {
        const now = performance.now();
        onUp(message, { took: now - start, held: now - heldAt });
      }
    });
    child.on("exit", () => {
      next.resolve(null);
      if (current !== child || isEnding()) return;
      current = null;
      up = Promise.withResolvers();
      up.resolve(null);
      onDown();
    });
    // The new process loads its code while the old one shuts down. Only one process may have the database open.
    sendToChild(child, { kind: "go" });
    if (isOldAnswering) {
      await loaded;
      heldAt = performance.now();
      if (current === child) up = next;
    }
    await Promise.all([old && stopServerChild(old), whenDatabase()]);
    sendToChild(child, { kind: "open" });
    await next.promise;
    void whenIdle().then(() => {
      if (!isEnding() && !isAskedAgain) spare ??= startSpareProcess();
    });
  }

  /**
   * Returns whether a restart is queued for changed server code. If so, the running process must not answer requests.
   */
  const isOutdated = () => isAskedAgain && !mayOldAnswer && !isEnding();

  return {
    /** Returns the port of the running server once it listens, or null if it failed to start. */
    async whenUp() {
      for (;;) {
        if (isOutdated()) await restarting;
        const port = await up.promise;
        if (!isOutdated()) return port;
      }
    },
    /**
     * Starts or restarts the server. A call during a restart causes one more restart. With `isOldAnswering`, the old
     * process serves requests until the new one has loaded its code. Otherwise requests wait.
     */
    async restart({ isOldAnswering = false } = {}) {
      isAskedAgain = true;
      mayOldAnswer &&= isOldAnswering;
      restarting ??= (async () => {
        while (isAskedAgain && !isEnding()) {
          isAskedAgain = false;
          const mayAnswer = mayOldAnswer;
          mayOldAnswer = true;
          await replaceServer(mayAnswer);
        }
        restarting = null;
      })();
      await restarting;
    },
  };
}
