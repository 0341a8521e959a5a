import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailableError } from "../../database/index.ts";

const STREAM_READ_RETRY_PAUSES_MS = [100, 200, 400, 800, 1600];

/**
 * Retries a read with increasing delays for about three seconds while the database is unavailable. Otherwise one failed
 * read would close all open streams at once, and all clients would reconnect together.
 */
export async function readWithRetries<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of STREAM_READ_RETRY_PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
  return await read();
}

/**
 * Runs tasks one after another, so that events are sent in their order. A failed task ends the stream (`fail`), because
 * later events must not hide the missing one.
 */
export function createSerialRunner(fail: (error: unknown) => void): (task: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(fail);
  };
}
