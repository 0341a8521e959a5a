import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type MoneyFigureRow, selectMoneyFigures } from "./queries.ts";

/** Minimum cache time, and a multiple of the query time: reading uses at most 2 % of one connection. */
const KEPT_MS = 30_000;
const KEPT_TIMES = 50;

/** Reads the money metrics of all brands. Cached, because the query visits every brand. */
export function createMoneyFigures({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): () => Promise<MoneyFigureRow[]> {
  let kept: Promise<MoneyFigureRow[]> | null = null;
  let isKeptUntil = -Infinity;
  async function read(): Promise<MoneyFigureRow[]> {
    const from = clock.monotonic();
    const found = await db.platform((tx) => selectMoneyFigures(tx, clock.now()));
    const now = clock.monotonic();
    isKeptUntil = now + Math.max(KEPT_MS, (now - from) * KEPT_TIMES);
    return found;
  }
  return () => {
    if (kept === null || clock.monotonic() > isKeptUntil) {
      isKeptUntil = Infinity;
      kept = read().catch((err: unknown) => {
        kept = null;
        throw err;
      });
    }
    return kept;
  };
}
