import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "../startup-error.ts";
import { isUnavailableError } from "./errors.ts";
import type { DatabaseLog } from "./source.ts";

const DATABASE_RETRY_PAUSE_MS = 500;
const LOG_REMINDER_INTERVAL_MS = 30_000;

/**
 * Retries `work` at startup until the database is available. Logs the reason for the wait at once and every half
 * minute. `onWait` is called before the first pause. Throws permanent errors, for example a wrong password or a missing
 * database.
 */
export async function retryUntilAvailable<T>(
  work: () => Promise<T>,
  { log, signal, onWait }: { log: DatabaseLog; signal: AbortSignal; onWait?: () => Promise<void> },
): Promise<T> {
  let saidAt = -Infinity;
  let isWaiting = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof StartupError ? error.cause : error;
      if (signal.aborted || !isUnavailableError(cause)) throw error;
      if (performance.now() - saidAt > LOG_REMINDER_INTERVAL_MS) {
        saidAt = performance.now();
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ reason }, "the database is unreachable: the start is retried");
      }
    }
    if (!isWaiting) await onWait?.();
    isWaiting = true;
    await sleep(DATABASE_RETRY_PAUSE_MS, undefined, { signal });
  }
}
