import { isId } from "../../../platform/ids.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { parseJsonObjectOrNull, toTextOrEmpty } from "@dasturxon/providers/json-text";
import type { PageProviderName } from "@dasturxon/providers/payments/facts";
import { PAGE_GATEWAYS } from "@dasturxon/providers/payments/gateways";
import type { SignedCallback } from "@dasturxon/providers/payments/page-gateway";
import { runAsAuthenticatedProvider } from "../credentials/authenticate-provider.ts";
import { settlePayment } from "../lifecycle/settle-payment.ts";
import { callProvider } from "./call-provider.ts";
import type { PaymentGateway, ProviderCallbackDeps, PaymentProviderCallback } from "./gateway.ts";
import { createPaymentPageProvider } from "./page-provider.ts";

/** Format of a payment's id at a provider, as stored in an indexed column. Empty if the callback contains no id. */
const REFERENCE_PATTERN = /^[\w.:-]{0,100}$/;
const CALLBACK_ACCEPTED_REPLY = { status: 200, text: JSON.stringify({ isHeard: true }) };
/** Reply with a status other than 200, so that the provider sends the callback again. */
const CALLBACK_RETRY_REPLY = { status: 409, text: JSON.stringify({ isHeard: false }) };

/** Connects a gateway of the package of providers to the database, the clock and the HTTP client. */
export function createPaymentPageGateway(provider: PageProviderName): PaymentGateway {
  const { create, callback } = PAGE_GATEWAYS[provider];
  return {
    create({ apis, ...parts }) {
      const now = () => parts.clock.now().getTime();
      const defaultApi = apis?.[provider] ?? null;
      return createPaymentPageProvider(
        parts,
        provider,
        create({ call: callProvider, now, defaultApi, stableId: deriveStableId }),
      );
    },
    async answer(doors, request) {
      const paymentId = toTextOrEmpty(parseJsonObjectOrNull(request.text)?.[callback.paymentField]);
      const about = { provider, paymentId: isId(paymentId) ? paymentId.toLowerCase() : null };
      if (callback.kind === "unsigned") return handlePageProviderCallback(doors, request, about);
      const isAccepted = await recordSignedCallback(doors, request, { ...about, callback });
      return { status: 200, text: JSON.stringify(callback.answer(isAccepted)) };
    },
  };
}

interface CallbackRequest {
  provider: PageProviderName;
  /** Our id of the payment. Null if the callback has no id of ours. */
  paymentId: string | null;
}

/**
 * Handles a provider's callback: queries the state of the payment at the provider. The response for an unknown payment
 * is the same as for a known one.
 */
async function handlePageProviderCallback(
  { payments }: ProviderCallbackDeps,
  { merchantId }: PaymentProviderCallback,
  { provider, paymentId }: CallbackRequest,
): Promise<{ status: number; text: string }> {
  if (paymentId === null) return CALLBACK_ACCEPTED_REPLY;
  try {
    await payments.pagesOf(provider)?.settle(merchantId, paymentId);
    return CALLBACK_ACCEPTED_REPLY;
  } catch {
    return CALLBACK_RETRY_REPLY;
  }
}

/**
 * Records the state of a signed callback. Returns false if the signature is wrong or the order does not need the money.
 * The provider then refunds the money itself [PY-3].
 */
async function recordSignedCallback(
  doors: ProviderCallbackDeps,
  { merchantId, text, now }: PaymentProviderCallback,
  { provider, paymentId, callback }: CallbackRequest & { callback: SignedCallback },
): Promise<boolean> {
  const said = parseJsonObjectOrNull(text);
  if (!said || paymentId === null) return false;
  const caller = {
    merchantId,
    provider,
    isAuthorized: (credentials: Readonly<Record<string, string>>) => callback.isSigned(said, credentials),
  };
  const isAccepted = await runAsAuthenticatedProvider(doors, caller, async (tx) => {
    const standing = callback.standingOf(said);
    if (!REFERENCE_PATTERN.test(standing.reference ?? "")) return false;
    const settling = { merchantId, paymentId, standing, now, isRefusable: true };
    const isLast = await settlePayment(tx, settling);
    return isLast === "paid" || (isLast !== null && standing.state !== "paid");
  });
  return isAccepted ?? false;
}
