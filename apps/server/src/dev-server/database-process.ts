import { readConfig } from "../config/config.ts";
import { runEngineServer } from "../platform/database/index.ts";
import { StartupError } from "../platform/startup-error.ts";
import { sendToDevServer } from "./dev-server-channel.ts";

/** Runs the embedded database of `npm run dev`. It stays open while the server restarts. */
async function main(): Promise<void> {
  const { dataDir, databaseSocket } = readConfig();
  if (databaseSocket === null) throw new StartupError("DEV_DATABASE must name a socket");
  const engine = await runEngineServer({ dataDir, socket: databaseSocket });
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void engine.close().finally(() => process.exit(0));
    });
  sendToDevServer({ kind: "ready", lines: [] });
}

main().catch((error: unknown) => {
  const reason =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`, () => process.exit(1));
});
