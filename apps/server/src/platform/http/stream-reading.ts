import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "../database/index.ts";

const PAUSES = [100, 200, 400, 800, 1600];

/**
 * Reads again, with growing pauses, for the three seconds that a database may be busy or away: one failed read would
 * end every open page at once, and all of them would come back together.
 */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
  return await read();
}

/**
 * Runs tasks one after another, so that what is sent keeps the order of what happened. One that fails ends the stream
 * (`fail`): what comes after it must not hide that it is missing.
 */
export function oneByOne(fail: (error: unknown) => void): (task: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(fail);
  };
}
