import type { Database, Tx } from "../../platform/database/index.ts";
import { selectEqualRowCount, type IndexFacts } from "./history/queries.ts";
import { type TableAccess, findTableScans } from "./looks.ts";
import type { PlanNode } from "./queries.ts";

/** Maximum number of rows per index access. A customer, an order or a day has fewer rows, a brand's history has more. */
const MAX_ROWS_PER_ACCESS = 200;

export interface QueryGrowthContext {
  db: Database;
  merchantId: string;
  indexes: ReadonlyMap<string, IndexFacts>;
  /** Tables that grow with time or customers. */
  growing: ReadonlySet<string>;
}

/**
 * Returns the table accesses of a plan that read more rows the longer a brand exists. The number of rows is counted,
 * not estimated: rows that are equal in the bound columns, for the most frequent values. With a lower bound of time,
 * rows of one day. A limit along the index ends an access early, unless there is a filter.
 */
export async function findGrowingScans(
  plan: PlanNode,
  growth: QueryGrowthContext,
): Promise<{ look: string; most: string }[]> {
  const found: { look: string; most: string }[] = [];
  for (const look of findTableScans(plan)) {
    if (!growth.growing.has(look.table)) continue;
    const most = await describeRowsRead(look, growth);
    if (most) found.push({ look: `${look.table} by ${look.index ?? "no index"}`, most });
  }
  return found;
}

/** Describes the rows that a table access reads. Returns null if they are few. */
async function describeRowsRead(
  look: TableAccess,
  { db, merchantId, indexes }: QueryGrowthContext,
): Promise<string | null> {
  const index = indexes.get(look.index ?? "");
  if (!index) return "all rows";
  // The filter of a scan that locks rows repeats the predicate of its partial index, so such a filter drops no rows.
  const dropsRows = look.filter !== "" && look.filter !== index.predicate;
  if (look.isLimited && !dropsRows) return null;
  const { columns, since } = findBoundColumns(index, look.condition);
  const { table, predicate } = index;
  const countRows = (tx: Tx) => selectEqualRowCount(tx, { table, columns, predicate, since });
  const isOfBrand = index.columns.includes("merchant_id");
  const most = isOfBrand ? await db.tenant(merchantId, countRows) : await db.platform(countRows);
  if (most <= MAX_ROWS_PER_ACCESS) return null;
  return `${most} rows alike in (${columns.join(", ")})${since ? `, a day of ${since}` : ""}`;
}

/** Returns the leading index columns set by the condition, and a time after them with a lower bound. */
function findBoundColumns(index: IndexFacts, condition: string): { columns: string[]; since: string | null } {
  const columns: string[] = [];
  for (const column of index.columns) {
    if (column === null) break;
    const hasCondition = (operator: string) => new RegExp(`\\b${column} ${operator} `).test(condition);
    if (!hasCondition("(=|&&)")) {
      return { columns, since: hasCondition(">=?") && index.times.includes(column) ? column : null };
    }
    columns.push(column);
  }
  return { columns, since: null };
}
