import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import { publishEvent } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { enqueueJob } from "../../platform/jobs/index.ts";
import type { Bill } from "./gateways/payment-provider.ts";
import { endWaitingPayment } from "./lifecycle/end-payment.ts";
import { updateBillState, selectBill, insertOrUpdateBill } from "./queries.ts";

/** Time that an order waits for its payment, in minutes [OR-3]. */
const ORDER_PAYMENT_WAIT_MINUTES = 30;

interface BillReference {
  merchantId: string;
  orderId: string;
  now: Date;
}

/**
 * Opens the bill of an order that is paid online. Reopening the bill with another payment method does not change an
 * expiry time in the future [OR-3].
 * @returns the time when the bill expires
 */
export async function openBill(
  tx: Tx,
  bill: Pick<Bill, "merchantId" | "orderId" | "orderNumber" | "userId" | "paymentType" | "amount" | "tip"> & {
    /** Lines of the fiscal receipt. Null: the receipt has no lines [OR-10]. */
    fiscalLines: FiscalLine[] | null;
    now: Date;
  },
): Promise<Date> {
  const { now, ...rest } = bill;
  const expiresAt = new Date(now.getTime() + ORDER_PAYMENT_WAIT_MINUTES * 60_000);
  return (await insertOrUpdateBill(tx, { ...rest, expiresAt, at: now })) ?? expiresAt;
}

/**
 * Marks a bill as paid. Idempotent, also under concurrent calls. The `bill-paid` event informs the orders module.
 * @returns "void": the order is cancelled, so the provider must not take the money or must refund it.
 */
export async function captureBill(
  tx: Tx,
  { merchantId, orderId, now, reference }: BillReference & { reference: string },
): Promise<"paid" | "already_paid" | "void" | "not_found"> {
  const to = { orderId, reference, at: now };
  if (await updateBillState(tx, merchantId, { ...to, from: ["waiting"], to: "paid" })) {
    await publishEvent(tx, { merchantId, topic: "bill-paid", key: orderId, payload: { reference } });
    return "paid";
  }
  const bill = await selectBill(tx, merchantId, orderId);
  if (!bill) return "not_found";
  return bill.state === "void" ? "void" : "already_paid";
}

/** Voids an unpaid bill and ends its waiting payment. @returns false if the bill was paid first. */
export async function voidBill(tx: Tx, { merchantId, orderId, now }: BillReference): Promise<boolean> {
  if (!(await updateBillState(tx, merchantId, { orderId, from: ["waiting"], to: "void", at: now })))
    return false;
  await endWaitingPayment(tx, { merchantId, orderId, now });
  return true;
}

/**
 * Cancels the bill of a cancelled order. Voids an unpaid bill. Refunds a paid bill once, by a job. With `isTipKept`, the
 * tip is not refunded, because the courier has delivered the order [PY-5].
 */
export async function cancelBill(
  tx: Tx,
  { isTipKept = false, ...bill }: BillReference & { isTipKept?: boolean },
): Promise<void> {
  const { merchantId, orderId, now } = bill;
  if (await voidBill(tx, bill)) return;
  const due = { orderId, from: ["paid" as const], to: "refund_due" as const, at: now, isTipKept };
  if (!(await updateBillState(tx, merchantId, due))) return;
  await enqueueJob(
    tx,
    "refund-bill",
    { merchantId, orderId },
    { key: `refund-bill:${orderId}`, maxAttempts: 25 },
  );
}
