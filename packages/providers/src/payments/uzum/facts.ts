import type { PaymentProviderDescription } from "../payment-facts.ts";

export const uzumProviderDescription = {
  types: ["UZUM"],
  name: "Uzum",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["serviceId", "login", "password"],
  secrets: ["password"],
} as const satisfies PaymentProviderDescription;
