import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Tx } from "../../../../platform/database/index.ts";
import {
  beginPayment,
  lockAndCheckPayableBill,
  lockBill,
  type UnpayableReason,
} from "../../lifecycle/begin-payment.ts";
import { cancelPayment, endWaitingPayment } from "../../lifecycle/end-payment.ts";
import { findPaymentForUpdate } from "../../lifecycle/find-payment.ts";
import {
  type PaymentRow,
  selectPaymentByTransaction,
  selectPaymentsBetween,
} from "../../lifecycle/queries.ts";
import { recordPaymentTaken } from "../../lifecycle/take-payment.ts";
import { selectBillByPaymentNumber } from "./queries.ts";
import { paynetErrors } from "./paynet-errors.ts";
import {
  PAYNET_PAYMENT_NUMBER_FIELD,
  getPaymentNumber,
  type PaynetRequest,
  formatPaynetTime,
  parsePaynetTime,
  parsePaynetTransactionId,
} from "./paynet-request.ts";

const paynetProviderName = "paynet";
const PAYNET_PAYMENT_TYPES = ["PAYNET"] as const;
const [TAKEN, CANCELED, UNKNOWN] = [1, 2, 3];

/** An authenticated call by Paynet, handled inside a transaction of the brand. */
export interface PaynetCall {
  merchantId: string;
  params: PaynetRequest["params"];
  now: Date;
}

type PaynetMethod = (tx: Tx, call: PaynetCall) => Promise<object>;

/** Methods of the web service, by name. They throw `PaynetError` [PY-3]. */
export const paynetMethods: ReadonlyMap<string, PaynetMethod> = new Map<string, PaynetMethod>([
  ["GetInformation", getPaynetInformation],
  ["PerformTransaction", performPaynetTransaction],
  ["CheckTransaction", checkPaynetTransaction],
  ["CancelTransaction", cancelPaynetTransaction],
  ["GetStatement", getPaynetStatement],
]);

/**
 * Returns the amount due for a payment number. The amount is in soʻm and the status is text, as Paynet's support
 * requested.
 */
async function getPaynetInformation(tx: Tx, { merchantId, params, now }: PaynetCall): Promise<object> {
  const number = getPaymentNumber(params);
  const bill = await selectBillByPaymentNumber(tx, merchantId, number);
  if (!bill) throw paynetErrors.noNumber();
  const { orderId, amount } = bill;
  const why = await lockAndCheckPayableBill(tx, {
    merchantId,
    orderId,
    tiyin: amount * TIYIN_PER_SUM,
    provider: paynetProviderName,
    types: PAYNET_PAYMENT_TYPES,
    now,
  });
  if (typeof why === "string" && why !== "busy") throw toPaynetError(why);
  return {
    status: "0",
    timestamp: formatPaynetTime(now),
    fields: { [PAYNET_PAYMENT_NUMBER_FIELD]: number, amount },
  };
}

/** Records a payment. Paynet has the money already and sends one call. A repeated call receives error 201. */
async function performPaynetTransaction(tx: Tx, { merchantId, params, now }: PaynetCall): Promise<object> {
  const transactionId = parsePaynetTransactionId(params);
  const number = getPaymentNumber(params);
  const { amount: tiyin } = params;
  if (typeof tiyin !== "number") throw paynetErrors.missing("amount");
  const providerAt = parsePaynetTime(params["transactionTime"]);
  const found = await selectBillByPaymentNumber(tx, merchantId, number);
  if (!found) throw paynetErrors.noNumber();
  const { orderId } = found;
  // Lock the bill first. Of ten concurrent calls, nine then find the payment that the first one started.
  const [locked, used] = await Promise.all([
    lockBill(tx, { merchantId, orderId }),
    selectPaymentByTransaction(tx, merchantId, { provider: paynetProviderName, transactionId }),
  ]);
  if (used) throw paynetErrors.used();
  const wanted = {
    merchantId,
    orderId,
    tiyin,
    provider: paynetProviderName,
    types: PAYNET_PAYMENT_TYPES,
    now,
    transactionId,
    providerAt,
  };
  let begun = await beginPayment(tx, wanted, locked);
  if (begun === "busy") {
    await endWaitingPayment(tx, { merchantId, orderId, now });
    begun = await beginPayment(tx, wanted);
  }
  if (begun === "busy") throw paynetErrors.used();
  if (typeof begun === "string") throw toPaynetError(begun);
  await recordPaymentTaken(tx, { merchantId, payment: begun, now });
  const fields = { [PAYNET_PAYMENT_NUMBER_FIELD]: number, balance: 0 };
  return { providerTrnId: toPaynetTransactionNumber(begun), timestamp: formatPaynetTime(now), fields };
}

async function checkPaynetTransaction(tx: Tx, { merchantId, params, now }: PaynetCall): Promise<object> {
  const transactionId = parsePaynetTransactionId(params);
  const payment = await selectPaymentByTransaction(tx, merchantId, {
    provider: paynetProviderName,
    transactionId,
  });
  const timestamp = formatPaynetTime(payment?.createdAt ?? now);
  if (!payment) return { providerTrnId: 0, timestamp, transactionState: UNKNOWN };
  const transactionState = payment.canceledAt ? CANCELED : TAKEN;
  return { providerTrnId: toPaynetTransactionNumber(payment), timestamp, transactionState };
}

/**
 * Cancels a payment at Paynet's request. A repeated call receives error 202, as in Paynet's table of codes. One
 * integrator repeats the first response instead.
 */
async function cancelPaynetTransaction(tx: Tx, { merchantId, params, now }: PaynetCall): Promise<object> {
  const transactionId = parsePaynetTransactionId(params);
  const payment = await findPaymentForUpdate(tx, { merchantId, provider: paynetProviderName, transactionId });
  if (!payment) throw paynetErrors.noTransaction();
  const ended = await cancelPayment(tx, { merchantId, payment, now, reason: null });
  if (!ended?.canceledAt) throw paynetErrors.canceled();
  const timestamp = formatPaynetTime(ended.canceledAt);
  return { providerTrnId: toPaynetTransactionNumber(ended), timestamp, transactionState: CANCELED };
}

/** Returns the payments between two times of Paynet's clock, both included. */
async function getPaynetStatement(tx: Tx, { merchantId, params }: PaynetCall): Promise<object> {
  const filter = {
    provider: paynetProviderName,
    from: parsePaynetTime(params["dateFrom"]),
    to: parsePaynetTime(params["dateTo"]),
  };
  const payments = await selectPaymentsBetween(tx, merchantId, filter);
  const statements = payments
    .filter(({ canceledAt }) => canceledAt === null)
    .map((payment) => ({
      amount: payment.amount * TIYIN_PER_SUM,
      transactionId: Number(payment.transactionId),
      providerTrnId: toPaynetTransactionNumber(payment),
      timestamp: formatPaynetTime(payment.providerAt),
    }));
  return { statements };
}

/** Our payment's number at Paynet: the last 48 random bits of its id. */
const toPaynetTransactionNumber = ({ id }: Pick<PaymentRow, "id">) => Number.parseInt(id.slice(-12), 16);

function toPaynetError(why: Exclude<UnpayableReason, "busy">) {
  if (why === "not_found") return paynetErrors.noNumber();
  return why === "wrong_amount" ? paynetErrors.wrongAmount() : paynetErrors.closed();
}
