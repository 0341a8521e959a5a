import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/index.ts";
import { insertOrAddRateCount } from "../queries.ts";
import type { RateLimit } from "./rate-limit.ts";

const MAX_RATE_LIMITED_NAMES = 50_000;

interface RateWindowCount {
  /** Count of this time window over all processes, at the last write of this process. */
  total: number;
  /** Number of calls that this process has counted but not written to the database yet. */
  owed: number;
  /** Pending write of the count to the database. The next calls of this name wait for its result. */
  settling: Promise<unknown> | null;
}

export interface SharedLimitOptions {
  db: Database;
  clock: Clock;
  name: string;
  points: number;
  seconds: number;
  onError(error: unknown): void;
}

/**
 * A rate limit shared by all processes (S25). While the count is far below the limit, a call needs no statement: each
 * process counts for itself and writes its count every twentieth of the limit. Close to the limit every call is
 * written, and beyond it none is. Without the database each process uses its own count.
 */
export function createSharedRateLimit(options: SharedLimitOptions): RateLimit {
  const { db, clock, name, points, seconds, onError } = options;
  const step = Math.max(1, Math.floor(points / 20));
  const near = points - 2 * step;
  let slot = 0;
  const entries = new Map<string, RateWindowCount>();

  function findOrAddEntry(key: string, current: number): RateWindowCount {
    if (current !== slot || entries.size > MAX_RATE_LIMITED_NAMES) entries.clear();
    slot = current;
    const entry = entries.get(key) ?? { total: 0, owed: 0, settling: null };
    entries.set(key, entry);
    return entry;
  }

  /** Adds the unwritten count of this process to the database. Returns the total of all processes. */
  async function flushCount(key: string, entry: RateWindowCount, at: number): Promise<number> {
    const { owed } = entry;
    entry.owed = 0;
    try {
      const endsAt = new Date((at + 1) * seconds * 1000);
      const total = await db.platform((tx) =>
        insertOrAddRateCount(tx, { name, who: key, slot: at, count: owed, endsAt }),
      );
      entry.total = Math.max(entry.total, total);
      return total;
    } catch (error) {
      entry.owed += owed;
      onError(error);
      return entry.total;
    }
  }

  return {
    async count(key) {
      const now = clock.now().getTime() / 1000;
      const current = Math.floor(now / seconds);
      const wait = Math.max(1, Math.ceil((current + 1) * seconds - now));
      const entry = findOrAddEntry(key, current);
      while (entry.settling) await entry.settling;
      if (entry.total > points) return wait;
      entry.total += 1;
      entry.owed += 1;
      if (entry.owed < step && entry.total <= near) return null;
      const settled = flushCount(key, entry, current);
      entry.settling = settled;
      const total = await settled;
      entry.settling = null;
      return total > points ? wait : null;
    },
  };
}
