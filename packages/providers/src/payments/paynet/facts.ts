import type { PaymentProviderDescription } from "../payment-facts.ts";

export const paynetProviderDescription = {
  types: ["PAYNET"],
  name: "Paynet",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["serviceId", "login", "password"],
  secrets: ["password"],
} as const satisfies PaymentProviderDescription;
