import type { PaymentFacts } from "../payment-facts.ts";

export const paynetFacts = {
  types: ["PAYNET"],
  name: "Paynet",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["serviceId", "login", "password"],
  secrets: ["password"],
} as const satisfies PaymentFacts;
