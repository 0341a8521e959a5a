import type { Database } from "../../../../platform/database/index.ts";
import {
  deleteCodeCounts,
  insertOrUpdateCodeBlock,
  insertOrUpdateCodeCount,
  selectCodeBlockEnd,
} from "./queries.ts";

/** Number of consecutive wrong second factor codes after which no code is checked for a while. */
const WRONG_CODES_BEFORE_PAUSE = 10;
const HOUR_MS = 3_600_000;
/** Maximum pause, in milliseconds. Without a maximum, an attacker with the password could block the owner for weeks. */
const MAX_PAUSE_MS = 24 * HOUR_MS;
const CODE_COUNT_LIFETIME_MS = 60 * 24 * HOUR_MS;

/** Result of counting a second factor code, which is counted before it is checked. */
export interface SecondFactorCodeCount {
  /** Seconds until second factor codes are checked again. Null: the current code may be checked. */
  wait: number | null;
  /** Duration in hours of the pause that starts if the current second factor code is wrong. Null: no pause. */
  pauseHours: number | null;
}

/**
 * Counts a code before it is checked, so that concurrent codes cannot exceed the limit. After ten consecutive wrong
 * codes, none is checked for an hour. After ten more, the pause is two hours, then four, up to a day. [S12]
 */
export function countSecondFactorCode(
  db: Database,
  holderKey: string,
  now: Date,
): Promise<SecondFactorCodeCount> {
  return db.platform(async (tx) => {
    const end = await selectCodeBlockEnd(tx, { who: holderKey, now });
    if (end) return { wait: Math.ceil((end.getTime() - now.getTime()) / 1000), pauseHours: null };
    const count = await insertOrUpdateCodeCount(tx, {
      who: holderKey,
      endsAt: new Date(now.getTime() + CODE_COUNT_LIFETIME_MS),
    });
    if (count % WRONG_CODES_BEFORE_PAUSE > 0) return { wait: null, pauseHours: null };
    const pause = Math.min(HOUR_MS * 2 ** (count / WRONG_CODES_BEFORE_PAUSE - 1), MAX_PAUSE_MS);
    await insertOrUpdateCodeBlock(tx, { who: holderKey, endsAt: new Date(now.getTime() + pause) });
    return { wait: null, pauseHours: pause / HOUR_MS };
  });
}

/** Resets the count of second factor codes after a correct code. */
export function clearSecondFactorCodeCount(db: Database, holderKey: string): Promise<void> {
  return db.platform((tx) => deleteCodeCounts(tx, holderKey));
}
