import type { Database } from "../../../../platform/database/index.ts";
import { deleteCodeCounts, insertOrUpdateBlock, insertOrUpdateCodeCount, selectBlockEnd } from "./queries.ts";

/** Number of consecutive wrong codes that start a pause. */
const MAX_WRONG = 10;
const HOUR_MS = 3_600_000;
/** Maximum pause. Otherwise, an attacker with the password could block the owner for weeks. */
const MAX_PAUSE_MS = 24 * HOUR_MS;
const KEPT_MS = 60 * 24 * HOUR_MS;

/** Result of counting a code since the last correct one. */
export interface CodeCount {
  /** Seconds until codes are checked again. Null: the current code may be checked. */
  wait: number | null;
  /** Hours of the pause that starts if the current code is wrong. Null: no pause. */
  pauseHours: number | null;
}

/**
 * Counts a code before it is checked, so that concurrent codes cannot exceed the limit. After ten consecutive wrong
 * codes, none is checked for an hour. After ten more, the pause is two hours, then four, up to a day. [S12]
 */
export function countCode(db: Database, holderKey: string, now: Date): Promise<CodeCount> {
  return db.platform(async (tx) => {
    const end = await selectBlockEnd(tx, { who: holderKey, now });
    if (end) return { wait: Math.ceil((end.getTime() - now.getTime()) / 1000), pauseHours: null };
    const count = await insertOrUpdateCodeCount(tx, {
      who: holderKey,
      endsAt: new Date(now.getTime() + KEPT_MS),
    });
    if (count % MAX_WRONG > 0) return { wait: null, pauseHours: null };
    const pause = Math.min(HOUR_MS * 2 ** (count / MAX_WRONG - 1), MAX_PAUSE_MS);
    await insertOrUpdateBlock(tx, { who: holderKey, endsAt: new Date(now.getTime() + pause) });
    return { wait: null, pauseHours: pause / HOUR_MS };
  });
}

/** Resets the count after a correct code. */
export function clearCodes(db: Database, holderKey: string): Promise<void> {
  return db.platform((tx) => deleteCodeCounts(tx, holderKey));
}
