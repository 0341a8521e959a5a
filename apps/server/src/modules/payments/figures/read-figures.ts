import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type MoneyFigureRow, type MoneyPage, selectMoneyFigures } from "./queries.ts";

/** Minimum cache time, and a multiple of the query time: reading uses at most 2 % of one connection. */
const KEPT_MS = 30_000;
const KEPT_TIMES = 50;
/** Brands of one statement, which has the time limit of every call. */
const PAGE = 500;

/** Reads the money metrics of all brands, `page` brands at a time. Cached, because the query visits every brand. */
export function createMoneyFigures({
  db,
  clock,
  page = PAGE,
}: {
  db: Database;
  clock: Clock;
  page?: number;
}): () => Promise<MoneyFigureRow[]> {
  let kept: Promise<MoneyFigureRow[]> | null = null;
  let isKeptUntil = -Infinity;
  async function read(): Promise<MoneyFigureRow[]> {
    const from = clock.monotonic();
    const found = new Map<string, MoneyFigureRow>();
    const readPage = (after: string | null): Promise<MoneyPage> =>
      db.platform((tx) => selectMoneyFigures(tx, { now: clock.now(), after, most: page }));
    for (let read = await readPage(null); read.last !== null; read = await readPage(read.last))
      for (const row of read.figures) addTo(found, row);
    const now = clock.monotonic();
    isKeptUntil = now + Math.max(KEPT_MS, (now - from) * KEPT_TIMES);
    return [...found.values()];
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

/** Adds the row of a page to the row of the same metric, provider and state. */
function addTo(found: Map<string, MoneyFigureRow>, row: MoneyFigureRow): void {
  const key = `${row.figure} ${row.provider} ${row.state}`;
  const kept = found.get(key) ?? { ...row, number: 0, amount: 0 };
  found.set(key, {
    ...kept,
    number: kept.number + row.number,
    amount: kept.amount + row.amount,
    oldest: new Date(Math.min(kept.oldest.getTime(), row.oldest.getTime())),
  });
}
