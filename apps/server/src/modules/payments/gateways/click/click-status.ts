import { dayOf } from "@dasturxon/domain/time-zone";
import { hasMoney, isActivePayment, isOnWayBack } from "@dasturxon/domain/payment-state";
import type { Clock } from "../../../../platform/clock.ts";
import type { Credentials } from "../../credentials/credentials.ts";
import { TIYIN } from "../../life/begin-payment.ts";
import type { AskedApi } from "../asked-payments.ts";
import { callProvider, textOf } from "../call-provider.ts";
import type { RefundEnd, Standing } from "../payment-provider.ts";
import { API, clickAuth, reverseAtClick } from "./click-reversal.ts";

/** As Click's payment button tells a payment's status; that `payment/status` counts alike is integrators' word. */
export const PAID = 2;

/**
 * Payments that Click began, asked about by its Merchant API: one whose Complete got lost is found [R33]. They are known there
 * by what Click calls them to the payer (`click_paydoc_id`). Click tells no sum: that of Prepare, which it signed, is
 * taken. A payment that is over and whose Complete was refused a moment ago is told of only: Click gives the money back by
 * itself. What it holds after that came late, and so did money whose Complete never came [PY-5].
 */
export const createClickStatus = (clock: Clock): AskedApi => ({
  provider: "click",
  canAsk: ({ merchantUserId }) => Boolean(merchantUserId),
  // A payment found by its order only may be another payment of the same order.
  mayWrite: ({ state, pageId, refusedAt }) =>
    !isOnWayBack(refusedAt, clock.now()) && (isActivePayment(state) || pageId !== null),
  async ask(credentials, { pageId, amount, state: known }) {
    const status = await statusOf(credentials, { paymentId: pageId, now: clock.now() });
    const state = stateOf(status, hasMoney(known));
    return { state, tiyin: amount * TIYIN, reference: pageId };
  },
  async find(credentials, { orderId, createdAt }) {
    const now = clock.now();
    const paymentId = await findByOrder(credentials, { orderId, createdAt, now });
    if (paymentId === null) return null;
    return (await statusOf(credentials, { paymentId, now })) === PAID ? paymentId : null;
  },
  giveBack: (credentials, { pageId }) =>
    giveBackAtClick(credentials, { paymentId: pageId, now: clock.now() }),
});

async function ask(credentials: Credentials, now: Date, parts: readonly string[]) {
  const { api = API } = credentials;
  const { body } = await callProvider(`${api}/payment/${parts.map(encodeURIComponent).join("/")}`, {
    method: "GET",
    headers: { auth: clickAuth(credentials, now) },
  });
  return body;
}

/** What Click calls the payment of an order of a day of Tashkent's; null: it knows none. */
async function findByOrder(
  credentials: Credentials,
  { orderId, createdAt, now }: { orderId: string; createdAt: Date; now: Date },
): Promise<string | null> {
  const { serviceId = "" } = credentials;
  const day = dayOf(createdAt, "Asia/Tashkent");
  const body = await ask(credentials, now, ["status_by_mti", serviceId, orderId, day]);
  return body["error_code"] === 0 ? textOf(body["payment_id"]) || null : null;
}

/**
 * Refunds a payment by Click's reversal call. Click refuses a second reversal, so after a refusal the payment's status is
 * read: it may be reversed already, by an earlier call whose response was lost or by Click itself [PY-5].
 */
export async function giveBackAtClick(
  credentials: Credentials,
  request: { paymentId: string; now: Date },
): Promise<RefundEnd> {
  const isGiven = async () => ((await statusOf(credentials, request)) ?? 0) < 0;
  if (await isGiven()) return "given";
  const end = await reverseAtClick(credentials, request);
  return end !== "given" && (await isGiven()) ? "given" : end;
}

/** Null: Click knows no such payment, or does not tell. */
export async function statusOf(
  credentials: Credentials,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<number | null> {
  const { serviceId = "" } = credentials;
  const body = await ask(credentials, now, ["status", serviceId, paymentId]);
  const { error_code: error, payment_status: status } = body;
  return error === 0 && typeof status === "number" ? status : null;
}

/** A negative status means failed or refunded. Our own record tells which. */
function stateOf(status: number | null, isTaken: boolean): Standing["state"] {
  if (status === PAID) return "paid";
  if (status === null || status >= 0) return "waiting";
  return isTaken ? "returned" : "failed";
}
