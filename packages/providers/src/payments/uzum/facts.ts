import type { PaymentFacts } from "../payment-facts.ts";

export const uzumFacts = {
  types: ["UZUM"],
  name: "Uzum",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["serviceId", "login", "password"],
  secrets: ["password"],
} as const satisfies PaymentFacts;
