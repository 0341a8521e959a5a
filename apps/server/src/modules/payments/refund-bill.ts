import { calculateRemainingAmount } from "@dasturxon/domain/part-refund";
import { listPaymentStatesBefore } from "@dasturxon/domain/payment-state";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { deriveStableId } from "../../platform/stable-id.ts";
import { cancelPayment, markBillRefunded } from "./lifecycle/end-payment.ts";
import { type PaymentRow, selectActivePayment, updatePaymentState } from "./lifecycle/queries.ts";
import type { PaymentProvider, RefundOutcome } from "./gateways/payment-provider.ts";
import { type PartRefundRow, selectPartRefunds, updatePartRefundsGiven } from "./parts/queries.ts";
import type { PaymentRegistry } from "./providers.ts";
import { type BillRow, selectBill, selectBillForUpdate, updateBillRefundRefused } from "./queries.ts";
import { handleRefundResult, notifyRefundRefusal } from "./refund-end.ts";

/**
 * Job that refunds a bill. Retried while the provider refuses. If the provider has no refund API, the bill stays due
 * and visible to the staff until the provider reports the refund. A kept tip is not refunded, as if it were the amount of
 * an earlier partial refund [PY-5].
 */
export async function refundBill(
  { db, payments, clock }: { db: Database; payments: PaymentRegistry; clock: Clock },
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<void> {
  const { bill, parts } = await db.tenantRead(merchantId, async (tx) => ({
    bill: await selectBill(tx, merchantId, orderId),
    parts: await selectPartRefunds(tx, merchantId, orderId),
  }));
  if (bill?.state !== "refund_due") return;
  const provider = payments.providerOf(bill.paymentType);
  const isWhole = parts.length === 0 && bill.keptTip === 0;
  const end = isWhole
    ? ((await provider?.refund(bill)) ?? "refused")
    : await refundRemainingBill(provider, bill, parts);
  const isGiven = await handleRefundResult(db, { merchantId, end }, async (tx) => {
    if (await updateBillRefundRefused(tx, merchantId, { orderId, at: clock.now() }))
      await notifyRefundRefusal(tx, { merchantId, orderId });
  });
  if (!isGiven) return;
  await db.tenant(merchantId, async (tx) => {
    const now = clock.now();
    await selectBillForUpdate(tx, merchantId, orderId);
    const payment = isWhole ? null : await selectActivePayment(tx, merchantId, orderId);
    if (payment && bill.keptTip === 0) {
      await cancelPayment(tx, { merchantId, payment, now, reason: null });
      return;
    }
    if (payment) await recordRefundWithoutTip(tx, { merchantId, payment, now });
    await markBillRefunded(tx, { merchantId, orderId, now });
  });
}

/** Marks the payment as partially refunded, because the provider still holds the tip. */
async function recordRefundWithoutTip(
  tx: Tx,
  { merchantId, payment, now: at }: { merchantId: string; payment: PaymentRow; now: Date },
): Promise<void> {
  const { id, orderId } = payment;
  await updatePartRefundsGiven(tx, merchantId, { orderId, id: null, at });
  const to = "part_refunded";
  await updatePaymentState(tx, merchantId, { id, from: listPaymentStatesBefore(to), to, at });
}

/**
 * Refunds the amount that remains after partial refunds and a kept tip. Returns "by_hand" if the provider has no partial
 * refunds.
 */
async function refundRemainingBill(
  provider: PaymentProvider | null,
  bill: BillRow,
  parts: readonly PartRefundRow[],
): Promise<RefundOutcome> {
  if (!provider?.refundPart) return "by_hand";
  if (parts.some(({ givenAt }) => givenAt === null)) throw new Error("a part is on its way back");
  const amount = calculateRemainingAmount({ totalPrice: bill.amount - bill.keptTip }, parts);
  const rest = { id: deriveStableId(bill.orderId, "rest"), amount };
  return (await provider.refundPart(bill, rest)) ?? "by_hand";
}
