import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Tx } from "../../../../platform/database/index.ts";
import {
  beginPayment,
  lockAndCheckPayableBill,
  lockBill,
  type UnpayableReason,
} from "../../lifecycle/begin-payment.ts";
import { cancelPayment, endWaitingPayment, expirePayment } from "../../lifecycle/end-payment.ts";
import { findPaymentForUpdate } from "../../lifecycle/find-payment.ts";
import { type PaymentRow, selectPaymentByTransaction } from "../../lifecycle/queries.ts";
import { recordPaymentTaken } from "../../lifecycle/take-payment.ts";
import { selectBill } from "../../queries.ts";
import { uzumErrors } from "./uzum-errors.ts";
import {
  UZUM_ORDER_FIELD,
  parseOrderId,
  parseTiyin,
  parseUzumTransactionId,
  type UzumBody,
} from "./uzum-request.ts";

const uzumProviderName = "uzum";
const UZUM_PAYMENT_TYPES = ["UZUM"] as const;
/**
 * Time to confirm a transaction, in milliseconds. After this time, the transaction has failed by Uzum's rules and by
 * ours.
 */
const TRANSACTION_LIFETIME_MS = 30 * 60_000;

/** An authenticated call by Uzum, handled inside a transaction of the brand. */
export interface UzumCall {
  merchantId: string;
  body: UzumBody;
  now: Date;
}

type UzumOperation = (tx: Tx, call: UzumCall) => Promise<object>;

/** Operations by the last segment of their path. They throw `UzumError` [PY-3]. */
export const uzumOperations: ReadonlyMap<string, UzumOperation> = new Map<string, UzumOperation>([
  ["check", checkPayableOrder],
  ["create", createUzumTransaction],
  ["confirm", confirmUzumPayment],
  ["reverse", reverseUzumTransaction],
  ["status", showTransactionStatus],
]);

/** Returns whether the order can be paid, and its amount, which Uzum does not send at this step. */
async function checkPayableOrder(tx: Tx, { merchantId, body, now }: UzumCall): Promise<object> {
  const orderId = parseOrderId(body);
  const bill = await selectBill(tx, merchantId, orderId);
  if (!bill) throw uzumErrors.noOrder();
  const tiyin = bill.amount * TIYIN_PER_SUM;
  const why = await lockAndCheckPayableBill(tx, {
    merchantId,
    orderId,
    tiyin,
    provider: uzumProviderName,
    types: UZUM_PAYMENT_TYPES,
    now,
  });
  // A waiting payment (`busy`) is no obstacle, because `createUzumTransaction` ends it.
  if (typeof why === "string" && why !== "busy") throw toUzumError(why);
  return {
    status: "OK",
    data: {
      [UZUM_ORDER_FIELD]: { value: orderId },
      // Uzum shows the order number to the payer, who does not know the order's id.
      ...(bill.orderNumber !== null && { order_number: { value: String(bill.orderNumber) } }),
      amount: { value: String(tiyin) },
    },
  };
}

/**
 * Creates a transaction. A repeated id receives error 10010. A customer who left Uzum's page and returned starts a new
 * transaction, and the previous one is ended.
 */
async function createUzumTransaction(tx: Tx, { merchantId, body, now }: UzumCall): Promise<object> {
  const transactionId = parseUzumTransactionId(body);
  const orderId = parseOrderId(body);
  const tiyin = parseTiyin(body);
  // Lock the bill first. Of ten concurrent calls, nine then find the payment that the first one started.
  const [locked, used] = await Promise.all([
    lockBill(tx, { merchantId, orderId }),
    selectPaymentByTransaction(tx, merchantId, { provider: uzumProviderName, transactionId }),
  ]);
  if (!locked.bill) throw uzumErrors.noOrder();
  if (used) throw uzumErrors.used();
  const wanted = {
    merchantId,
    orderId,
    tiyin,
    provider: uzumProviderName,
    types: UZUM_PAYMENT_TYPES,
    now,
    transactionId,
    providerAt: now,
  };
  let begun = await beginPayment(tx, wanted, locked);
  if (begun === "busy") {
    await endWaitingPayment(tx, { merchantId, orderId, now });
    begun = await beginPayment(tx, wanted);
  }
  if (begun === "busy") throw uzumErrors.used();
  if (typeof begun === "string") throw toUzumError(begun);
  return {
    transId: transactionId,
    status: "CREATED",
    transTime: begun.createdAt.getTime(),
    ...toAccountAndAmount(begun),
  };
}

async function confirmUzumPayment(tx: Tx, call: UzumCall): Promise<object> {
  const payment = await findCurrentPayment(tx, call);
  if (payment.state === "paid" || payment.state === "part_refunded") throw uzumErrors.confirmed();
  const taken = await recordPaymentTaken(tx, { ...call, payment });
  if (!taken) throw uzumErrors.canceled();
  const confirmTime = toMilliseconds(taken.paidAt);
  return { transId: taken.transactionId, status: "CONFIRMED", confirmTime, ...toAccountAndAmount(taken) };
}

/** Cancels a transaction at Uzum's request, before or after payment. */
async function reverseUzumTransaction(tx: Tx, call: UzumCall): Promise<object> {
  const payment = await findCurrentPayment(tx, call);
  if (payment.canceledAt) throw uzumErrors.reversed();
  const ended = await cancelPayment(tx, { ...call, payment, reason: null });
  if (!ended) throw uzumErrors.notReversible();
  const reverseTime = toMilliseconds(ended.canceledAt);
  return { transId: ended.transactionId, status: "REVERSED", reverseTime, ...toAccountAndAmount(ended) };
}

async function showTransactionStatus(tx: Tx, call: UzumCall): Promise<object> {
  const payment = await findCurrentPayment(tx, call);
  const { transactionId, createdAt, paidAt, canceledAt } = payment;
  return {
    transId: transactionId,
    status: toUzumStatus(payment),
    transTime: createdAt.getTime(),
    confirmTime: toMilliseconds(paidAt),
    reverseTime: toMilliseconds(canceledAt),
    ...toAccountAndAmount(payment),
  };
}

/** Returns the transaction with Uzum's id. Expires a transaction that was not confirmed within half an hour. */
async function findCurrentPayment(tx: Tx, { merchantId, body, now }: UzumCall): Promise<PaymentRow> {
  const transactionId = parseUzumTransactionId(body);
  const payment = await findPaymentForUpdate(tx, { merchantId, provider: uzumProviderName, transactionId });
  if (!payment) throw uzumErrors.noTransaction();
  const isOver = now.getTime() - payment.createdAt.getTime() > TRANSACTION_LIFETIME_MS;
  if (payment.state !== "pending" || !isOver) return payment;
  return (await expirePayment(tx, { merchantId, payment, now })) ?? payment;
}

function toUzumStatus({ state }: PaymentRow): "CREATED" | "CONFIRMED" | "REVERSED" | "FAILED" {
  if (state === "created" || state === "pending") return "CREATED";
  if (state === "expired") return "FAILED";
  return state === "failed" || state === "refunded" ? "REVERSED" : "CONFIRMED";
}

const toAccountAndAmount = ({ amount, orderId }: PaymentRow) => ({
  data: { [UZUM_ORDER_FIELD]: { value: orderId } },
  amount: amount * TIYIN_PER_SUM,
});

const toMilliseconds = (moment: Date | null) => moment?.getTime() ?? null;

function toUzumError(why: Exclude<UnpayableReason, "busy">) {
  if (why === "not_found") return uzumErrors.noOrder();
  if (why === "wrong_amount") return uzumErrors.wrongAmount();
  return uzumErrors[why]();
}
