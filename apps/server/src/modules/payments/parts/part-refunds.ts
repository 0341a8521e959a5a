import { calculateRemainingAmount, type PartRefund } from "@dasturxon/domain/part-refund";
import { listPaymentStatesBefore } from "@dasturxon/domain/payment-state";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { selectActivePayment, updatePaymentState } from "../lifecycle/queries.ts";
import type { PaymentRegistry } from "../providers.ts";
import { selectBill, selectBillForUpdate } from "../queries.ts";
import { handleRefundResult, notifyRefundRefusal } from "../refund-end.ts";
import {
  insertPartRefund,
  selectPartRefunds,
  updatePartRefundRefused,
  updatePartRefundsGiven,
} from "./queries.ts";

interface PartRefundReference {
  merchantId: string;
  orderId: string;
  now: Date;
}

/**
 * Starts the refund of a part of an order's price. Money paid on receipt is refunded at once, online money by a job.
 * The caller locks the order.
 * @returns false, without writing, if the provider no longer has the money [PY-5].
 */
export async function openPartRefund(
  tx: Tx,
  { merchantId, orderId, now, part, isOnline }: PartRefundReference & { part: PartRefund; isOnline: boolean },
): Promise<boolean> {
  if (isOnline && (await selectBillForUpdate(tx, merchantId, orderId))?.state !== "paid") return false;
  const id = newId();
  const givenAt = isOnline ? null : now;
  await insertPartRefund(tx, merchantId, { ...part, id, orderId, createdAt: now, givenAt });
  const key = `refund-part:${id}`;
  if (isOnline)
    await enqueueJob(tx, "refund-part", { merchantId, orderId, partId: id }, { key, maxAttempts: 25 });
  return true;
}

interface ClosedPartRefund {
  partId: string;
  /** Whether the provider returned the money. False if the staff did. */
  isByProvider: boolean;
}

/**
 * Marks a due partial refund as given and its payment as partially refunded. If the payment provider has now returned the
 * whole payment, sets the payment to refunded. A manual refund by staff does not, because the payment provider still
 * holds that money. Returns false if the partial refund was not due, for example already given [PY-5].
 */
export async function closePartRefund(
  tx: Tx,
  { merchantId, orderId, now: at, partId: id, isByProvider }: PartRefundReference & ClosedPartRefund,
): Promise<boolean> {
  const bill = await selectBillForUpdate(tx, merchantId, orderId);
  if (!(await updatePartRefundsGiven(tx, merchantId, { orderId, id, at }))) return false;
  const payment = await selectActivePayment(tx, merchantId, orderId);
  const given = (await selectPartRefunds(tx, merchantId, orderId)).filter(({ givenAt }) => givenAt !== null);
  const isWhole = bill !== null && calculateRemainingAmount({ totalPrice: bill.amount }, given) === 0;
  const to = isWhole && isByProvider ? "refunded" : "part_refunded";
  if (payment)
    await updatePaymentState(tx, merchantId, { id: payment.id, from: listPaymentStatesBefore(to), to, at });
  return true;
}

/**
 * Requests a partial refund from the provider. Idempotent. Throws if the request must be retried. Returns false if the
 * provider has no partial refunds or if nothing is due [PY-5].
 */
export async function refundPartAtProvider(
  { db, payments, clock }: { db: Database; payments: PaymentRegistry; clock: Clock },
  { merchantId, orderId, partId }: { merchantId: string; orderId: string; partId: string },
): Promise<boolean> {
  const { bill, part } = await db.tenantRead(merchantId, async (tx) => ({
    bill: await selectBill(tx, merchantId, orderId),
    part: (await selectPartRefunds(tx, merchantId, orderId)).find(({ id }) => id === partId),
  }));
  if (!bill || !part || part.givenAt) return false;
  const provider = payments.providerOf(bill.paymentType);
  const end = (await provider?.refundPart?.(bill, { id: partId, amount: part.amount })) ?? "by_hand";
  return handleRefundResult(db, { merchantId, end }, async (tx) => {
    if (await updatePartRefundRefused(tx, merchantId, { orderId, id: partId, at: clock.now() }))
      await notifyRefundRefusal(tx, { merchantId, orderId });
  });
}
