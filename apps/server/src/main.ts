import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { readConfig } from "./config.ts";
import { giveDemoCredentials } from "./demo/demo-payments.ts";
import { connectDemoBot, giveDemoBot } from "./demo/demo-telegram.ts";
import { DEMO_PASSWORD, loadDemo } from "./demo/load-demo.ts";
import { addDemoAdministrator } from "./modules/administration/index.ts";
import { serveWeb } from "./web.ts";
import { tellLoop } from "./loop-channel.ts";
import { selectDemoKeys } from "./modules/merchants/index.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/database/index.ts";
import { migrate, openDatabase } from "./platform/database/index.ts";
import type { Http } from "./platform/http/index.ts";
import { closeOnSignals } from "./platform/http/index.ts";
import { createLog } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";
import { printStart } from "./print-start.ts";

const write = (line: string) => process.stdout.write(`${line}\n`);

/** The process: opens what it stands on, serves, and ends within ten seconds when it is told to. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const db = await openDatabase(config, log);
  try {
    await migrate(db);
    await fillDemo(config, db);
    if (config.isDemo && !config.isPublicDemo)
      await addDemoAdministrator({ db, clock: systemClock }, DEMO_PASSWORD);
    if (config.isDemo) {
      await giveDemoCredentials({ db, clock: systemClock, ...config }, config.demoPayments);
      await giveDemoBot({ db, clock: systemClock, ...config }, config.telegram.demoBotToken);
    }
    const app = createApp({ config, log, db });
    if (config.isDemo)
      (await import("./demo/http.ts")).serveSimulators(
        app.http,
        config.demoPayments,
        config.telegram.demoBotToken,
      );
    await serveWeb(app, config);
    const port = await listen(app.http, config);
    tellLoop({ kind: "listening", port });
    await app.start();
    if (config.isDemo) await connectDemoBot({ db, clock: systemClock, config, log });
    closeOnSignals(app.http, {
      drainMilliseconds: config.drainMilliseconds,
      async onClosed() {
        await app.stop();
        await db.close();
      },
    });
    // Whoever started us with a channel and died takes us along.
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    if (!config.isInLoop) return await printStart({ ...config, port }, db, write);
    const lines: string[] = [];
    await printStart(config, db, (line) => lines.push(line));
    tellLoop({ kind: "ready", lines });
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function fillDemo(config: Config, db: Database): Promise<void> {
  if (!config.isDemo) return;
  const { hasOthers, opened } = await db.platform(selectDemoKeys);
  if (config.isPublicDemo && hasOthers)
    throw new StartupError("DEMO must not be public here: the database has brands that are not the demo's");
  if (hasOthers || opened.length > 0) return;
  const { demoBrands } = await import("@dasturxon/demo");
  await loadDemo({ db, clock: systemClock }, demoBrands);
}

async function listen({ app }: Http, { port, host, isInLoop }: Config): Promise<number> {
  try {
    // The loop listens at `port` itself and passes everything on.
    await app.listen(isInLoop ? { port: 0, host: "127.0.0.1" } : { port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE")
      throw new StartupError(`port ${port} is in use: stop what listens there or set PORT`);
    if (code === "EACCES")
      throw new StartupError(`port ${port} may not be listened on by this user: set PORT`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartupError(`HOST ${host} is no address of this machine`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

main().catch((error: unknown) => {
  const reason =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`, () => process.exit(1));
});
