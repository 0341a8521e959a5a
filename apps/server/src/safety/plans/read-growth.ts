import type { Database, Tx } from "../../platform/database/index.ts";
import { countLikes, type IndexFacts } from "./history/queries.ts";
import { type Look, looksOf } from "./looks.ts";
import type { PlanNode } from "./queries.ts";

/** Rows that one look into an index may meet: a customer's, an order's, a day's; never a brand's history. */
const MAX_GROWTH = 200;

export interface Growth {
  db: Database;
  merchantId: string;
  indexes: ReadonlyMap<string, IndexFacts>;
  /** Tables that grow with time or customers. */
  growing: ReadonlySet<string>;
}

/**
 * Looks of a plan that meet more rows the longer a brand sells. What a look can meet is counted, not guessed: the
 * rows that agree in the columns that bind it, for the values that most rows share; where a time bounds it from
 * below, those of a day. A limit along the index ends a look early, unless a filter lets it go on.
 */
export async function looksThatGrow(
  plan: PlanNode,
  growth: Growth,
): Promise<{ look: string; most: string }[]> {
  const found: { look: string; most: string }[] = [];
  for (const look of looksOf(plan)) {
    if (!growth.growing.has(look.table)) continue;
    const most = await rowsMet(look, growth);
    if (most) found.push({ look: `${look.table} by ${look.index ?? "no index"}`, most });
  }
  return found;
}

/** Null where they are few. */
async function rowsMet(look: Look, { db, merchantId, indexes }: Growth): Promise<string | null> {
  const index = indexes.get(look.index ?? "");
  if (!index) return "all rows";
  // A scan that locks its rows says a partial index's own condition once more.
  const dropsRows = look.filter !== "" && look.filter !== index.predicate;
  if (look.isLimited && !dropsRows) return null;
  const { columns, since } = boundBy(index, look.condition);
  const { table, predicate } = index;
  const count = (tx: Tx) => countLikes(tx, { table, columns, predicate, since });
  const isOfBrand = index.columns.includes("merchant_id");
  const most = isOfBrand ? await db.tenant(merchantId, count) : await db.platform(count);
  if (most <= MAX_GROWTH) return null;
  return `${most} rows alike in (${columns.join(", ")})${since ? `, a day of ${since}` : ""}`;
}

/** The leading columns of the index that a condition sets, and the time after them that it bounds from below. */
function boundBy(index: IndexFacts, condition: string): { columns: string[]; since: string | null } {
  const columns: string[] = [];
  for (const column of index.columns) {
    if (column === null) break;
    const says = (operator: string) => new RegExp(`\\b${column} ${operator} `).test(condition);
    if (!says("(=|&&)")) {
      return { columns, since: says(">=?") && index.times.includes(column) ? column : null };
    }
    columns.push(column);
  }
  return { columns, since: null };
}
