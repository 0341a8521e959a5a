import { CURRENCIES, type Currency } from "@dasturxon/domain/locale";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { clickProviderDescription } from "./click/facts.ts";
import { multicardProviderDescription } from "./multicard/facts.ts";
import type { PaymentProviderDescription } from "./payment-facts.ts";
import { paymeProviderDescription } from "./payme/facts.ts";
import { paynetProviderDescription } from "./paynet/facts.ts";
import { payzeProviderDescription } from "./payze/facts.ts";
import { uzumCheckoutProviderDescription } from "./uzum-checkout/facts.ts";
import { uzumProviderDescription } from "./uzum/facts.ts";

/** Providers at which a brand can have an account, in the order in which staff see them. [PY-1] */
export const PAYMENT_PROVIDERS = {
  payme: paymeProviderDescription,
  click: clickProviderDescription,
  uzum: uzumProviderDescription,
  "uzum-checkout": uzumCheckoutProviderDescription,
  multicard: multicardProviderDescription,
  payze: payzeProviderDescription,
  paynet: paynetProviderDescription,
} as const satisfies Readonly<Record<string, PaymentProviderDescription>>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;
/** Providers whose gateway is in this package. */
export type PageProviderName = {
  [P in PaymentProviderName]: (typeof PAYMENT_PROVIDERS)[P]["begins"] extends "page" ? P : never;
}[PaymentProviderName];

/** Returns whether the provider is supported. Old database rows may contain unsupported providers. */
export const isPaymentProvider = (name: string): name is PaymentProviderName =>
  Object.hasOwn(PAYMENT_PROVIDERS, name);

export const PAYMENT_PROVIDER_NAMES: readonly PaymentProviderName[] =
  Object.keys(PAYMENT_PROVIDERS).filter(isPaymentProvider);

/** Returns the description of a provider as type `PaymentProviderDescription`, which includes the optional fields. */
export const findPaymentFacts = (provider: PaymentProviderName): PaymentProviderDescription =>
  PAYMENT_PROVIDERS[provider];

/** Returns whether the provider accepts payments in the currency. */
export const supportsCurrency = (provider: PaymentProviderName, currency: Currency): boolean =>
  findPaymentFacts(provider).currencies.includes(currency);

/** Providers with a currency that they do not accept, for example `payme KZT`. */
export const UNSUPPORTED_CURRENCY_PAIRS: readonly string[] = PAYMENT_PROVIDER_NAMES.flatMap((provider) =>
  CURRENCIES.filter((currency) => !supportsCurrency(provider, currency)).map(
    (currency) => `${provider} ${currency}`,
  ),
);

/**
 * Returns whether a brand can offer the payment type in its currency. Payment on receipt allows any currency. An online
 * payment type requires a provider that accepts the currency.
 */
export function canPayByTypeInCurrency(type: PaymentType, currency: Currency): boolean {
  const served = PAYMENT_PROVIDER_NAMES.filter((provider) => findPaymentFacts(provider).types.includes(type));
  return served.length === 0 || served.some((provider) => supportsCurrency(provider, currency));
}

/** Returns the name of a provider for staff. Returns the key of an unknown provider unchanged. */
export function formatProviderName(provider: string): string {
  if (!isPaymentProvider(provider)) return provider;
  const { name, title = name } = findPaymentFacts(provider);
  return title;
}

/** Returns the payment type of a provider. `OTHER` for an unknown provider. [PY-1] */
export const paymentTypeFromProvider = (provider: string): PaymentType =>
  isPaymentProvider(provider) ? findPaymentFacts(provider).types[0] : "OTHER";

/** Returns the name of an online payment type for guests. Null for payment on receipt. */
export function findPaymentTypeName(type: PaymentType): string | null {
  const served = PAYMENT_PROVIDER_NAMES.map(findPaymentFacts).find(({ types }) => types.includes(type));
  return served?.name ?? null;
}

/** Returns the provider's path for callbacks below `/api`. Some protocols append the operation. */
export const createCallbackPath = <P extends PaymentProviderName, M extends string>(
  provider: P,
  merchantId: M,
) => `/payments/v1/${provider}/${merchantId}` as const;
