import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { type BillRow, selectBillForUpdate } from "../queries.ts";
import { insertPayment, type PaymentRow, selectActivePayment } from "./queries.ts";

/** A payment of an order that a provider requests to start. */
export interface OfferedProviderPayment {
  merchantId: string;
  orderId: string;
  provider: string;
  /** Payment types of the provider. */
  types: readonly PaymentType[];
  tiyin: number;
  now: Date;
}

/**
 * Reason why a bill cannot be paid now. `paid`: another payment has paid it. `closed`: it is cancelled, expired or paid
 * by another method. `busy`: another payment is in progress.
 */
export type UnpayableReason = "not_found" | "wrong_amount" | "paid" | "closed" | "busy";

/** An order's bill, locked until the transaction ends, and its active payment. */
export interface LockedBill {
  bill: BillRow | null;
  active: PaymentRow | null;
}

/**
 * Locks the bill of an order, so that its payments start and end one after the other. Both statements are sent
 * together, and the second one runs after the lock is acquired [PY-3].
 */
export async function lockBill(
  tx: Tx,
  { merchantId, orderId }: Pick<OfferedProviderPayment, "merchantId" | "orderId">,
): Promise<LockedBill> {
  const [bill, active] = await Promise.all([
    selectBillForUpdate(tx, merchantId, orderId),
    selectActivePayment(tx, merchantId, orderId),
  ]);
  return { bill, active };
}

/**
 * Checks whether a payment can start: order, amount and payment type must match the bill [PY-3].
 * @returns the bill, or the reason why the payment cannot start
 */
export function checkPayableBill(
  { bill, active }: LockedBill,
  offered: OfferedProviderPayment,
): BillRow | UnpayableReason {
  if (!bill) return "not_found";
  if (offered.tiyin !== bill.amount * TIYIN_PER_SUM) return "wrong_amount";
  if (bill.state === "paid") return "paid";
  const isOurs = offered.types.includes(bill.paymentType);
  if (bill.state !== "waiting" || bill.expiresAt <= offered.now || !isOurs) return "closed";
  return active ? "busy" : bill;
}

/** Locks the bill and checks whether the payment can start. */
export async function lockAndCheckPayableBill(
  tx: Tx,
  offered: OfferedProviderPayment,
): Promise<BillRow | UnpayableReason> {
  return checkPayableBill(await lockBill(tx, offered), offered);
}

/**
 * Starts a payment. Only one payment per order may be open. With `transactionId` null, the payment is still to be
 * opened at the provider, under our own id. `locked` is the result of an earlier `lockBill`.
 */
export async function beginPayment(
  tx: Tx,
  offered: OfferedProviderPayment & { transactionId: string | null; providerAt: Date; pageId?: string },
  locked?: LockedBill,
): Promise<PaymentRow | UnpayableReason> {
  const bill = checkPayableBill(locked ?? (await lockBill(tx, offered)), offered);
  if (typeof bill === "string") return bill;
  const { merchantId, orderId, provider, providerAt, now } = offered;
  const { amount } = bill;
  const id = newId();
  const { transactionId, pageId = null } = offered;
  const begun = { id, orderId, provider, amount, providerAt, createdAt: now, pageId };
  const state: PaymentState = transactionId === null ? "created" : "pending";
  const payment = { ...begun, transactionId: transactionId ?? id, state };
  // A concurrent payment of another order used the same transaction id first.
  if (!(await insertPayment(tx, merchantId, payment))) return "busy";
  return { ...payment, paidAt: null, canceledAt: null, cancelReason: null, page: null, refusedAt: null };
}
