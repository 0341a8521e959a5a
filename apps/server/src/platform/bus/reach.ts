import { type Database, isServerLost } from "../database/index.ts";
import { selectState, selectBrandIds, selectIsDistributed } from "./queries.ts";

/** Brands that are asked at a time: one on a lost server costs its connection's time-out. */
const AT_ONCE = 4;

/** How long brands out of reach are left alone before all are asked again. */
const RETRY_MS = 2_000;

/** What the last look found while some brands' server did not answer. */
export interface Outage {
  reachable: string[];
  /** Those out of reach. */
  absent: string[];
  /** When all are asked again, by `performance.now()`. */
  retryAt: number;
}

/**
 * Asks each brand's events alone, after an error that may mean a lost server. Where tables are distributed a server that
 * is gone takes its own brands along and every statement over all. Null where it was something else: nobody answers,
 * everybody does, or the tables are not distributed.
 */
export async function findOutage(
  db: Database,
  error: unknown,
  isStopped: () => boolean,
): Promise<Outage | null> {
  if (!isServerLost(error) || !(await db.platform(selectIsDistributed))) return null;
  const reachable: string[] = [];
  const absent: string[] = [];
  // Shared: each look takes the next brand.
  const brands = (await db.platform(selectBrandIds)).values();
  const look = async () => {
    for (const brand of brands) {
      if (isStopped()) return;
      await db
        .platform((tx) => selectState(tx, [brand]))
        .then(
          () => reachable.push(brand),
          // Whoever is only late, or met another fault, is not out of reach.
          (fault: unknown) => (isServerLost(fault) ? absent : reachable).push(brand),
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  if (isStopped()) return null;
  if (reachable.length === 0 || absent.length === 0) return null;
  return prolong({ reachable, absent });
}

/** The same outage, until all are asked again. */
export function prolong({ reachable, absent }: Omit<Outage, "retryAt">): Outage {
  return { reachable, absent, retryAt: performance.now() + RETRY_MS };
}
