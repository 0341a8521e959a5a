import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Tx } from "../../../../platform/database/index.ts";
import { schedulePaymentQuery } from "../../lifecycle/query-payment.ts";
import { schedulePaymentChecks } from "../../lifecycle/check-payment.ts";
import { beginPayment, lockBill, type UnpayableReason } from "../../lifecycle/begin-payment.ts";
import { cancelPayment, endWaitingPayment } from "../../lifecycle/end-payment.ts";
import {
  type PaymentRow,
  selectPaymentByTransaction,
  updatePaymentCallRefused,
} from "../../lifecycle/queries.ts";
import { recordPaymentTaken } from "../../lifecycle/take-payment.ts";
import { selectBillForUpdate } from "../../queries.ts";
import { assignClickTransactionId } from "./tokens/own-try.ts";
import { clickErrors } from "./click-errors.ts";
import { type ClickForm, getClickErrorCode, parseOrderId, parseTiyin } from "./click-request.ts";

const clickProviderName = "click";
const CLICK_PAYMENT_TYPES = ["CLICK", "CLICK_MINI_APP"] as const;
/** Maximum value that the database column `reason` can store. */
const MAX_CLICK_REASON_CODE = 32_767;

/** A callback of Click with a verified signature, handled inside a transaction of the brand. */
export interface ClickCall {
  merchantId: string;
  form: ClickForm;
  now: Date;
  /** Whether Click's API can return the state of a payment. */
  isAskable: boolean;
}

type ClickAction = (tx: Tx, call: ClickCall) => Promise<Record<string, number>>;

/** Prepare and Complete, by Click's action numbers. They throw `ClickError` [PY-3]. */
export const clickActions: ReadonlyMap<string, ClickAction> = new Map<string, ClickAction>([
  ["0", preparePayment],
  ["1", completeClickPayment],
]);

/**
 * Returns the number that identifies our payment at Click: 31 bits of its id. Collisions are harmless, because the
 * order and Click's own id must match too.
 */
export function toClickPrepareId({ id }: Pick<PaymentRow, "id">): number {
  return Number.parseInt(id.slice(-8), 16) & 0x7fff_ffff;
}

/**
 * Handles Prepare: responds whether the order can be paid with the requested amount. A customer who left Click's page
 * and returned starts a new payment. The previous payment is ended, because Click does not report abandoned payments.
 */
async function preparePayment(tx: Tx, call: ClickCall): Promise<Record<string, number>> {
  const { merchantId, form, now } = call;
  const orderId = parseOrderId(form);
  // Lock the bill first. Of ten concurrent calls, nine then find the payment that the first one started.
  const [locked, known] = await Promise.all([lockBill(tx, { merchantId, orderId }), findPayment(tx, call)]);
  if (!locked.bill) throw clickErrors.noOrder();
  const tiyin = parseTiyin(form);
  const refusal = known && findClickRefusal(known, { orderId, tiyin });
  if (refusal) throw refusal;
  if (known) return { merchant_prepare_id: toClickPrepareId(known) };
  if (getClickErrorCode(form) < 0) throw clickErrors.canceled();
  const transactionId = form.get("click_trans_id") ?? "";
  const offered = {
    merchantId,
    orderId,
    tiyin,
    provider: clickProviderName,
    types: CLICK_PAYMENT_TYPES,
    now,
  };
  const pageId = form.get("click_paydoc_id") ?? "";
  const wanted = { ...offered, transactionId, providerAt: now, pageId };
  let begun = await beginPayment(tx, wanted, locked);
  if (begun === "busy") {
    // The payment in progress may be a charge of a saved card that we are requesting now. In this case Click calls
    // Prepare for that payment.
    const named = locked.active && (await assignClickTransactionId(tx, locked.active, wanted));
    if (named) return { merchant_prepare_id: toClickPrepareId(named) };
    await endWaitingPayment(tx, { merchantId, orderId, now });
    begun = await beginPayment(tx, wanted);
  }
  if (typeof begun === "string") throw toClickError(begun);
  const { id: paymentId, createdAt: openedAt } = begun;
  if (call.isAskable) await schedulePaymentQuery(tx, { merchantId, paymentId, round: 0, openedAt });
  return { merchant_prepare_id: toClickPrepareId(begun) };
}

/**
 * Records that Click took the money, or that the payment failed (`error` below zero). The signature does not cover
 * `error`, so it cannot change a paid payment.
 */
async function completeClickPayment(tx: Tx, call: ClickCall): Promise<Record<string, number>> {
  const { merchantId, form, now } = call;
  const orderId = parseOrderId(form);
  const [bill, payment] = await Promise.all([
    selectBillForUpdate(tx, merchantId, orderId),
    findPayment(tx, call),
  ]);
  if (!bill) throw clickErrors.noOrder();
  const isKnown = payment?.orderId === orderId;
  if (!isKnown || form.get("merchant_prepare_id") !== String(toClickPrepareId(payment)))
    throw clickErrors.noPayment();
  const error = getClickErrorCode(form);
  if (error < 0) {
    const reason = Math.abs(error) > MAX_CLICK_REASON_CODE ? null : error;
    if (!payment.paidAt) await cancelPayment(tx, { merchantId, payment, now, reason });
    throw clickErrors.canceled();
  }
  const refusal = findClickRefusal(payment, { orderId, tiyin: parseTiyin(form) });
  const reference = form.get("click_paydoc_id") ?? "";
  const taken = refusal ? null : await recordPaymentTaken(tx, { merchantId, payment, now, reference });
  if (!taken) {
    await recordClickCompleteRefusal(tx, call, payment);
    throw refusal ?? clickErrors.canceled();
  }
  if (call.isAskable)
    await schedulePaymentChecks(tx, { merchantId, paymentId: taken.id, now, after: "taken" });
  return { merchant_confirm_id: toClickPrepareId(taken) };
}

/** Records that we refused Complete. Click should then refund the money itself. A job checks whether Click did. */
async function recordClickCompleteRefusal(
  tx: Tx,
  { merchantId, now, isAskable }: ClickCall,
  payment: PaymentRow,
) {
  if (payment.paidAt) return;
  await updatePaymentCallRefused(tx, merchantId, { id: payment.id, at: now });
  if (isAskable)
    await schedulePaymentChecks(tx, { merchantId, paymentId: payment.id, now, after: "refused" });
}

/** Returns the payment with Click's transaction id. The bill is already locked, so the payment cannot change. */
function findPayment(tx: Tx, { merchantId, form }: ClickCall): Promise<PaymentRow | null> {
  const transactionId = form.get("click_trans_id") ?? "";
  return selectPaymentByTransaction(tx, merchantId, { provider: clickProviderName, transactionId });
}

/** The error to respond with, in Click's documented order of checks. Null: the payment may be completed. */
function findClickRefusal(payment: PaymentRow, { orderId, tiyin }: { orderId: string; tiyin: number }) {
  if (payment.orderId !== orderId) return clickErrors.noOrder();
  if (payment.state === "paid" || payment.state === "part_refunded") return clickErrors.paid();
  if (payment.amount * TIYIN_PER_SUM !== tiyin) return clickErrors.wrongAmount();
  return payment.state === "pending" ? null : clickErrors.canceled();
}

function toClickError(why: UnpayableReason) {
  if (why === "not_found") return clickErrors.noOrder();
  if (why === "wrong_amount") return clickErrors.wrongAmount();
  return why === "paid" ? clickErrors.paid() : clickErrors.canceled();
}
