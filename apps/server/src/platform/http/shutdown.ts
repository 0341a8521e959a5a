import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { Http } from "./http.ts";

export interface ShutdownOptions {
  /** Milliseconds between "not ready" and closing, for a load balancer to notice; 0 without one. */
  drainMilliseconds?: number;
  /** After the last request: stop the jobs, close the database. */
  onClosed: () => Promise<void>;
}

const MAX_DRAIN_MS = 9000;
/** A kept connection that has been silent for so long has nothing on its way. */
const MAX_SILENCE_MS = 1000;

/**
 * Stops taking visitors: not ready, streams say goodbye, what is under way is finished, and nobody is cut who comes
 * without a balancer (R15). With no time to drain nothing is waited for but what is under way.
 */
export async function drain(http: Http, drainMilliseconds = 0): Promise<void> {
  http.isDraining = true;
  http.responseCache.isOpen = false;
  await sleep(drainMilliseconds);
  http.streams.sayGoodbye();
  if (drainMilliseconds > 0) await http.connections.end(Math.min(MAX_SILENCE_MS, drainMilliseconds));
  await http.app.close();
}

/** On SIGTERM, SIGINT or an error that nobody caught: drains, closes, and exits within ten seconds. */
export function closeOnSignals(http: Http, options: ShutdownOptions): void {
  closeWithGrace({ delay: MAX_DRAIN_MS, logger: http.log }, async ({ err, signal }) => {
    if (err) http.log.fatal({ err }, "stopping after an error that nobody caught");
    else http.log.info({ signal }, "stopping");
    await drain(http, options.drainMilliseconds);
    await options.onClosed();
    http.log.info("stopped");
  });
}
