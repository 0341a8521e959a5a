import { readFileSync } from "node:fs";
import type { MessageFromDevServer, MessageToDevServer } from "../dev-server/dev-server-channel.ts";

/** Libraries that the server does not load at startup, and own packages, which may change until the start. */
const EXCLUDED_PACKAGES_PATTERN = /^@dasturxon\/|^@electric-sql\/|^swagger-ui-dist$/;

/** Returns a promise for each command of `npm run dev`, which sends "go" first and "open" later. */
function receiveCommands(): Record<"go" | "open", Promise<void>> {
  const [go, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The IPC channel keeps the process alive only with this reference (scripts/setup/follow-parent.mjs).
  process.channel?.ref();
  process.on("message", function hear({ kind }: MessageFromDevServer) {
    if (kind === "go") go.resolve();
    if (kind !== "open") return;
    process.off("message", hear);
    process.channel?.unref();
    open.resolve();
  });
  return { go: go.promise, open: open.promise };
}

/**
 * A standby server process of `npm run dev`. It preloads npm dependencies. On "go" it imports the project's own code,
 * which may have changed until then. On "open", when the previous process has closed the database, it starts the
 * server.
 */
async function main(): Promise<void> {
  const { go, open } = receiveCommands();
  let isGoing = false;
  void go.then(() => (isGoing = true));
  const { dependencies } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    // The preload stops when the process is told to go on, because the project's modules import the remaining
    // dependencies themselves.
    if (isGoing) break;
    if (!EXCLUDED_PACKAGES_PATTERN.test(name)) await import(name);
  }
  await go;
  // The demo's code is preloaded here too, because the server imports it only after it has read its configuration.
  const [{ runServer }] = await Promise.all([import("./run-server.ts"), import("../demo/http.ts")]);
  process.send?.({ kind: "loaded" } satisfies MessageToDevServer);
  await open;
  await runServer();
}

void main();
