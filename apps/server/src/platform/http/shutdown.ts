import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { Http } from "./http.ts";

export interface ShutdownOptions {
  /** Milliseconds between "not ready" and closing, for a load balancer to notice; 0 without one. */
  drainMilliseconds?: number;
  /** After the last request: stop the jobs, close the database. */
  onClosed: () => Promise<void>;
}

const LONGEST = 9000;

/** Stops taking visitors: not ready, streams say goodbye, what is under way is finished (R15). */
export async function drain(http: Http, drainMilliseconds = 0): Promise<void> {
  http.isDraining = true;
  http.shelf.isOpen = false;
  await sleep(drainMilliseconds);
  http.streams.sayGoodbye();
  // A connection whose last answer was under way stays open for more: it is closed as soon as it is idle.
  const closing = setInterval(() => http.app.server.closeIdleConnections(), 50);
  try {
    await http.app.close();
  } finally {
    clearInterval(closing);
  }
}

/** On SIGTERM, SIGINT or an error that nobody caught: drains, closes, and exits within ten seconds. */
export function closeOnSignals(http: Http, options: ShutdownOptions): void {
  closeWithGrace({ delay: LONGEST, logger: http.log }, async ({ err, signal }) => {
    if (err) http.log.fatal({ err }, "stopping after an error that nobody caught");
    else http.log.info({ signal }, "stopping");
    await drain(http, options.drainMilliseconds);
    await options.onClosed();
    http.log.info("stopped");
  });
}
