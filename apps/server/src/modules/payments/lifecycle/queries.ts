import { ACTIVE_PAYMENT_STATES, type PaymentState } from "@dasturxon/domain/payment-state";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Row of `payments`: one attempt to pay a bill through a payment provider. Amounts are in soʻm. */
export interface PaymentRow {
  id: string;
  orderId: string;
  provider: string;
  transactionId: string;
  amount: number;
  state: PaymentState;
  /** Start time by the provider's clock. */
  providerAt: Date;
  createdAt: Date;
  paidAt: Date | null;
  canceledAt: Date | null;
  cancelReason: number | null;
  /** Id for queries at the provider. `page` is the payment page of a payment that we opened there. */
  pageId: string | null;
  page: string | null;
  /**
   * Time when we refused the provider's payment callback. The provider then refunds that money itself. Null: no
   * callback was refused.
   */
  refusedAt: Date | null;
}

const paymentColumns = sql`id, order_id as "orderId", provider, transaction_id as "transactionId", amount::float8 as amount,
  state, provider_at as "providerAt", created_at as "createdAt", paid_at as "paidAt", canceled_at as "canceledAt",
  cancel_reason as "cancelReason", page_id as "pageId", page, refused_at as "refusedAt"`;

/** States of active payments, as SQL literals. With parameters, the planner could not use the partial index. */
const activePaymentStatesSql = sql.join(ACTIVE_PAYMENT_STATES.map((state) => sql.lit(state)));

/**
 * Inserts a payment.
 * @returns false, without inserting, if the provider used the transaction id before or another payment is active.
 */
export async function insertPayment(
  tx: Tx,
  merchantId: string,
  payment: Omit<PaymentRow, "paidAt" | "canceledAt" | "cancelReason" | "page" | "refusedAt">,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payments (merchant_id, id, order_id, provider, transaction_id, amount, state, provider_at, created_at,
      page_id)
    values (${merchantId}, ${payment.id}, ${payment.orderId}, ${payment.provider}, ${payment.transactionId},
      ${payment.amount}::bigint, ${payment.state}, ${payment.providerAt}, ${payment.createdAt}, ${payment.pageId})
    on conflict do nothing returning id`.execute(tx);
  return rows.length === 1;
}

/** Returns the payment with the provider's transaction id. */
export async function selectPaymentByTransaction(
  tx: Tx,
  merchantId: string,
  filter: { provider: string; transactionId: string },
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments
    where merchant_id = ${merchantId} and provider = ${filter.provider}
      and transaction_id = ${filter.transactionId}`.execute(tx);
  return rows[0] ?? null;
}

export async function selectPayment(tx: Tx, merchantId: string, id: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the order's payment that is in progress or paid. */
export async function selectActivePayment(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments
    where merchant_id = ${merchantId} and order_id = ${orderId}
      and state in (${activePaymentStatesSql})`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the order's last payment that has ended without money. */
export async function selectLastUnpaidPayment(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<Pick<PaymentRow, "provider" | "state"> | null> {
  const { rows } = await sql<Pick<PaymentRow, "provider" | "state">>`
    select provider, state from payments
    where merchant_id = ${merchantId} and order_id = ${orderId} and state in ('failed', 'expired')
    order by canceled_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Returns a provider's payments between two times of its clock, both included, earliest first. Excludes payments
 * without a transaction of the provider.
 */
export async function selectPaymentsBetween(
  tx: Tx,
  merchantId: string,
  filter: { provider: string; from: Date; to: Date },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments
    where merchant_id = ${merchantId} and provider = ${filter.provider}
      and provider_at between ${filter.from} and ${filter.to} and transaction_id <> id::text
    order by provider_at, id`.execute(tx);
  return rows;
}

/**
 * Stores the page of a payment opened at the provider. Of two concurrent pages the first is stored.
 * @returns the stored page
 */
export async function updatePaymentPage(
  tx: Tx,
  merchantId: string,
  change: { id: string; pageId: string; page: string | null },
): Promise<Pick<PaymentRow, "pageId" | "page" | "state"> | null> {
  const { rows } = await sql<Pick<PaymentRow, "pageId" | "page" | "state">>`
    update payments set page_id = coalesce(page_id, ${change.pageId}), page = coalesce(page, ${change.page}),
      state = case when state = 'created' then 'pending' else state end
    where merchant_id = ${merchantId} and id = ${change.id} returning page_id as "pageId", page, state`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Assigns the provider's transaction id to a payment that we opened there.
 * @returns null, without changes, if the payment already has a transaction id or has ended.
 */
export async function updatePaymentTransaction(
  tx: Tx,
  merchantId: string,
  change: { id: string; transactionId: string; providerAt: Date },
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    update payments set transaction_id = ${change.transactionId}, provider_at = ${change.providerAt}, state = 'pending'
    where merchant_id = ${merchantId} and id = ${change.id} and transaction_id = ${change.id}
      and state in ('created', 'pending')
    returning ${paymentColumns}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Removes the transaction id of an unpaid payment. The payment is identified by our own id again, and `pageId` becomes
 * its id for queries at the provider.
 * @returns false if it is paid or has ended.
 */
export async function updatePaymentTransactionRemoved(
  tx: Tx,
  merchantId: string,
  { id, pageId }: { id: string; pageId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payments set transaction_id = id::text, page_id = ${pageId}
    where merchant_id = ${merchantId} and id = ${id} and state in ('created', 'pending') returning id`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Changes a payment's state if the present state is in `from`. @returns null, without changes, if it is not. */
export async function updatePaymentState(
  tx: Tx,
  merchantId: string,
  move: { id: string; from: PaymentState[]; to: PaymentState; at: Date; reason?: number | null },
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    update payments set state = ${move.to},
      paid_at = case when ${move.to} in ('paid', 'late') then coalesce(paid_at, ${move.at}::timestamptz) else paid_at end,
      canceled_at = case when ${move.to} in ('failed', 'expired', 'refunded') then ${move.at}::timestamptz
        else canceled_at end,
      cancel_reason = coalesce(${move.reason ?? null}::smallint, cancel_reason), refund_refused_at = null
    where merchant_id = ${merchantId} and id = ${move.id} and state = any(${move.from}::text[])
    returning ${paymentColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** Records that we refused the provider's callback for an unpaid payment. */
export async function updatePaymentCallRefused(
  tx: Tx,
  merchantId: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`
    update payments set refused_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and paid_at is null`.execute(tx);
}

/** Records that the provider refused to refund a late payment. @returns false, without changes, if no refund is due. */
export async function updatePaymentRefundRefused(
  tx: Tx,
  merchantId: string,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments set refund_refused_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'late' returning id`.execute(tx);
  return rows.length === 1;
}

/**
 * Returns the links of the fiscal receipts of an order's latest payment, as sent by the provider. Null if there are
 * none.
 */
export async function selectFiscalLinks(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<{ sale: string | null; refund: string | null } | null> {
  const { rows } = await sql<{ sale: string | null; refund: string | null }>`
    select fiscal_receipts->'PERFORM'->>'qr_code_url' as sale, fiscal_receipts->'CANCEL'->>'qr_code_url' as refund
    from payments where merchant_id = ${merchantId} and order_id = ${orderId} and fiscal_receipts <> '{}'
    order by created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Receipt kind that records that the lines were sent to the provider. */
export const LINES_SENT_RECEIPT_KIND = "TOLD";

/** Returns whether a payment's receipt lines were sent to the provider. */
export async function selectIsReceiptReported(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select id from payments
    where merchant_id = ${merchantId} and id = ${id} and fiscal_receipts ? ${LINES_SENT_RECEIPT_KIND}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Stores a payment's fiscal receipt. Replaces an earlier one of the same kind. */
export async function updateFiscalReceipt(
  tx: Tx,
  merchantId: string,
  change: { id: string; kind: string; receipt: unknown },
): Promise<void> {
  await sql`
    update payments set fiscal_receipts = jsonb_set(fiscal_receipts, array[${change.kind}::text],
      ${JSON.stringify(change.receipt)}::jsonb)
    where merchant_id = ${merchantId} and id = ${change.id}`.execute(tx);
}
