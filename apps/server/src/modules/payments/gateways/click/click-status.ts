import { toTextOrEmpty } from "@dasturxon/providers/json-text";
import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import {
  hasUnrefundedMoney,
  isActivePayment,
  isAutomaticRefundExpected,
} from "@dasturxon/domain/payment-state";
import type { Clock } from "../../../../platform/clock.ts";
import type { Credentials } from "../../credentials/credentials.ts";
import type { QueriedPaymentApi } from "../queried-payments.ts";
import { callProvider } from "../call-provider.ts";
import type { RefundOutcome, ProviderPaymentStatus } from "../payment-provider.ts";
import { CLICK_MERCHANT_API_URL, createClickAuthHeader, reversePaymentAtClick } from "./click-reversal.ts";

/**
 * Status "paid", as documented for Click's payment button. Only integrators report that `payment/status` uses the same
 * codes.
 */
export const PAID_STATUS = 2;

/**
 * Queries Click's Merchant API for payments that Click started. Finds a payment with a lost Complete call [R33]. Click
 * identifies it by the id shown to the payer (`click_paydoc_id`). Click returns no amount, so the amount of the signed
 * Prepare call is used. If a Complete call was refused a moment ago, the state is only returned, not recorded, because
 * Click refunds such payments itself. If Click has not refunded the money later, the payment is late. A payment of an
 * ended order without a Complete call is late too [PY-5].
 */
export const createClickStatusApi = (clock: Clock): QueriedPaymentApi => ({
  provider: "click",
  canAsk: ({ merchantUserId }) => Boolean(merchantUserId),
  // Without `pageId`, Click finds a payment by the order id. The payment that it finds may then be another payment of
  // the same order.
  mayWrite: ({ state, pageId, refusedAt }) =>
    !isAutomaticRefundExpected(refusedAt, clock.now()) && (isActivePayment(state) || pageId !== null),
  async ask(credentials, { pageId, amount, state: known }) {
    const status = await fetchPaymentStatus(credentials, { paymentId: pageId, now: clock.now() });
    const state = toProviderState(status, hasUnrefundedMoney(known));
    return { state, tiyin: amount * TIYIN_PER_SUM, reference: pageId };
  },
  async find(credentials, { orderId, createdAt }) {
    const now = clock.now();
    const paymentId = await findPaymentIdByOrder(credentials, { orderId, createdAt, now });
    if (paymentId === null) return null;
    return (await fetchPaymentStatus(credentials, { paymentId, now })) === PAID_STATUS ? paymentId : null;
  },
  giveBack: (credentials, { pageId }) =>
    refundPaymentAtClick(credentials, { paymentId: pageId, now: clock.now() }),
});

async function requestClickStatus(credentials: Credentials, now: Date, parts: readonly string[]) {
  const { api = CLICK_MERCHANT_API_URL } = credentials;
  const { body } = await callProvider(`${api}/payment/${parts.map(encodeURIComponent).join("/")}`, {
    method: "GET",
    headers: { auth: createClickAuthHeader(credentials, now) },
  });
  return body;
}

/** Returns Click's id of the payment of an order on a day (Tashkent time). Null if there is none. */
async function findPaymentIdByOrder(
  credentials: Credentials,
  { orderId, createdAt, now }: { orderId: string; createdAt: Date; now: Date },
): Promise<string | null> {
  const { serviceId = "" } = credentials;
  const day = dayFromInstant(createdAt, "Asia/Tashkent");
  const body = await requestClickStatus(credentials, now, ["status_by_mti", serviceId, orderId, day]);
  return body["error_code"] === 0 ? toTextOrEmpty(body["payment_id"]) || null : null;
}

/**
 * Refunds a payment by Click's reversal call. Click refuses a second reversal. The payment's status is therefore read
 * before the call and after a refusal: the payment may be reversed already, by an earlier call with a lost response or
 * by Click itself [PY-5].
 */
export async function refundPaymentAtClick(
  credentials: Credentials,
  request: { paymentId: string; now: Date },
): Promise<RefundOutcome> {
  const isRefunded = async () => ((await fetchPaymentStatus(credentials, request)) ?? 0) < 0;
  if (await isRefunded()) return "given";
  const end = await reversePaymentAtClick(credentials, request);
  return end !== "given" && (await isRefunded()) ? "given" : end;
}

/** Returns the status of a payment. Null if Click has no such payment or returns no status. */
export async function fetchPaymentStatus(
  credentials: Credentials,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<number | null> {
  const { serviceId = "" } = credentials;
  const body = await requestClickStatus(credentials, now, ["status", serviceId, paymentId]);
  const { error_code: error, payment_status: status } = body;
  return error === 0 && typeof status === "number" ? status : null;
}

/**
 * Maps Click's status to a state. A negative status means failed or refunded. `isTaken`, from our own record,
 * distinguishes these two states.
 */
function toProviderState(status: number | null, isTaken: boolean): ProviderPaymentStatus["state"] {
  if (status === PAID_STATUS) return "paid";
  if (status === null || status >= 0) return "waiting";
  return isTaken ? "returned" : "failed";
}
