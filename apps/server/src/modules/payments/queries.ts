import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import type { Bill } from "./gateways/payment-provider.ts";

export interface BillRow extends Bill {
  state: "waiting" | "paid" | "void" | "refund_due" | "refunded";
  /** Part of the tip that the refund does not return, in soʻm. */
  keptTip: number;
}

const billColumns = sql`merchant_id as "merchantId", order_id as "orderId",
  order_number::float8 as "orderNumber", user_id as "userId", payment_type as "paymentType",
  amount::float8 as amount, tip::float8 as tip, kept_tip::float8 as "keptTip", reference, state,
  expires_at as "expiresAt"`;

/**
 * Writes a bill. A void bill of the same order is reopened. It keeps its expiry time, unless that time has passed.
 * @returns the time when the bill expires. Null, without changes, if the order's bill is neither void nor waiting.
 */
export async function insertOrUpdateBill(
  tx: Tx,
  bill: Omit<Bill, "reference"> & { fiscalLines: FiscalLine[] | null; at: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into bills (merchant_id, order_id, order_number, user_id, payment_type, amount, tip, fiscal_lines, created_at,
      expires_at)
    values (${bill.merchantId}, ${bill.orderId}, ${bill.orderNumber}::bigint, ${bill.userId}, ${bill.paymentType},
      ${bill.amount}::bigint, ${bill.tip}::bigint,
      ${bill.fiscalLines && JSON.stringify(bill.fiscalLines)}, ${bill.at}, ${bill.expiresAt})
    on conflict (merchant_id, order_id) do update set payment_type = excluded.payment_type, amount = excluded.amount,
      order_number = excluded.order_number,
      tip = excluded.tip, fiscal_lines = excluded.fiscal_lines, state = 'waiting',
      expires_at = case when bills.expires_at > ${bill.at} then bills.expires_at else excluded.expires_at end
    where bills.state in ('void', 'waiting') returning expires_at as "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt ?? null;
}

/** Moves the bills of some orders to another customer. */
export async function updateBillOwner(
  tx: Tx,
  merchantId: string,
  { orderIds, userId }: { orderIds: readonly string[]; userId: string },
): Promise<void> {
  await sql`
    update bills set user_id = ${userId}
    where merchant_id = ${merchantId} and order_id = any(${orderIds}::uuid[])`.execute(tx);
}

export async function selectBill(tx: Tx, merchantId: string, orderId: string): Promise<BillRow | null> {
  const { rows } = await sql<BillRow>`
    select ${billColumns} from bills where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(tx);
  return rows[0] ?? null;
}

/** Returns a bill and locks its row until the transaction ends, so that concurrent calls run one after the other. */
export async function selectBillForUpdate(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<BillRow | null> {
  const { rows } = await sql<BillRow>`
    select ${billColumns} from bills where merchant_id = ${merchantId} and order_id = ${orderId} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Locks the bill of a provider's transaction. @returns false if there is no such transaction. */
export async function selectBillOfTransactionForUpdate(
  tx: Tx,
  merchantId: string,
  filter: { provider: string; transactionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select b.order_id from bills b
    where b.merchant_id = ${merchantId} and b.order_id = (select p.order_id from payments p
      where p.merchant_id = ${merchantId} and p.provider = ${filter.provider}
        and p.transaction_id = ${filter.transactionId})
    for update`.execute(tx);
  return rows.length === 1;
}

/** Returns the lines of a bill's fiscal receipt. Null if it has none [OR-10]. */
export async function selectFiscalLines(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<FiscalLine[] | null> {
  const { rows } = await sql<{ fiscalLines: FiscalLine[] | null }>`
    select fiscal_lines as "fiscalLines" from bills
    where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(tx);
  return rows[0]?.fiscalLines ?? null;
}

/** Changes a bill's state if the present state is in `from`. @returns false, without changes, if it is not. */
export async function updateBillState(
  tx: Tx,
  merchantId: string,
  move: {
    orderId: string;
    from: BillRow["state"][];
    to: BillRow["state"];
    reference?: string | null;
    /** Whether the refund does not return the tip. */
    isTipKept?: boolean;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update bills set state = ${move.to}, reference = coalesce(${move.reference ?? null}, reference),
      paid_at = case when ${move.to} = 'paid' then ${move.at}::timestamptz else paid_at end,
      refunded_at = case when ${move.to} = 'refunded' then ${move.at}::timestamptz else refunded_at end,
      kept_tip = case when ${move.isTipKept ?? false} then tip else kept_tip end,
      refund_refused_at = null
    where merchant_id = ${merchantId} and order_id = ${move.orderId} and state = any(${move.from}::text[])
    returning order_id`.execute(tx);
  return rows.length === 1;
}

/** Records that the provider also returned the tip that an earlier refund had left to the courier. */
export async function updateKeptTipReturned(tx: Tx, merchantId: string, orderId: string): Promise<void> {
  await sql`update bills set kept_tip = 0
    where merchant_id = ${merchantId} and order_id = ${orderId} and kept_tip > 0`.execute(tx);
}

/** Records that the provider refused the refund. @returns false, without changes, if no refund is due. */
export async function updateBillRefundRefused(
  tx: Tx,
  merchantId: string,
  { orderId, at }: { orderId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update bills set refund_refused_at = ${at}
    where merchant_id = ${merchantId} and order_id = ${orderId} and state = 'refund_due'
    returning order_id`.execute(tx);
  return rows.length === 1;
}
