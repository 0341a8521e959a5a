import type { Database } from "../database/index.ts";
import { readState, selectBrandIds } from "./queries.ts";

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
 * Asks each brand's events one by one. Where tables are distributed a server that is gone takes its own brands along
 * and every statement over all; null where nobody answers or everybody does: then it was something else.
 */
export async function findOutage(db: Database): Promise<Outage | null> {
  const reachable: string[] = [];
  const absent: string[] = [];
  for (const brand of await db.platform(selectBrandIds)) {
    const answers = db.platform((tx) => readState(tx, [brand]));
    await answers.then(
      () => reachable.push(brand),
      () => absent.push(brand),
    );
  }
  if (reachable.length === 0 || absent.length === 0) return null;
  return prolong({ reachable, absent });
}

/** The same outage, until all are asked again. */
export function prolong({ reachable, absent }: Omit<Outage, "retryAt">): Outage {
  return { reachable, absent, retryAt: performance.now() + RETRY_MS };
}
