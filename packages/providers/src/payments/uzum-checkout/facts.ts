import type { PaymentProviderDescription } from "../payment-facts.ts";

export const uzumCheckoutProviderDescription = {
  types: ["UZUM"],
  name: "Uzum",
  title: "Uzum Checkout",
  currencies: ["UZS"],
  begins: "page",
  // Uzum assigns the API address together with the account.
  apiVariable: "UZUM_CHECKOUT_API",
  fallback: "uzum",
  fields: ["terminalId", "apiKey"],
  optional: ["tin"],
  secrets: ["apiKey"],
} as const satisfies PaymentProviderDescription;
