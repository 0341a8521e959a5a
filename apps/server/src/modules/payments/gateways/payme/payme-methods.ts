import { TIYIN } from "@dasturxon/domain/fiscal-lines";
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
import { unnamedReceipt } from "./subscribe/own-receipt.ts";
import { takePayment } from "../../lifecycle/take-payment.ts";
import { paymeDetail } from "./payme-detail.ts";
import { ORDER_FIELD, paymeErrors } from "./payme-errors.ts";
import { paymentOf, timeOf, transactionOf } from "./payme-request.ts";

const provider = "payme";
/** Lifetime of a transaction in milliseconds. It starts at the creation time of Payme's clock. */
const LIFETIME_MS = 12 * 3_600_000;
/** The protocol's reasons of a cancellation: timeout, and unknown. */
const TIMED_OUT = 4;
const UNKNOWN = 10;
/** Characters that JSON allows but PostgreSQL cannot store: NUL and lone surrogates. */
const UNSTORABLE_CHARACTERS = /\\u(0000|d[89a-f]\w\w)/i;

/**
 * A call inside the brand's transaction. Responses are derived from stored rows, so repeated calls receive the same
 * response.
 */
export interface PaymeCall {
  merchantId: string;
  params: Record<string, unknown>;
  now: Date;
}

type Method = (tx: Tx, call: PaymeCall) => Promise<object>;

/** Methods of the Merchant API, by name. They throw `PaymeError` [PY-3]. */
export const paymeMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ["CheckPerformTransaction", checkPerform],
  ["CreateTransaction", create],
  ["PerformTransaction", perform],
  ["CancelTransaction", cancel],
  ["CheckTransaction", check],
  ["GetStatement", statement],
  ["SetFiscalData", setFiscalData],
]);

/**
 * Returns whether the order can be paid. Without tax codes the response has no `detail`, and Payme makes the receipt by
 * the cash register's own settings [OR-10].
 */
async function checkPerform(tx: Tx, { merchantId, params, now }: PaymeCall): Promise<object> {
  const offered = { merchantId, ...paymentOf(params), provider, types: ["PAYME" as const], now };
  const [locked, lines] = await Promise.all([
    lockBill(tx, offered),
    selectFiscalLines(tx, merchantId, offered.orderId),
  ]);
  const bill = checkPayableBill(locked, offered);
  // The active payment is the receipt that Payme is paying by a saved card now. This call is about that payment.
  const isOurs = bill === "busy" && unnamedReceipt(locked.active, offered.tiyin) !== null;
  if (typeof bill === "string" && !isOurs) throw notPayable(bill);
  return { allow: true, ...(lines && { detail: paymeDetail(lines) }) };
}

/**
 * Creates a transaction. If another one is waiting, the error is −31008, as documented for the sandbox. Integrators
 * report that Payme also accepts −31050…−31099.
 */
async function create(tx: Tx, { merchantId, params, now }: PaymeCall): Promise<object> {
  const transactionId = transactionOf(params);
  const providerAt = timeOf(params, "time");
  const { orderId, tiyin } = paymentOf(params);
  // Lock the bill first. Of ten concurrent calls, nine then find the payment that the first one started.
  const [locked, known] = await Promise.all([
    lockBill(tx, { merchantId, orderId }),
    selectPaymentByTransaction(tx, merchantId, { provider, transactionId }),
  ]);
  if (known) {
    if (known.orderId !== orderId) throw paymeErrors.noOrder();
    const before = await expireLate(tx, { merchantId, now }, known);
    if (before.amount * TIYIN !== tiyin) throw paymeErrors.wrongAmount();
    if (before.state !== "pending") throw paymeErrors.impossible();
    return created(before);
  }
  if (now.getTime() - providerAt.getTime() > LIFETIME_MS) throw paymeErrors.impossible();
  const offered = { merchantId, orderId, tiyin, provider, types: ["PAYME" as const], now };
  const receipt = unnamedReceipt(locked.active, tiyin);
  const named = receipt && { id: receipt.id, transactionId, providerAt };
  const taken = named && (await updatePaymentTransaction(tx, merchantId, named));
  if (taken) return created(taken);
  const begun = await beginPayment(tx, { ...offered, transactionId, providerAt }, locked);
  if (begun === "busy") throw paymeErrors.impossible();
  if (typeof begun === "string") throw notPayable(begun);
  return created(begun);
}

async function perform(tx: Tx, call: PaymeCall): Promise<object> {
  const payment = await findCurrent(tx, call);
  if (!payment) throw paymeErrors.noTransaction();
  const isTaken = stateOf(payment) === 2;
  const taken = isTaken ? payment : await takePayment(tx, { ...call, payment });
  if (!taken) throw paymeErrors.impossible();
  return { transaction: taken.id, perform_time: millisecondsOf(taken.paidAt), state: stateOf(taken) };
}

async function cancel(tx: Tx, call: PaymeCall): Promise<object> {
  const { reason } = call.params;
  const payment = await findPayment(tx, call);
  if (!payment) throw paymeErrors.noTransaction();
  const code = Number.isInteger(reason) && Math.abs(Number(reason)) < 1000 ? Number(reason) : null;
  const ended = (await cancelPayment(tx, { ...call, payment, reason: code })) ?? payment;
  return { transaction: ended.id, cancel_time: millisecondsOf(ended.canceledAt), state: stateOf(ended) };
}

async function check(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const transactionId = transactionOf(params);
  const payment = await selectPaymentByTransaction(tx, merchantId, { provider, transactionId });
  if (!payment) throw paymeErrors.noTransaction();
  return { ...timesOf(payment), transaction: payment.id, state: stateOf(payment), reason: reasonOf(payment) };
}

/** Returns the transactions between two times of Payme's clock, both included, earliest first. */
async function statement(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const filter = { provider, from: timeOf(params, "from"), to: timeOf(params, "to") };
  const payments = await selectPaymentsBetween(tx, merchantId, filter);
  const transactions = payments.map((payment) => ({
    id: payment.transactionId,
    time: payment.providerAt.getTime(),
    amount: payment.amount * TIYIN,
    account: { [ORDER_FIELD]: payment.orderId },
    ...timesOf(payment),
    transaction: payment.id,
    state: stateOf(payment),
    reason: reasonOf(payment),
    receivers: null,
  }));
  return { transactions };
}

async function setFiscalData(tx: Tx, { merchantId, params }: PaymeCall): Promise<object> {
  const { type: kind, fiscal_data: receipt } = params;
  const transactionId = transactionOf(params);
  if (kind !== "PERFORM" && kind !== "CANCEL") throw paymeErrors.wrongParams("type");
  if (typeof receipt !== "object" || receipt === null || Array.isArray(receipt))
    throw paymeErrors.wrongParams("fiscal_data");
  if (UNSTORABLE_CHARACTERS.test(JSON.stringify(receipt))) throw paymeErrors.wrongParams("fiscal_data");
  const payment = await selectPaymentByTransaction(tx, merchantId, { provider, transactionId });
  if (!payment) throw paymeErrors.noReceipt();
  await updateFiscalReceipt(tx, merchantId, { id: payment.id, kind, receipt });
  return { success: true };
}

function findPayment(tx: Tx, { merchantId, params }: PaymeCall): Promise<PaymentRow | null> {
  return findPaymentForUpdate(tx, { merchantId, provider, transactionId: transactionOf(params) });
}

/** Same as `findPayment`. Expires a payment that Payme did not confirm within twelve hours. */
async function findCurrent(tx: Tx, call: PaymeCall): Promise<PaymentRow | null> {
  const payment = await findPayment(tx, call);
  return payment && (await expireLate(tx, call, payment));
}

async function expireLate(
  tx: Tx,
  { merchantId, now }: Pick<PaymeCall, "merchantId" | "now">,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const isOver = now.getTime() - payment.providerAt.getTime() > LIFETIME_MS;
  if (payment.state !== "pending" || !isOver) return payment;
  return (await expirePayment(tx, { merchantId, payment, now })) ?? payment;
}

/** For CheckPerformTransaction, Payme documents only errors of the account, not −31008. */
function notPayable(why: UnpayableReason) {
  if (why === "not_found") return paymeErrors.noOrder();
  if (why === "wrong_amount") return paymeErrors.wrongAmount();
  return paymeErrors[why]();
}

function created(payment: PaymentRow): object {
  return { create_time: payment.createdAt.getTime(), transaction: payment.id, state: 1 };
}

const millisecondsOf = (moment: Date | null) => moment?.getTime() ?? 0;

function timesOf({ createdAt, paidAt, canceledAt }: PaymentRow) {
  return {
    create_time: createdAt.getTime(),
    perform_time: millisecondsOf(paidAt),
    cancel_time: millisecondsOf(canceledAt),
  };
}

function stateOf({ state }: Pick<PaymentRow, "state">): number {
  if (state === "created" || state === "pending") return 1;
  if (state === "failed" || state === "expired") return -1;
  return state === "refunded" ? -2 : 2;
}

function reasonOf({ state, cancelReason }: PaymentRow): number | null {
  if (state === "expired") return TIMED_OUT;
  return state === "failed" || state === "refunded" ? (cancelReason ?? UNKNOWN) : null;
}
