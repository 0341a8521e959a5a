import {
  isPaymentProvider,
  type PageProviderName,
  PAYMENT_PROVIDER_NAMES,
  findPaymentFacts,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { PAGE_GATEWAYS } from "@dasturxon/providers/payments/gateways";
import { withFallbackProvider } from "../providers.ts";
import { answerClick } from "./click/answer-click.ts";
import { createClick } from "./click/click.ts";
import { tryClick } from "./click/try-click.ts";
import type { Gateway, GatewayParts } from "./gateway.ts";
import { pageGateway } from "./page-gateways.ts";
import { answerPayme } from "./payme/answer-payme.ts";
import { createPayme } from "./payme/payme.ts";
import { tryPayme } from "./payme/try-payme.ts";
import { answerPaynet } from "./paynet/answer-paynet.ts";
import { createPaynet } from "./paynet/paynet.ts";
import { tryPaynet } from "./paynet/try-paynet.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { answerUzum } from "./uzum/answer-uzum.ts";
import { tryUzum } from "./uzum/try-uzum.ts";
import { createUzum } from "./uzum/uzum.ts";

const toOkReply = async (text: Promise<string>) => ({ status: 200, text: await text });

/**
 * Gateways of the providers that call us by their own protocol, each call in one transaction of the brand. The other
 * gateways are in the package of providers ([why](../../../../../../docs/decisions/0114-provider-registry.md)).
 */
const CALLING_GATEWAYS: Readonly<Record<Exclude<PaymentProviderName, PageProviderName>, Gateway>> = {
  payme: {
    create: createPayme,
    answer: (doors, request) => toOkReply(answerPayme(doors, request)),
    tryOut: tryPayme,
  },
  click: {
    create: createClick,
    answer: (doors, request) => toOkReply(answerClick(doors, request)),
    tryOut: tryClick,
  },
  uzum: { create: createUzum, answer: answerUzum, tryOut: tryUzum },
  paynet: { create: createPaynet, answer: answerPaynet, tryOut: tryPaynet },
};

const isPageProvider = (provider: PaymentProviderName): provider is PageProviderName =>
  Object.hasOwn(PAGE_GATEWAYS, provider);

/** Returns the gateway of a provider. */
export const gatewayOf = (provider: PaymentProviderName): Gateway =>
  isPageProvider(provider) ? pageGateway(provider) : CALLING_GATEWAYS[provider];

/** Creates one provider, without its fallback. */
export const createProvider = (provider: PaymentProviderName, parts: GatewayParts): PaymentProvider =>
  gatewayOf(provider).create(parts);

/** Creates the registered providers. A fallback serves the brands without an account at the first provider. */
export function createProviders(parts: GatewayParts): PaymentProvider[] {
  const fallbacks = new Set(PAYMENT_PROVIDER_NAMES.map((name) => findPaymentFacts(name).fallback));
  return PAYMENT_PROVIDER_NAMES.filter((name) => !fallbacks.has(name)).map((name) => {
    const { fallback } = findPaymentFacts(name);
    const first = createProvider(name, parts);
    if (fallback === undefined || !isPaymentProvider(fallback)) return first;
    return withFallbackProvider(first, createProvider(fallback, parts));
  });
}
