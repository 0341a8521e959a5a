import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import { publish } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import type { Bill } from "./gateways/payment-provider.ts";
import { endWaitingPayment } from "./life/end-payment.ts";
import { updateBill, selectBill, insertOrUpdateBill } from "./queries.ts";

/** How long an order waits for its money [OR-3]. */
const WAIT_MINUTES = 30;

interface OneBill {
  merchantId: string;
  orderId: string;
  now: Date;
}

/**
 * Opens the bill of an order that is paid online; one that is opened again, by another way to pay, keeps its end [OR-3].
 * @returns when it expires.
 */
export async function openBill(
  tx: Tx,
  bill: Pick<Bill, "merchantId" | "orderId" | "userId" | "paymentType" | "amount"> & {
    /** Null: its receipt has no lines [OR-10]. */
    fiscalLines: FiscalLine[] | null;
    now: Date;
  },
): Promise<Date> {
  const { now, ...rest } = bill;
  const expiresAt = new Date(now.getTime() + WAIT_MINUTES * 60_000);
  return (await insertOrUpdateBill(tx, { ...rest, expiresAt, at: now })) ?? expiresAt;
}

/**
 * A provider took the money: exactly once, whatever repeats or races with it. The orders hear of it by the event.
 * @returns "void": the order is gone, the provider must not take the money or gives it back.
 */
export async function captureBill(
  tx: Tx,
  { merchantId, orderId, now, reference }: OneBill & { reference: string },
): Promise<"paid" | "already_paid" | "void" | "not_found"> {
  const to = { orderId, reference, at: now };
  if (await updateBill(tx, merchantId, { ...to, from: ["waiting"], to: "paid" })) {
    await publish(tx, { merchantId, topic: "bill-paid", key: orderId, payload: { reference } });
    return "paid";
  }
  const bill = await selectBill(tx, merchantId, orderId);
  if (!bill) return "not_found";
  return bill.state === "void" ? "void" : "already_paid";
}

/** Closes a bill that was not paid, and what is on its way for it. @returns false when the money came first. */
export async function voidBill(tx: Tx, { merchantId, orderId, now }: OneBill): Promise<boolean> {
  if (!(await updateBill(tx, merchantId, { orderId, from: ["waiting"], to: "void", at: now }))) return false;
  await endWaitingPayment(tx, { merchantId, orderId, now });
  return true;
}

/** The order is off: an unpaid bill is void, a paid one goes back by a job, once [PY-5]. */
export async function undoBill(tx: Tx, bill: OneBill): Promise<void> {
  const { merchantId, orderId, now } = bill;
  if (await voidBill(tx, bill)) return;
  if (!(await updateBill(tx, merchantId, { orderId, from: ["paid"], to: "refund_due", at: now }))) return;
  await enqueue(
    tx,
    "refund-bill",
    { merchantId, orderId },
    { key: `refund-bill:${orderId}`, maxAttempts: 25 },
  );
}
