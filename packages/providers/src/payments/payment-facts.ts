import type { Currency } from "@dasturxon/domain/locale";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { AccountFacts } from "../account-facts.ts";

/** Facts of a payment provider. [PY-1] */
export interface PaymentFacts extends AccountFacts {
  /** Payment types that an account enables. The first one names the provider's payments. */
  types: readonly [PaymentType, ...PaymentType[]];
  /** Name of the payment method for guests, the same in every language. */
  name: string;
  /** Name for staff, if another provider has the same `name`. */
  title?: string;
  /** Whether `name` is also an Uzbek word, so that texts transliterate it. */
  isNameWord?: boolean;
  /** Currencies of its amounts. Brands that sell in another one cannot use the provider. */
  currencies: readonly [Currency, ...Currency[]];
  /**
   * How a payment begins. `page`: we open a page at the provider's API, and the gateway is in this package. `calls`:
   * the provider calls us by its own protocol, and the gateway is in the server.
   */
  begins: "page" | "calls";
  /** Environment variable with the address of the provider's API, for accounts without one. */
  apiVariable?: string;
  /** Provider of the same payment types that serves brands without an account at this one. */
  fallback?: string;
}
