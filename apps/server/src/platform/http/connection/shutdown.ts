import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import type { Http } from "../http.ts";

const MAX_SHUTDOWN_DRAIN_MS = 9000;
/** Time in milliseconds without data after which a keep-alive connection counts as idle. */
const CONNECTION_IDLE_AFTER_MS = 1000;

/**
 * Stops the server without interrupting requests: readiness fails, streams are closed, requests in progress complete,
 * and clients without a load balancer are not cut off (R15). Without drain time, only requests in progress are awaited.
 */
export async function drainServer(http: Http, drainMilliseconds = 0): Promise<void> {
  http.isDraining = true;
  http.responseCache.isOpen = false;
  await sleep(drainMilliseconds);
  http.streams.sayGoodbye();
  if (drainMilliseconds > 0) await http.connections.end(CONNECTION_IDLE_AFTER_MS);
  await http.app.close();
}

/** Closes open resources on SIGTERM, SIGINT or an uncaught error, and exits within ten seconds. */
export function closeOnSignals(log: FastifyBaseLogger, close: () => Promise<void>): void {
  closeWithGrace({ delay: MAX_SHUTDOWN_DRAIN_MS, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, "stopping after an uncaught error");
    else log.info({ signal }, "stopping");
    await close();
    log.info("stopped");
  });
}
