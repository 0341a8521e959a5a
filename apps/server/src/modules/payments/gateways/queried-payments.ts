import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PageProtocol } from "@dasturxon/providers/payments/page-gateway";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, loadPaymentCredentials } from "../credentials/credentials.ts";
import { cancelPayment } from "../lifecycle/end-payment.ts";
import {
  type PaymentRow,
  selectActivePayment,
  selectPayment,
  updatePaymentPage,
} from "../lifecycle/queries.ts";
import { settlePayment } from "../lifecycle/settle-payment.ts";
import { selectBillForUpdate } from "../queries.ts";
import type {
  Bill,
  PaymentPart,
  OpenedPaymentOperations,
  RefundOutcome,
  PaymentStateComparison,
} from "./payment-provider.ts";

/** API of a provider for payments that we opened there. Each call throws if the provider does not respond. */
export interface QueriedPaymentApi extends Omit<PageProtocol, "open" | "receipt"> {
  provider: PaymentProviderName;
  /** Returns whether the given credentials allow requests to this API. Default: true. */
  canAsk?(credentials: Credentials): boolean;
  /**
   * Returns the provider's id of a payment for which the response to its creation was lost. Null if the provider has no
   * such paid payment.
   */
  find?(credentials: Credentials, payment: PaymentRow): Promise<string | null>;
  /**
   * Returns whether the state that the provider reported may be stored. If false, the caller receives the state but
   * nothing is stored. Default: true.
   */
  mayWrite?(payment: PaymentRow): boolean;
}

/** Operations for a provider with a status API. Never call them inside a transaction [PY-3]. */
export interface QueriedPayments {
  pages: OpenedPaymentOperations;
  /** Refunds a bill that was paid by a payment of this provider. Null if another provider took the money. */
  refund(bill: Bill): Promise<RefundOutcome | null>;
  /** Refunds a part of a bill that was paid by a payment of this provider. Null if another provider took the money. */
  refundPart(bill: Bill, part: PaymentPart): Promise<RefundOutcome | null>;
}

/** Creates operations that request payment states, record them, and refund payments [PY-3] [PY-5]. */
export function createQueriedPayments(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  api: QueriedPaymentApi,
): QueriedPayments {
  const { provider, tryOut } = api;
  const loadPaymentAndCredentials = (merchantId: string, paymentId: string) =>
    db.tenantRead(merchantId, async (tx) => ({
      payment: await selectPayment(tx, merchantId, paymentId),
      credentials: await loadPaymentCredentials(tx, keys, { merchantId, provider }),
    }));

  async function queryAndSettlePayment(
    merchantId: string,
    paymentId: string,
  ): Promise<PaymentStateComparison | null> {
    const { payment, credentials } = await loadPaymentAndCredentials(merchantId, paymentId);
    if (!payment || payment.provider !== provider) return null;
    const { state: was } = payment;
    if (!credentials || api.canAsk?.(credentials) === false) return null;
    const pageId = payment.pageId ?? (await api.find?.(credentials, payment)) ?? null;
    if (pageId === null) return null;
    const opened = { ...payment, pageId };
    const standing = await api.ask(credentials, opened);
    const said = standing.state;
    if (said === "waiting" || api.mayWrite?.(payment) === false) return { was, is: was, said };
    const now = clock.now();
    const is = await db.tenant(merchantId, async (tx) => {
      const state = await settlePayment(tx, { merchantId, paymentId, standing, now });
      if (payment.pageId === null)
        await updatePaymentPage(tx, merchantId, { id: paymentId, pageId, page: null });
      return state;
    });
    return { was, is: is ?? was, said };
  }

  async function refundQueriedPayment(merchantId: string, paymentId: string): Promise<RefundOutcome> {
    const { payment, credentials } = await loadPaymentAndCredentials(merchantId, paymentId);
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

  return {
    pages: {
      provider,
      settle: queryAndSettlePayment,
      giveBack: refundQueriedPayment,
      ...(tryOut && { tryOut: (credentials: Credentials) => tryOut(credentials) }),
    },
    async refund({ merchantId, orderId }) {
      const active = await db.tenantRead(merchantId, (tx) => selectActivePayment(tx, merchantId, orderId));
      return active?.provider === provider ? refundQueriedPayment(merchantId, active.id) : null;
    },
    async refundPart({ merchantId, orderId }, part) {
      const active = await db.tenantRead(merchantId, (tx) => selectActivePayment(tx, merchantId, orderId));
      if (active?.provider !== provider) return null;
      const { payment, credentials } = await loadPaymentAndCredentials(merchantId, active.id);
      const pageId = payment?.pageId ?? null;
      if (!payment?.paidAt || pageId === null || !credentials) return "by_hand";
      return api.giveBackPart?.(credentials, { ...payment, pageId }, part) ?? "by_hand";
    },
  };
}
