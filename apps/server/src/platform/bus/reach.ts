import { type Database, isServerLostError } from "../database/index.ts";
import { selectNumberingState, selectBrandIds, selectIsDistributed } from "./queries.ts";

/** Number of brands checked in parallel, because each brand on an unreachable server costs a connection timeout. */
const PARALLEL_BRAND_CHECKS = 4;

/** Time in milliseconds until unreachable brands are checked again. */
const OUTAGE_RETRY_MS = 2_000;

/** Result of the last check while the database servers of some brands did not respond. */
export interface Outage {
  reachable: string[];
  /** Ids of the unreachable brands. */
  absent: string[];
  /** Time at which all brands are checked again, by `performance.now()`. */
  retryAt: number;
}

/**
 * Checks the events of each brand separately, after an error that may mean an unreachable server. If tables are
 * distributed, such a server makes its own brands unreachable, and also every statement over all brands. Returns null
 * for any other cause: no brand is reachable, all brands are reachable, or the tables are not distributed.
 */
export async function findOutage(
  db: Database,
  error: unknown,
  isStopped: () => boolean,
): Promise<Outage | null> {
  if (!isServerLostError(error) || !(await db.platform(selectIsDistributed))) return null;
  const reachable: string[] = [];
  const absent: string[] = [];
  // The brands are a shared iterator: each worker takes the next brand from it.
  const brands = (await db.platform(selectBrandIds)).values();
  const checkBrands = async () => {
    for (const brand of brands) {
      if (isStopped()) return;
      await db
        .platform((tx) => selectNumberingState(tx, [brand]))
        .then(
          () => reachable.push(brand),
          // A brand counts as unreachable only if its server is lost. A brand that is slow or failed for another reason
          // counts as reachable.
          (fault: unknown) => (isServerLostError(fault) ? absent : reachable).push(brand),
        );
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BRAND_CHECKS }, checkBrands));
  if (isStopped()) return null;
  if (reachable.length === 0 || absent.length === 0) return null;
  return extendOutage({ reachable, absent });
}

/** Extends the outage until all brands are checked again. */
export function extendOutage({ reachable, absent }: Omit<Outage, "retryAt">): Outage {
  return { reachable, absent, retryAt: performance.now() + OUTAGE_RETRY_MS };
}
