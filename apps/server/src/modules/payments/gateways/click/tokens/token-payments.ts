import { PAYMENT_PROVIDERS } from "@dasturxon/domain/payment-providers";
import type { Clock } from "../../../../../platform/clock.ts";
import type { Database } from "../../../../../platform/database/index.ts";
import type { Credentials } from "../../../credentials/credentials.ts";
import { askLater } from "../../../life/ask-payment.ts";
import { beginPayment, lockBill, TIYIN } from "../../../life/begin-payment.ts";
import { endWaitingPayment } from "../../../life/end-payment.ts";
import type { PaymentRow } from "../../../life/queries.ts";
import { settlePayment } from "../../../life/settle-payment.ts";
import type { CardPaymentEnd } from "../../card-keeper.ts";
import { ProviderSilence } from "../../call-provider.ts";
import type { Bill, PaymentPages, Standing } from "../../payment-provider.ts";
import { PAID } from "../click-status.ts";
import { isUnnamedTry } from "./own-try.ts";
import { payByToken } from "./card-tokens.ts";
import { kindOfCharge, noteCharge } from "./second-charge.ts";

const provider = "click";
const { types } = PAYMENT_PROVIDERS[provider];
/** After so long a call that was not answered is not under way any more: Click knows of it, or it came to nothing. */
const LOST_MS = 3 * 60_000;

interface Noting {
  merchantId: string;
  standing: Standing;
}

/**
 * Pays bills by tokens. Click is told to pay once: whoever begins the payment calls it, and a second try asks what became of
 * the first. Whether Click calls our SHOP API for such a payment no document says: where it does, Prepare names the same
 * payment, and where it does not, Click's answer counts [PY-3] [PY-4].
 */
export function createTokenPayments(
  { db, clock }: { db: Database; clock: Clock },
  pages: PaymentPages,
): (credentials: Credentials, bill: Bill, token: string) => Promise<CardPaymentEnd> {
  /**
   * A payment that is this try's own, or what stands in its way: another try whose end nobody knows, unless it is `lostId`, about
   * which Click was asked to no end.
   */
  function begin({ merchantId, orderId, amount }: Bill, lostId: string | null) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      const { active } = await lockBill(tx, { merchantId, orderId });
      if (active?.paidAt) return "paid" as const;
      if (active && isUnnamedTry(active) && active.id !== lostId) return { before: active };
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = { merchantId, orderId, tiyin: amount * TIYIN, provider, types, now };
      const begun = await beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
      if (typeof begun === "string") return begun === "paid" ? ("paid" as const) : ("closed" as const);
      // With it: whoever dies before Click has answered is asked for.
      await askLater(tx, { merchantId, paymentId: begun.id, round: 0, openedAt: begun.createdAt });
      return { begun };
    });
  }

  /** Writes down what Click answered. */
  async function note(
    credentials: Credentials,
    payment: PaymentRow,
    { merchantId, standing }: Noting,
  ): Promise<CardPaymentEnd> {
    const { id: paymentId } = payment;
    const charge = { merchantId, payment, standing, now: clock.now() };
    const kind = await kindOfCharge({ db, credentials }, charge);
    const state = await db.tenant(merchantId, async (tx) => {
      await lockBill(tx, { merchantId, orderId: payment.orderId });
      await noteCharge(tx, kind, charge);
      return settlePayment(tx, { merchantId, paymentId, standing, now: charge.now });
    });
    if (state === "paid") return "paid";
    if (state === "failed") return "declined";
    return state === "created" || state === "pending" ? "waiting" : "closed";
  }

  return async (credentials, bill, token) => {
    const { merchantId, orderId, amount } = bill;
    let known = await begin(bill, null);
    if (typeof known !== "string" && known.before) {
      const { id, createdAt } = known.before;
      const settled = await pages.settle(merchantId, id);
      if (settled?.is === "paid") return "paid";
      if (clock.now().getTime() - createdAt.getTime() < LOST_MS) return "waiting";
      known = await begin(bill, id);
    }
    if (typeof known === "string") return known;
    if (known.before) return "waiting";
    const payment = known.begun;
    const tiyin = amount * TIYIN;
    try {
      const said = await payByToken(credentials, { token, orderId, amount, now: clock.now() });
      if (said === null) {
        const standing = { state: "failed" as const, tiyin: 0, reference: "" };
        return await note(credentials, payment, { merchantId, standing });
      }
      const { paymentId: reference, status } = said;
      const state = status === PAID ? "paid" : status < 0 ? "failed" : "waiting";
      return await note(credentials, payment, { merchantId, standing: { state, tiyin, reference } });
    } catch (err) {
      // Nobody knows what became of a call that was not answered: Click is asked, by the guest and by the clock.
      if (!(err instanceof ProviderSilence)) throw err;
      const settled = await pages.settle(merchantId, payment.id).catch(() => null);
      return settled?.is === "paid" ? "paid" : "waiting";
    }
  };
}
