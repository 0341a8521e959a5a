import type { PaymentState } from "@dasturxon/domain/payment-state";
import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

/** One money metric, summed over all brands, for one provider and payment state. */
export interface MoneyFigureRow {
  figure: "began" | "late" | "due" | "refused" | "difference";
  provider: string;
  state: PaymentState;
  number: number;
  /** Total amount in soʻm. */
  amount: number;
  /** Time of the oldest payment, refund or difference that is counted. */
  oldest: Date;
}

/**
 * A row of the SQL function `money_figures`: a metric, or the row `visited`, which covers all brands of the page and
 * contains the id of the last brand.
 */
interface MoneyFigureOrVisitedRow {
  figure: MoneyFigureRow["figure"] | "visited";
  provider: string;
  state: PaymentState;
  number: number;
  amount: number;
  oldest: Date;
  last: string;
}

/** The money metrics of one page of brands. Pages are ordered by brand id. */
export interface MoneyFiguresPage {
  figures: MoneyFigureRow[];
  /** Id of the last brand of the page. Null if the page is empty. */
  last: string | null;
}

/**
 * Reads the money metrics of one page of brands: up to `most` brands with an id greater than `after`. Requires the
 * platform's database role.
 */
export async function selectMoneyFigures(
  tx: Tx,
  { now, after, most }: { now: Date; after: string | null; most: number },
): Promise<MoneyFiguresPage> {
  const found = await queryRows(
    tx,
    sql<MoneyFigureOrVisitedRow>`
      select f.figure, f.provider, f.state, sum(f.number)::float8 as number, sum(f.amount)::float8 as amount,
        min(f.oldest) as oldest, max(f.brand::text) as last
      from money_figures(${now}, ${after}::uuid, ${most}::int) f group by f.figure, f.provider, f.state`,
  );
  return {
    figures: found.filter((row): row is MoneyFigureOrVisitedRow & MoneyFigureRow => row.figure !== "visited"),
    last: found.find(({ figure }) => figure === "visited")?.last ?? null,
  };
}
