import type { PaymentProviderDescription } from "../payment-facts.ts";

export const payzeProviderDescription = {
  types: ["PAYZE"],
  name: "Payze",
  currencies: ["UZS"],
  begins: "page",
  fields: ["apiKey", "apiSecret"],
  optional: ["tin"],
  secrets: ["apiKey", "apiSecret"],
} as const satisfies PaymentProviderDescription;
