import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { type BillRow, selectBillForUpdate } from "../queries.ts";
import { insertPayment, type PaymentRow, selectActivePayment } from "./queries.ts";

/** Tiyin in a sum: providers count in them, nobody else does. */
export const TIYIN = 100;

/** What a provider says that it would take, and for which order. */
export interface OfferedPayment {
  merchantId: string;
  orderId: string;
  provider: string;
  /** The payment types that the provider serves. */
  types: readonly PaymentType[];
  tiyin: number;
  now: Date;
}

/** `paid`: by another payment; `closed`: cancelled, late or paid another way; `busy`: another payment is on its way. */
export type NotPayable = "not_found" | "wrong_amount" | "paid" | "closed" | "busy";

/** An order's bill, which nobody else may change until the transaction ends, and its active payment. */
export interface LockedBill {
  bill: BillRow | null;
  active: PaymentRow | null;
}

/**
 * Locks the bill of an order, so that its payments begin and end in turn. Sent together: the payment is read once the bill
 * is locked [PY-3].
 */
export async function lockBill(
  tx: Tx,
  { merchantId, orderId }: Pick<OfferedPayment, "merchantId" | "orderId">,
): Promise<LockedBill> {
  const [bill, active] = await Promise.all([
    selectBillForUpdate(tx, merchantId, orderId),
    selectActivePayment(tx, merchantId, orderId),
  ]);
  return { bill, active };
}

/** May the provider take this money for this order? Brand, order and sum must all agree [PY-3]. */
export function judgePayable({ bill, active }: LockedBill, offered: OfferedPayment): BillRow | NotPayable {
  if (!bill) return "not_found";
  if (offered.tiyin !== bill.amount * TIYIN) return "wrong_amount";
  if (bill.state === "paid") return "paid";
  const isOurs = offered.types.includes(bill.paymentType);
  if (bill.state !== "waiting" || bill.expiresAt <= offered.now || !isOurs) return "closed";
  return active ? "busy" : bill;
}

/** The same of an order that is locked by it. */
export async function checkPayable(tx: Tx, offered: OfferedPayment): Promise<BillRow | NotPayable> {
  return judgePayable(await lockBill(tx, offered), offered);
}

/**
 * Begins a payment: no other begins for the order until this one has failed. Without a transaction of the provider's it
 * is to be opened there, and is known there by our own id of it. `locked`: what `lockBill` found of the order.
 */
export async function beginPayment(
  tx: Tx,
  offered: OfferedPayment & { transactionId: string | null; providerAt: Date; pageId?: string },
  locked?: LockedBill,
): Promise<PaymentRow | NotPayable> {
  const bill = judgePayable(locked ?? (await lockBill(tx, offered)), offered);
  if (typeof bill === "string") return bill;
  const { merchantId, orderId, provider, providerAt, now } = offered;
  const { amount } = bill;
  const id = newId();
  const { transactionId, pageId = null } = offered;
  const begun = { id, orderId, provider, amount, providerAt, createdAt: now, pageId };
  const state: PaymentState = transactionId === null ? "created" : "pending";
  const payment = { ...begun, transactionId: transactionId ?? id, state };
  // The same id for two orders at once: the other was faster.
  if (!(await insertPayment(tx, merchantId, payment))) return "busy";
  return { ...payment, paidAt: null, canceledAt: null, cancelReason: null, page: null, refusedAt: null };
}
