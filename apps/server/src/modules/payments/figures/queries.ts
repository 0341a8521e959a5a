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

/** Requires the platform's database role. */
export function selectMoneyFigures(tx: Tx, now: Date): Promise<MoneyFigureRow[]> {
  return rows(
    tx,
    sql<MoneyFigureRow>`
      select f.figure, f.provider, f.state, sum(f.number)::float8 as number, sum(f.amount)::float8 as amount,
        min(f.oldest) as oldest
      from money_figures(${now}) f group by f.figure, f.provider, f.state`,
  );
}
