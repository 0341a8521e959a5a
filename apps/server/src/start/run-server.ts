import { answerUntilDatabaseReady } from "./answer-while-waiting.ts";
import { type App, createApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/config.ts";
import { registerDemoBotWebhook } from "../demo/demo-telegram.ts";
import { listenAtConfiguredAddress } from "./listen-at.ts";
import { sendToDevServer } from "../dev-server/dev-server-channel.ts";
import { systemClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { openDatabase, retryUntilAvailable } from "../platform/database/index.ts";
import { closeOnSignals, drainServer } from "../platform/http/index.ts";
import { createLog, type Log } from "../platform/log.ts";
import { StartupError } from "../platform/startup-error.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { printAddresses } from "./print-start.ts";
import { serveWeb } from "../web/web.ts";

/** Controller whose signal is aborted by the first SIGTERM or SIGINT. */
const serverStopController = new AbortController();
/** Functions that close open resources at the end of the process. They are called in reverse order. */
const resourceClosers: (() => Promise<void>)[] = [];

async function closeResources(): Promise<void> {
  for (const close of resourceClosers.splice(0).toReversed()) await close();
}

/** Opens the database, serves, and ends within ten seconds of a SIGTERM. Exits with code 1 if it cannot start. */
export async function runServer(): Promise<void> {
  try {
    await startApplication();
  } catch (error) {
    // If the start failed because of a stop signal, the signal handler closes the open resources.
    if (serverStopController.signal.aborted) return;
    await closeResources();
    const reason =
      error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${reason}\n`, () => process.exit(1));
  }
}

async function startApplication(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  closeOnSignals(log, async () => {
    serverStopController.abort();
    await closeResources();
  });
  // Stops if the parent process that opened an IPC channel has exited.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const { db, freePort, port } = await openPreparedDatabase(config, log);
  const app = createApp({ config: { ...config, port }, log, db });
  if (config.isDemo)
    (await import("../demo/http.ts")).serveSimulators(
      app.http,
      config.demoPayments,
      config.telegram.demoBotToken,
    );
  await serveWeb(app, config);
  await startListening(app, { ...config, port }, { db, log, freePort });
}

/** Opens and migrates the database. Retries until the database responds, and answers health checks meanwhile. */
async function openPreparedDatabase(config: Config, log: Log) {
  let waiting = { port: config.port, close: () => undefined as void };
  const openConfiguredDatabase = async (): Promise<Database> => {
    const db = await openDatabase(config, log);
    resourceClosers.push(() => db.close());
    try {
      await prepareDatabase(config, db);
      return db;
    } catch (error) {
      if (!serverStopController.signal.aborted) await closeResources();
      throw error;
    }
  };
  const db = await retryUntilAvailable(openConfiguredDatabase, {
    log,
    signal: serverStopController.signal,
    async onWait() {
      waiting = await answerUntilDatabaseReady(config);
    },
  });
  return { db, port: waiting.port, freePort: () => waiting.close() };
}

async function startListening(
  app: App,
  config: Config,
  { db, log, freePort }: { db: Database; log: Log; freePort: () => void },
): Promise<void> {
  const { http } = app;
  http.isStarting = true;
  resourceClosers.push(async () => {
    await drainServer(http, http.isStarting ? 0 : config.drainMilliseconds);
    await app.stop();
  });
  freePort();
  const port = await listenAtConfiguredAddress(config, async (address) => {
    await http.app.listen(address);
    return http.app.server.address();
  });
  sendToDevServer({ kind: "listening", port });
  const retryAtStart = <T>(work: () => Promise<T>) =>
    retryUntilAvailable(work, { log, signal: serverStopController.signal });
  await retryAtStart(() => app.start());
  if (config.isDemo)
    await retryAtStart(() => registerDemoBotWebhook({ db, clock: systemClock, config, log }));
  const lines = await retryAtStart(() =>
    collectAddressLines(config.isInLoop ? config : { ...config, port }, db),
  );
  http.isStarting = false;
  if (config.isInLoop) sendToDevServer({ kind: "ready", lines });
  else process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

async function collectAddressLines(config: Config, db: Database): Promise<string[]> {
  const lines: string[] = [];
  await printAddresses(config, db, (line) => lines.push(line));
  return lines;
}
