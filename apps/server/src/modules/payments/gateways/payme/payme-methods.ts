import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Tx } from "../../../../platform/database/index.ts";
import {
  beginPayment,
  checkPayableBill,
  lockBill,
  type UnpayableReason,
} from "../../lifecycle/begin-payment.ts";
import { cancelPayment, expirePayment } from "../../lifecycle/end-payment.ts";
import { findPaymentForUpdate } from "../../lifecycle/find-payment.ts";
import {
  type PaymentRow,
  selectPaymentByTransaction,
  selectPaymentsBetween,
  updateFiscalReceipt,
  updatePaymentTransaction,
} from "../../lifecycle/queries.ts";
import { selectFiscalLines } from "../../queries.ts";
import { findReceiptWithoutTransaction } from "./subscribe/own-receipt.ts";
import { recordPaymentTaken } from "../../lifecycle/take-payment.ts";
import { createPaymeDetail } from "./payme-detail.ts";
import { PAYME_ORDER_FIELD, paymeErrors } from "./payme-errors.ts";
import { parseOrderIdAndAmount, parsePaymeTime, parsePaymeTransactionId } from "./payme-request.ts";

const paymeProviderName = "payme";
/** Lifetime of a transaction in milliseconds. It starts at the transaction's creation time by Payme's clock. */
const TRANSACTION_LIFETIME_MS = 12 * 3_600_000;
/** Reasons of a cancellation in Payme's protocol: timeout (4), and unknown (10). */
const PAYME_TIMED_OUT_REASON = 4;
const PAYME_UNKNOWN_REASON = 10;
/** Characters that JSON allows but PostgreSQL cannot store: NUL and lone surrogates. */
const UNSTORABLE_JSON_CHARACTERS = /\\u(0000|d[89a-f]\w\w)/i;

/**
 * A call of Payme's Merchant API, handled inside the brand's transaction. Responses are derived from stored rows, so
 * repeated calls receive the same response.
 */
export interface PaymeCall {
  merchantId: string;
  params: Record<string, unknown>;
  now: Date;
}

type PaymeMethod = (tx: Tx, call: PaymeCall) => Promise<object>;

/** Methods of the Merchant API, by name. They throw `PaymeError` [PY-3]. */
export const paymeMethods: ReadonlyMap<string, PaymeMethod> = new Map<string, PaymeMethod>([
  ["CheckPerformTransaction", checkPaymePerformTransaction],
  ["CreateTransaction", createPaymeTransaction],
  ["PerformTransaction", performPaymeTransaction],
  ["CancelTransaction", cancelPaymeTransaction],
  ["CheckTransaction", checkPaymeTransaction],
  ["GetStatement", listStatement],
  ["SetFiscalData", setFiscalData],
]);

/**
 * Returns whether the order can be paid. Without tax codes the response has no `detail`, and Payme makes the receipt by
 * the cash register's own settings [OR-10].
 */
async function checkPaymePerformTransaction(tx: Tx, { merchantId, params, now }: PaymeCall): Promise<object> {
  const offered = {
    merchantId,
    ...parseOrderIdAndAmount(params),
    provider: paymeProviderName,
    types: ["PAYME" as const],
    now,
  };
  const [locked, lines] = await Promise.all([
    lockBill(tx, offered),
    selectFiscalLines(tx, merchantId, offered.orderId),
  ]);
  const bill = checkPayableBill(locked, offered);
  // The active payment may be the receipt that Payme is paying by a saved card now. Payme's call is then for this
  // receipt.
  const isOurs = bill === "busy" && findReceiptWithoutTransaction(locked.active, offered.tiyin) !== null;
  if (typeof bill === "string" && !isOurs) throw toPaymeError(bill);
  const orderNumber = locked.bill?.orderNumber ?? null;
  return {
    allow: true,
    // Payme shows the order number to the payer, who does not know the order's id.
    ...(orderNumber !== null && { additional: { order_number: String(orderNumber) } }),
    ...(lines && { detail: createPaymeDetail(lines) }),
  };
}

/**
 * Creates a transaction. If another transaction of the order is waiting, the error is −31008, as documented for the
 * sandbox. Integrators report that Payme also accepts −31050…−31099.
 */
async function createPaymeTransaction(tx: Tx, { merchantId, params, now }: PaymeCall): Promise<object> {
  const transactionId = parsePaymeTransactionId(params);
  const providerAt = parsePaymeTime(params, "time");
  const { orderId, tiyin } = parseOrderIdAndAmount(params);
  // Lock the bill first. Of ten concurrent calls, nine then find the payment that the first one started.
  const [locked, known] = await Promise.all([
    lockBill(tx, { merchantId, orderId }),
    selectPaymentByTransaction(tx, merchantId, { provider: paymeProviderName, transactionId }),
  ]);
  if (known) {
    if (known.orderId !== orderId) throw paymeErrors.noOrder();
    const before = await expireOverduePayment(tx, { merchantId, now }, known);
    if (before.amount * TIYIN_PER_SUM !== tiyin) throw paymeErrors.wrongAmount();
    if (before.state !== "pending") throw paymeErrors.impossible();
    return toPaymeCreatedReply(before);
  }
  if (now.getTime() - providerAt.getTime() > TRANSACTION_LIFETIME_MS) throw paymeErrors.impossible();
  const offered = { merchantId, orderId, tiyin, provider: paymeProviderName, types: ["PAYME" as const], now };
  const receipt = findReceiptWithoutTransaction(locked.active, tiyin);
  const named = receipt && { id: receipt.id, transactionId, providerAt };
  const taken = named && (await updatePaymentTransaction(tx, merchantId, named));
  if (taken) return toPaymeCreatedReply(taken);
  const begun = await beginPayment(tx, { ...offered, transactionId, providerAt }, locked);
  if (begun === "busy") throw paymeErrors.impossible();
  if (typeof begun === "string") throw toPaymeError(begun);
  return toPaymeCreatedReply(begun);
}

async function performPaymeTransaction(tx: Tx, call: PaymeCall): Promise<object> {
  const payment = await findCurrentPayment(tx, call);
  if (!payment) throw paymeErrors.noTransaction();
  const isTaken = toPaymeState(payment) === 2;
  const taken = isTaken ? payment : await recordPaymentTaken(tx, { ...call, payment });
  if (!taken) throw paymeErrors.impossible();
  return { transaction: taken.id, perform_time: toMilliseconds(taken.paidAt), state: toPaymeState(taken) };
}

async function cancelPaymeTransaction(tx: Tx, call: PaymeCall): Promise<object> {
  const { reason } = call.params;
  const payment = await findPaymePayment(tx, call);
  if (!payment) throw paymeErrors.noTransaction();
  const code = Number.isInteger(reason) && Math.abs(Number(reason)) < 1000 ? Number(reason) : null;
  const ended = (await cancelPayment(tx, { ...call, payment, reason: code })) ?? payment;
  return { transaction: ended.id, cancel_time: toMilliseconds(ended.canceledAt), state: toPaymeState(ended) };
}

async function checkPaymeTransaction(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const transactionId = parsePaymeTransactionId(params);
  const payment = await selectPaymentByTransaction(tx, merchantId, {
    provider: paymeProviderName,
    transactionId,
  });
  if (!payment) throw paymeErrors.noTransaction();
  return {
    ...toPaymeTransactionTimes(payment),
    transaction: payment.id,
    state: toPaymeState(payment),
    reason: getPaymeReason(payment),
  };
}

/** Returns the transactions between two times of Payme's clock, both included, earliest first. */
async function listStatement(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const filter = {
    provider: paymeProviderName,
    from: parsePaymeTime(params, "from"),
    to: parsePaymeTime(params, "to"),
  };
  const payments = await selectPaymentsBetween(tx, merchantId, filter);
  const transactions = payments.map((payment) => ({
    id: payment.transactionId,
    time: payment.providerAt.getTime(),
    amount: payment.amount * TIYIN_PER_SUM,
    account: { [PAYME_ORDER_FIELD]: payment.orderId },
    ...toPaymeTransactionTimes(payment),
    transaction: payment.id,
    state: toPaymeState(payment),
    reason: getPaymeReason(payment),
    receivers: null,
  }));
  return { transactions };
}

async function setFiscalData(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const { type: kind, fiscal_data: receipt } = params;
  const transactionId = parsePaymeTransactionId(params);
  if (kind !== "PERFORM" && kind !== "CANCEL") throw paymeErrors.wrongParams("type");
  if (typeof receipt !== "object" || receipt === null || Array.isArray(receipt))
    throw paymeErrors.wrongParams("fiscal_data");
  if (UNSTORABLE_JSON_CHARACTERS.test(JSON.stringify(receipt))) throw paymeErrors.wrongParams("fiscal_data");
  const payment = await selectPaymentByTransaction(tx, merchantId, {
    provider: paymeProviderName,
    transactionId,
  });
  if (!payment) throw paymeErrors.noReceipt();
  await updateFiscalReceipt(tx, merchantId, { id: payment.id, kind, receipt });
  return { success: true };
}

function findPaymePayment(tx: Tx, { merchantId, params }: PaymeCall): Promise<PaymentRow | null> {
  return findPaymentForUpdate(tx, {
    merchantId,
    provider: paymeProviderName,
    transactionId: parsePaymeTransactionId(params),
  });
}

/** Returns the same payment as `findPaymePayment`, but first expires it if Payme did not confirm it within twelve hours. */
async function findCurrentPayment(tx: Tx, call: PaymeCall): Promise<PaymentRow | null> {
  const payment = await findPaymePayment(tx, call);
  return payment && (await expireOverduePayment(tx, call, payment));
}

async function expireOverduePayment(
  tx: Tx,
  { merchantId, now }: Pick<PaymeCall, "merchantId" | "now">,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const isOver = now.getTime() - payment.providerAt.getTime() > TRANSACTION_LIFETIME_MS;
  if (payment.state !== "pending" || !isOver) return payment;
  return (await expirePayment(tx, { merchantId, payment, now })) ?? payment;
}

/** For CheckPerformTransaction, Payme documents only errors of the `account` parameter, not −31008. */
function toPaymeError(why: UnpayableReason) {
  if (why === "not_found") return paymeErrors.noOrder();
  if (why === "wrong_amount") return paymeErrors.wrongAmount();
  return paymeErrors[why]();
}

function toPaymeCreatedReply(payment: PaymentRow): object {
  return { create_time: payment.createdAt.getTime(), transaction: payment.id, state: 1 };
}

const toMilliseconds = (moment: Date | null) => moment?.getTime() ?? 0;

function toPaymeTransactionTimes({ createdAt, paidAt, canceledAt }: PaymentRow) {
  return {
    create_time: createdAt.getTime(),
    perform_time: toMilliseconds(paidAt),
    cancel_time: toMilliseconds(canceledAt),
  };
}

function toPaymeState({ state }: Pick<PaymentRow, "state">): number {
  if (state === "created" || state === "pending") return 1;
  if (state === "failed" || state === "expired") return -1;
  return state === "refunded" ? -2 : 2;
}

function getPaymeReason({ state, cancelReason }: PaymentRow): number | null {
  if (state === "expired") return PAYME_TIMED_OUT_REASON;
  return state === "failed" || state === "refunded" ? (cancelReason ?? PAYME_UNKNOWN_REASON) : null;
}
