import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import type { Http } from "./http.ts";

const MAX_DRAIN_MS = 9000;
/** A kept connection that has been silent for so long has nothing on its way. */
const SILENCE_MS = 1000;

/**
 * Stops taking visitors: not ready, streams say goodbye, what is under way is finished, and nobody is cut who comes
 * without a balancer (R15). With no time to drain nothing is waited for but what is under way.
 */
export async function drain(http: Http, drainMilliseconds = 0): Promise<void> {
  http.isDraining = true;
  http.responseCache.isOpen = false;
  await sleep(drainMilliseconds);
  http.streams.sayGoodbye();
  if (drainMilliseconds > 0) await http.connections.end(SILENCE_MS);
  await http.app.close();
}

/** On SIGTERM, SIGINT or an uncaught error: closes open resources and exits within ten seconds. */
export function closeOnSignals(log: FastifyBaseLogger, close: () => Promise<void>): void {
  closeWithGrace({ delay: MAX_DRAIN_MS, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, "stopping after an error that nobody caught");
    else log.info({ signal }, "stopping");
    await close();
    log.info("stopped");
  });
}
