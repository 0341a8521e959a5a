import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type MoneyFigureRow, type MoneyFiguresPage, selectMoneyFigures } from "./queries.ts";

/**
 * Minimum cache time in milliseconds, and cache time as a multiple of the query time. Reading uses at most 2 % of one
 * connection.
 */
const MIN_FIGURES_CACHE_MS = 30_000;
const FIGURES_CACHE_TIME_FACTOR = 50;
/** Number of brands per SQL statement, limited by the statement timeout. */
const BRANDS_PER_FIGURES_STATEMENT = 500;

/** Reads the money metrics of all brands, `page` brands at a time. Cached, because the query visits every brand. */
export function createMoneyFigureReader({
  db,
  clock,
  page = BRANDS_PER_FIGURES_STATEMENT,
}: {
  db: Database;
  clock: Clock;
  page?: number;
}): () => Promise<MoneyFigureRow[]> {
  let kept: Promise<MoneyFigureRow[]> | null = null;
  let isKeptUntil = -Infinity;
  async function readFigureRows(): Promise<MoneyFigureRow[]> {
    const from = clock.monotonic();
    const found: MoneyFigureRow[] = [];
    const readFiguresPage = (after: string | null): Promise<MoneyFiguresPage> =>
      db.platform((tx) => selectMoneyFigures(tx, { now: clock.now(), after, most: page }));
    for (let read = await readFiguresPage(null); read.last !== null; read = await readFiguresPage(read.last))
      found.push(...read.figures);
    const now = clock.monotonic();
    isKeptUntil = now + Math.max(MIN_FIGURES_CACHE_MS, (now - from) * FIGURES_CACHE_TIME_FACTOR);
    return mergeFigureRows(found);
  }
  return () => {
    if (kept === null || clock.monotonic() > isKeptUntil) {
      isKeptUntil = Infinity;
      kept = readFigureRows().catch((err: unknown) => {
        kept = null;
        throw err;
      });
    }
    return kept;
  };
}

/** Merges rows of the same metric, provider and state: adds numbers and amounts, and uses the oldest time. */
export function mergeFigureRows(rows: readonly MoneyFigureRow[]): MoneyFigureRow[] {
  const groups = Map.groupBy(rows, ({ figure, provider, state }) => `${figure} ${provider} ${state}`);
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const sum = { ...first };
    for (const { number, amount, oldest } of rest) {
      sum.number += number;
      sum.amount += amount;
      if (oldest < sum.oldest) sum.oldest = oldest;
    }
    return [sum];
  });
}
