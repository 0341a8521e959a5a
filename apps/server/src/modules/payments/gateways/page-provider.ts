import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import { isActivePayment } from "@dasturxon/domain/payment-state";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import type { Language } from "@dasturxon/domain/language";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, loadCredentials } from "../credentials/credentials.ts";
import { askLater } from "../life/ask-payment.ts";
import { beginPayment, TIYIN } from "../life/begin-payment.ts";
import { cancelPayment, endWaitingPayment } from "../life/end-payment.ts";
import { type PaymentRow, selectActivePayment, selectPayment, updatePaymentPage } from "../life/queries.ts";
import { settlePayment } from "../life/settle-payment.ts";
import { selectBillForUpdate, selectFiscalLines } from "../queries.ts";
import type {
  Bill,
  PaymentPages,
  PaymentProvider,
  RefundEnd,
  Settled,
  Standing,
} from "./payment-provider.ts";

/** A payment to be opened: known to the provider by our own id of it, a UUID. */
export interface WantedPage {
  paymentId: string;
  tiyin: number;
  language: Language;
  returnUrl: string;
  /** Our own door for the provider. */
  callbackUrl: string;
  /** Of the fiscal receipt; null: something of the order has no code [OR-10]. */
  lines: FiscalLine[] | null;
  /** How long it may be paid. */
  seconds: number;
}

/** A payment that the provider knows, by its own id there. */
export type OpenedPayment = Pick<PaymentRow, "id" | "amount"> & { pageId: string };

/** What is particular about a provider that opens a page for each payment; each throws when it does not answer. */
export interface PageApi {
  provider: PaymentProviderName;
  open(credentials: Credentials, wanted: WantedPage): Promise<{ pageId: string; page: string }>;
  ask(credentials: Credentials, payment: OpenedPayment): Promise<Standing>;
  /** Gives the whole of it back; must stand a repeat. */
  giveBack(credentials: Credentials, payment: OpenedPayment): Promise<RefundEnd>;
  /** The link of the fiscal receipt of a paid payment, where it tells one; null: not yet. */
  receipt?(credentials: Credentials, payment: OpenedPayment): Promise<string | null>;
  /** Does it let us in with these? */
  tryOut(credentials: Credentials): Promise<boolean>;
}

export type PageProvider = PaymentProvider & { pages: PaymentPages };

/**
 * A provider whose API opens a page for each payment, and that is asked how one stands: before the page is shown again,
 * when the provider calls, and by the clock. It is never asked inside a transaction [PY-2] [PY-3].
 */
export function createPageProvider(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  api: PageApi,
): PageProvider {
  const { provider } = api;
  const { types } = PAYMENT_PROVIDERS[provider];
  const credentialsOf = (tx: Tx, merchantId: string) => loadCredentials(tx, keys, { merchantId, provider });
  const find = (merchantId: string, paymentId: string) =>
    db.tenantRead(merchantId, async (tx) => ({
      payment: await selectPayment(tx, merchantId, paymentId),
      credentials: await credentialsOf(tx, merchantId),
    }));

  async function settle(merchantId: string, paymentId: string): Promise<Settled | null> {
    const { payment, credentials } = await find(merchantId, paymentId);
    if (!payment || payment.provider !== provider) return null;
    const { pageId, state: was } = payment;
    if (pageId === null || !credentials) return null;
    const standing = await api.ask(credentials, { ...payment, pageId });
    const said = standing.state;
    if (said === "waiting") return { was, is: was, said };
    const now = clock.now();
    const is = await db.tenant(merchantId, (tx) =>
      settlePayment(tx, { merchantId, paymentId, standing, now }),
    );
    return { was, is: is ?? was, said };
  }

  async function giveBack(merchantId: string, paymentId: string): Promise<RefundEnd> {
    const { payment, credentials } = await find(merchantId, paymentId);
    const pageId = payment?.pageId ?? null;
    if (!payment?.paidAt || pageId === null || !credentials) return "by_hand";
    const end = await api.giveBack(credentials, { ...payment, pageId });
    if (end === "given")
      await db.tenant(merchantId, async (tx) => {
        await selectBillForUpdate(tx, merchantId, payment.orderId);
        await cancelPayment(tx, { merchantId, payment, now: clock.now(), reason: null });
      });
    return end;
  }

  async function begin({ merchantId, orderId, amount }: Bill) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      await selectBillForUpdate(tx, merchantId, orderId);
      const active = await selectActivePayment(tx, merchantId, orderId);
      // One whose opening got lost is opened anew under the same id.
      if (active?.provider === provider && active.state === "created") return active;
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = { merchantId, orderId, tiyin: amount * TIYIN, provider, types, now };
      return beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
    });
  }

  async function fetchReceipt(merchantId: string, payment: PaymentRow): Promise<string | null> {
    const { pageId } = payment;
    const credentials = await db.tenantRead(merchantId, (tx) => credentialsOf(tx, merchantId));
    return pageId === null || !credentials
      ? null
      : (api.receipt?.(credentials, { ...payment, pageId }) ?? null);
  }

  return {
    types,
    ...(api.receipt && { receipts: { provider, fetch: fetchReceipt } }),
    pages: { provider, settle, giveBack, tryOut: (credentials) => api.tryOut(credentials) },
    async checkout(bill, { origin, language, returnUrl }) {
      const { merchantId, orderId, amount } = bill;
      const [active, credentials, lines] = await db.tenantRead(merchantId, async (tx) => [
        await selectActivePayment(tx, merchantId, orderId),
        await credentialsOf(tx, merchantId),
        await selectFiscalLines(tx, merchantId, orderId),
      ]);
      if (!credentials) return null;
      if (active?.provider === provider && active.page !== null) {
        const { is: state = active.state } = (await settle(merchantId, active.id)) ?? {};
        if (state === "paid") return "paid";
        if (isActivePayment(state)) return { url: active.page };
      }
      const payment = await begin(bill);
      if (typeof payment === "string") return payment === "paid" ? "paid" : null;
      const opened = await api.open(credentials, {
        paymentId: payment.id,
        tiyin: amount * TIYIN,
        lines,
        language,
        returnUrl,
        callbackUrl: `${origin}/api/payments/v1/${provider}/${merchantId}`,
        seconds: Math.max(60, Math.floor((bill.expiresAt.getTime() - clock.now().getTime()) / 1000)),
      });
      const { id: paymentId, createdAt: openedAt } = payment;
      const url = await db.tenant(merchantId, async (tx) => {
        await askLater(tx, { merchantId, paymentId, round: 0, openedAt });
        return updatePaymentPage(tx, merchantId, { id: paymentId, ...opened });
      });
      return { url };
    },
    async refund({ merchantId, orderId }) {
      const active = await db.tenantRead(merchantId, (tx) => selectActivePayment(tx, merchantId, orderId));
      return active?.provider === provider ? giveBack(merchantId, active.id) : null;
    },
  };
}
