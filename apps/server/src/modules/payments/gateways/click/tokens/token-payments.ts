import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import { PAYMENT_PROVIDERS } from "@dasturxon/providers/payments/facts";
import type { Clock } from "../../../../../platform/clock.ts";
import type { Database } from "../../../../../platform/database/index.ts";
import type { Credentials } from "../../../credentials/credentials.ts";
import { schedulePaymentQuery } from "../../../lifecycle/query-payment.ts";
import { beginPayment, lockBill } from "../../../lifecycle/begin-payment.ts";
import { endWaitingPayment } from "../../../lifecycle/end-payment.ts";
import type { PaymentRow } from "../../../lifecycle/queries.ts";
import { settlePayment } from "../../../lifecycle/settle-payment.ts";
import type { CardPaymentOutcome } from "../../card-gateway.ts";
import { ProviderSilenceError } from "../../call-provider.ts";
import type { Bill, OpenedPaymentOperations, ProviderPaymentStatus } from "../../payment-provider.ts";
import { PAID_STATUS } from "../click-status.ts";
import { isTokenPaymentWithoutClickId } from "./own-try.ts";
import { payByCardToken } from "./card-tokens.ts";
import { classifyTokenCharge, recordTokenCharge } from "./second-charge.ts";

const clickProviderName = "click";
const { types } = PAYMENT_PROVIDERS[clickProviderName];
/**
 * Time in milliseconds after which a payment call to Click without a response is no longer in progress. By then, Click
 * has recorded the payment or will never record it.
 */
const LOST_CALL_DELAY_MS = 3 * 60_000;

interface PaymentStatusReport {
  merchantId: string;
  standing: ProviderPaymentStatus;
}

/**
 * Pays bills by tokens. Click's payment call is sent once, by the request that starts the payment. A second attempt
 * queries the state of the first. Click does not document whether it calls our SHOP API for token payments. If it does,
 * Prepare refers to the same payment. If not, Click's response decides [PY-3] [PY-4].
 */
export function createBillPaymentByToken(
  { db, clock }: { db: Database; clock: Clock },
  pages: OpenedPaymentOperations,
): (credentials: Credentials, bill: Bill, token: string) => Promise<CardPaymentOutcome> {
  /**
   * Starts a payment. If an earlier attempt has an unknown result, returns that attempt as `before` and starts nothing.
   * The attempt `lostId` is replaced instead, because Click did not confirm it.
   */
  function startPayment({ merchantId, orderId, amount }: Bill, lostId: string | null) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      const { active } = await lockBill(tx, { merchantId, orderId });
      if (active?.paidAt) return "paid" as const;
      if (active && isTokenPaymentWithoutClickId(active) && active.id !== lostId) return { before: active };
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = {
        merchantId,
        orderId,
        tiyin: amount * TIYIN_PER_SUM,
        provider: clickProviderName,
        types,
        now,
      };
      const begun = await beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
      if (typeof begun === "string") return begun === "paid" ? ("paid" as const) : ("closed" as const);
      // Schedule the status query in the same transaction. The payment is then checked even if this process crashes
      // before Click responds.
      await schedulePaymentQuery(tx, {
        merchantId,
        paymentId: begun.id,
        round: 0,
        openedAt: begun.createdAt,
      });
      return { begun };
    });
  }

  /** Records Click's response. */
  async function recordClickStatus(
    credentials: Credentials,
    payment: PaymentRow,
    { merchantId, standing }: PaymentStatusReport,
  ): Promise<CardPaymentOutcome> {
    const { id: paymentId } = payment;
    const charge = { merchantId, payment, standing, now: clock.now() };
    const kind = await classifyTokenCharge({ db, credentials }, charge);
    const state = await db.tenant(merchantId, async (tx) => {
      await lockBill(tx, { merchantId, orderId: payment.orderId });
      await recordTokenCharge(tx, kind, charge);
      return settlePayment(tx, { merchantId, paymentId, standing, now: charge.now });
    });
    if (state === "paid") return "paid";
    if (state === "failed") return "declined";
    return state === "created" || state === "pending" ? "waiting" : "closed";
  }

  return async (credentials, bill, token) => {
    const { merchantId, orderId, amount } = bill;
    let known = await startPayment(bill, null);
    if (typeof known !== "string" && known.before) {
      const { id, createdAt } = known.before;
      const settled = await pages.settle(merchantId, id);
      if (settled?.is === "paid") return "paid";
      if (clock.now().getTime() - createdAt.getTime() < LOST_CALL_DELAY_MS) return "waiting";
      known = await startPayment(bill, id);
    }
    if (typeof known === "string") return known;
    if (known.before) return "waiting";
    const payment = known.begun;
    const tiyin = amount * TIYIN_PER_SUM;
    try {
      const said = await payByCardToken(credentials, { token, orderId, amount, now: clock.now() });
      if (said === null) {
        const standing = { state: "failed" as const, tiyin: 0, reference: "" };
        return await recordClickStatus(credentials, payment, { merchantId, standing });
      }
      const { paymentId: reference, status } = said;
      const state = status === PAID_STATUS ? "paid" : status < 0 ? "failed" : "waiting";
      return await recordClickStatus(credentials, payment, {
        merchantId,
        standing: { state, tiyin, reference },
      });
    } catch (err) {
      // The result of an unanswered call is unknown. Click is queried here, at the guest's next request, and by a
      // scheduled job.
      if (!(err instanceof ProviderSilenceError)) throw err;
      const settled = await pages.settle(merchantId, payment.id).catch(() => null);
      return settled?.is === "paid" ? "paid" : "waiting";
    }
  };
}
