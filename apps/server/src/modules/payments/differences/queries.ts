import type { PaymentState } from "@dasturxon/domain/payment-state";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import type { ProviderPaymentStatus } from "../gateways/payment-provider.ts";

/** A difference between the states of a payment in our records and at its provider, as shown to the brand's staff. */
export interface PaymentDifferenceRow {
  id: string;
  paymentId: string;
  orderId: string;
  provider: string;
  providerId: string;
  amount: number;
  was: PaymentState;
  is: PaymentState;
  said: ProviderPaymentStatus["state"];
  foundAt: Date;
  lookedAt: Date | null;
  lookedBy: string | null;
}

interface NewPaymentDifference extends Pick<
  PaymentDifferenceRow,
  "id" | "paymentId" | "was" | "is" | "said"
> {
  at: Date;
}

/** Inserts a difference. The same difference of a payment is stored once. */
export async function insertNewPaymentDifference(
  tx: Tx,
  merchantId: string,
  found: NewPaymentDifference,
): Promise<void> {
  const { id, paymentId, was, is, said, at } = found;
  await sql`
    insert into payment_differences (merchant_id, id, payment_id, was, became, said, found_at)
    values (${merchantId}, ${id}, ${paymentId}, ${was}, ${is}, ${said}, ${at})
    on conflict (merchant_id, payment_id, became, said) do nothing`.execute(tx);
}

/** Returns the open payment differences, oldest first, followed by the last reviewed differences. */
export async function selectPaymentDifferences(
  tx: Tx,
  merchantId: string,
  { open, looked }: { open: number; looked: number },
): Promise<PaymentDifferenceRow[]> {
  const { rows } = await sql<PaymentDifferenceRow>`
    select d.id, d.payment_id as "paymentId", p.order_id as "orderId", p.provider,
      coalesce(p.page_id, p.transaction_id) as "providerId", p.amount::float8 as amount, d.was, d.became as "is", d.said,
      d.found_at as "foundAt", d.looked_at as "lookedAt",
      (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = d.looked_by) as "lookedBy"
    from (
      (select * from payment_differences where merchant_id = ${merchantId} and looked_at is null
        order by found_at limit ${open})
      union all
      (select * from payment_differences where merchant_id = ${merchantId} and looked_at is not null
        order by looked_at desc limit ${looked})
    ) d join payments p on p.merchant_id = ${merchantId} and p.id = d.payment_id
    order by d.looked_at desc nulls first, d.found_at, d.id`.execute(tx);
  return rows;
}

/** Returns the number of open differences. */
export async function selectOpenPaymentDifferenceCount(tx: Tx, merchantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_differences
    where merchant_id = ${merchantId} and looked_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Returns a difference by its id. Null if there is none. Locks the row, so that concurrent reviews run one after the
 * other.
 */
export async function selectPaymentDifferenceForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ paymentId: string; lookedAt: Date | null } | null> {
  const { rows } = await sql<{ paymentId: string; lookedAt: Date | null }>`
    select payment_id as "paymentId", looked_at as "lookedAt" from payment_differences
    where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function updatePaymentDifferenceReviewedAt(
  tx: Tx,
  merchantId: string,
  { id, at, by }: { id: string; at: Date; by: string },
): Promise<void> {
  await sql`
    update payment_differences set looked_at = ${at}, looked_by = ${by}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
