import { answerWhileWaiting } from "./answer-while-waiting.ts";
import { type App, createApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/config.ts";
import { connectDemoBot } from "../demo/demo-telegram.ts";
import { listenAt } from "./listen-at.ts";
import { sendToDevServer } from "../dev-server/dev-server-channel.ts";
import { systemClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { openDatabase, untilAvailable } from "../platform/database/index.ts";
import { closeOnSignals, drain } from "../platform/http/index.ts";
import { createLog, type Log } from "../platform/log.ts";
import { StartupError } from "../platform/startup-error.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { printStart } from "./print-start.ts";
import { serveWeb } from "../web/web.ts";

/** Aborted by the first SIGTERM or SIGINT. */
const stopping = new AbortController();
/** Closes open resources. Called in reverse order. */
const closers: (() => Promise<void>)[] = [];

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

/** Opens the database, serves, and ends within ten seconds of a SIGTERM. Exits with code 1 if it cannot start. */
export async function runServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    // The signal handler closes the open resources.
    if (stopping.signal.aborted) return;
    await closeAll();
    const reason =
      error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${reason}\n`, () => process.exit(1));
  }
}

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  closeOnSignals(log, async () => {
    stopping.abort();
    await closeAll();
  });
  // Stops if the parent process that opened an IPC channel has exited.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const { db, freePort, port } = await openPrepared(config, log);
  const app = createApp({ config: { ...config, port }, log, db });
  if (config.isDemo)
    (await import("../demo/http.ts")).serveSimulators(
      app.http,
      config.demoPayments,
      config.telegram.demoBotToken,
    );
  await serveWeb(app, config);
  await listen(app, { ...config, port }, { db, log, freePort });
}

/** Opens and migrates the database. Retries until the database responds, and answers health checks meanwhile. */
async function openPrepared(config: Config, log: Log) {
  let waiting = { port: config.port, close: () => undefined as void };
  const open = async (): Promise<Database> => {
    const db = await openDatabase(config, log);
    closers.push(() => db.close());
    try {
      await prepareDatabase(config, db);
      return db;
    } catch (error) {
      if (!stopping.signal.aborted) await closeAll();
      throw error;
    }
  };
  const db = await untilAvailable(open, {
    log,
    signal: stopping.signal,
    async onWait() {
      waiting = await answerWhileWaiting(config);
    },
  });
  return { db, port: waiting.port, freePort: () => waiting.close() };
}

async function listen(
  app: App,
  config: Config,
  { db, log, freePort }: { db: Database; log: Log; freePort: () => void },
): Promise<void> {
  const { http } = app;
  http.isStarting = true;
  closers.push(async () => {
    await drain(http, http.isStarting ? 0 : config.drainMilliseconds);
    await app.stop();
  });
  freePort();
  const port = await listenAt(config, async (address) => {
    await http.app.listen(address);
    return http.app.server.address();
  });
  sendToDevServer({ kind: "listening", port });
  const patiently = <T>(work: () => Promise<T>) => untilAvailable(work, { log, signal: stopping.signal });
  await patiently(() => app.start());
  if (config.isDemo) await patiently(() => connectDemoBot({ db, clock: systemClock, config, log }));
  const lines = await patiently(() => linesOfStart(config.isInLoop ? config : { ...config, port }, db));
  http.isStarting = false;
  if (config.isInLoop) sendToDevServer({ kind: "ready", lines });
  else process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

async function linesOfStart(config: Config, db: Database): Promise<string[]> {
  const lines: string[] = [];
  await printStart(config, db, (line) => lines.push(line));
  return lines;
}
