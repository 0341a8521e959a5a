import type { Database } from "../../../platform/database/index.ts";
import { deleteCodeCounts, insertOrUpdateBlock, insertOrUpdateCodeCount, selectBlockEnd } from "./queries.ts";

/** Wrong codes in a row that begin a pause. */
const MAX_WRONG = 10;
const HOUR_MS = 3_600_000;
/** Limits the pause, because somebody with the password could otherwise block the owner for weeks. */
const MAX_PAUSE_MS = 24 * HOUR_MS;
const KEPT_MS = 60 * 24 * HOUR_MS;

/** Codes of a second factor that were typed for its holder since the last right one. */
export interface CodeCount {
  /** Seconds until codes are compared again; null: this one may be. */
  wait: number | null;
  /** If this one is wrong too, no code is compared for so many hours. */
  pauseHours: number | null;
}

/**
 * Counts a code before it is compared, so that many at once are not compared past the limit. After ten wrong codes in a row
 * none is compared for an hour, after ten more for two hours, then four, up to a day. [S12]
 */
export function countCode(db: Database, who: string, now: Date): Promise<CodeCount> {
  return db.platform(async (tx) => {
    const end = await selectBlockEnd(tx, { who, now });
    if (end) return { wait: Math.ceil((end.getTime() - now.getTime()) / 1000), pauseHours: null };
    const count = await insertOrUpdateCodeCount(tx, { who, endsAt: new Date(now.getTime() + KEPT_MS) });
    if (count % MAX_WRONG > 0) return { wait: null, pauseHours: null };
    const pause = Math.min(HOUR_MS * 2 ** (count / MAX_WRONG - 1), MAX_PAUSE_MS);
    await insertOrUpdateBlock(tx, { who, endsAt: new Date(now.getTime() + pause) });
    return { wait: null, pauseHours: pause / HOUR_MS };
  });
}

/** Resets the count after a correct code. */
export function clearCodes(db: Database, who: string): Promise<void> {
  return db.platform((tx) => deleteCodeCounts(tx, who));
}
