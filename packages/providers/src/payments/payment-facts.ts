import type { Currency } from "@dasturxon/domain/locale";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { AccountFacts } from "../account-facts.ts";

/** Static description of a payment provider. [PY-1] */
export interface PaymentProviderDescription extends AccountFacts {
  /** Payment types that an account enables. The first is the type of the provider's payments. */
  types: readonly [PaymentType, ...PaymentType[]];
  /** Name of the payment method for guests, the same in every language. */
  name: string;
  /** Name of the provider for staff, if another provider has the same `name`. */
  title?: string;
  /** Whether `name` is also an Uzbek word, so that texts transliterate it. */
  isNameWord?: boolean;
  /** Currencies that the provider accepts. Brands with another currency cannot use the provider. */
  currencies: readonly [Currency, ...Currency[]];
  /**
   * How a payment begins. `page`: we open a page at the provider's API, and the gateway is in this package. `calls`:
   * the provider calls us by its own protocol, and the gateway is in the server.
   */
  begins: "page" | "calls";
  /**
   * Name of the environment variable with the provider's API address. It applies to accounts without an address of
   * their own.
   */
  apiVariable?: string;
  /** Provider with the same payment types, for brands without an account at this provider. */
  fallback?: string;
}
