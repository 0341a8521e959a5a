import {
  isPaymentProvider,
  type PageProviderName,
  PAYMENT_PROVIDER_NAMES,
  findPaymentFacts,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { PAGE_GATEWAYS } from "@dasturxon/providers/payments/gateways";
import { withFallbackProvider } from "../providers.ts";
import { answerClickCallback } from "./click/answer-click.ts";
import { createClickProvider } from "./click/click.ts";
import { tryClickCredentials } from "./click/try-click.ts";
import type { PaymentGateway, PaymentProviderDeps } from "./gateway.ts";
import { createPaymentPageGateway } from "./page-gateways.ts";
import { answerPaymeCallback } from "./payme/answer-payme.ts";
import { createPaymeProvider } from "./payme/payme.ts";
import { tryPaymeCredentials } from "./payme/try-payme.ts";
import { answerPaynetCallback } from "./paynet/answer-paynet.ts";
import { createPaynetProvider } from "./paynet/paynet.ts";
import { tryPaynetCredentials } from "./paynet/try-paynet.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { answerUzumCallback } from "./uzum/answer-uzum.ts";
import { tryUzumCredentials } from "./uzum/try-uzum.ts";
import { createUzumProvider } from "./uzum/uzum.ts";

const toHttpOkReply = async (text: Promise<string>) => ({ status: 200, text: await text });

/**
 * Gateways of the providers that call us by their own protocol, each call in one transaction of the brand. The other
 * gateways are in the package of providers ([why](../../../../../../docs/decisions/0114-provider-registry.md)).
 */
const OWN_PROTOCOL_GATEWAYS: Readonly<
  Record<Exclude<PaymentProviderName, PageProviderName>, PaymentGateway>
> = {
  payme: {
    create: createPaymeProvider,
    answer: (doors, request) => toHttpOkReply(answerPaymeCallback(doors, request)),
    tryOut: tryPaymeCredentials,
  },
  click: {
    create: createClickProvider,
    answer: (doors, request) => toHttpOkReply(answerClickCallback(doors, request)),
    tryOut: tryClickCredentials,
  },
  uzum: { create: createUzumProvider, answer: answerUzumCallback, tryOut: tryUzumCredentials },
  paynet: { create: createPaynetProvider, answer: answerPaynetCallback, tryOut: tryPaynetCredentials },
};

const isPaymentPageProvider = (provider: PaymentProviderName): provider is PageProviderName =>
  Object.hasOwn(PAGE_GATEWAYS, provider);

/** Returns the gateway of a provider. */
export const getPaymentGateway = (provider: PaymentProviderName): PaymentGateway =>
  isPaymentPageProvider(provider) ? createPaymentPageGateway(provider) : OWN_PROTOCOL_GATEWAYS[provider];

/** Creates one payment provider, without the provider that is its fallback. */
export const createPaymentProvider = (
  provider: PaymentProviderName,
  parts: PaymentProviderDeps,
): PaymentProvider => getPaymentGateway(provider).create(parts);

/** Creates the registered providers. A fallback serves the brands without an account at the first provider. */
export function createRegisteredPaymentProviders(parts: PaymentProviderDeps): PaymentProvider[] {
  const fallbacks = new Set(PAYMENT_PROVIDER_NAMES.map((name) => findPaymentFacts(name).fallback));
  return PAYMENT_PROVIDER_NAMES.filter((name) => !fallbacks.has(name)).map((name) => {
    const { fallback } = findPaymentFacts(name);
    const first = createPaymentProvider(name, parts);
    if (fallback === undefined || !isPaymentProvider(fallback)) return first;
    return withFallbackProvider(first, createPaymentProvider(fallback, parts));
  });
}
