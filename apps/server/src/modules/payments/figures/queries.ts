import type { PaymentState } from "@dasturxon/domain/payment-state";
import { sql } from "kysely";
import { rows, type Tx } from "../../../platform/database/index.ts";

/** A money metric over all brands, by provider. */
export interface MoneyFigureRow {
  figure: "began" | "late" | "due" | "refused" | "difference";
  provider: string;
  state: PaymentState;
  number: number;
  /** Whole sum. */
  amount: number;
  /** Since when the oldest waits. */
  oldest: Date;
}

/** `visited` is one row of all brands of the page. */
interface PageRow {
  figure: MoneyFigureRow["figure"] | "visited";
  provider: string;
  state: PaymentState;
  number: number;
  amount: number;
  oldest: Date;
  last: string;
}

/** A page of the brands, by id. */
export interface MoneyPage {
  figures: MoneyFigureRow[];
  /** The last brand of the page; null: there is no brand after `after`. */
  last: string | null;
}

/** The money metrics of up to `most` brands after the brand `after`. Requires the platform's database role. */
export async function selectMoneyFigures(
  tx: Tx,
  { now, after, most }: { now: Date; after: string | null; most: number },
): Promise<MoneyPage> {
  const found = await rows(
    tx,
    sql<PageRow>`
      select f.figure, f.provider, f.state, sum(f.number)::float8 as number, sum(f.amount)::float8 as amount,
        min(f.oldest) as oldest, max(f.brand::text) as last
      from money_figures(${now}, ${after}::uuid, ${most}::int) f group by f.figure, f.provider, f.state`,
  );
  return {
    figures: found.filter((row): row is PageRow & MoneyFigureRow => row.figure !== "visited"),
    last: found.find(({ figure }) => figure === "visited")?.last ?? null,
  };
}
