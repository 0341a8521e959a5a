import type { PaymentFacts } from "../payment-facts.ts";

export const payzeFacts = {
  types: ["PAYZE"],
  name: "Payze",
  currencies: ["UZS"],
  begins: "page",
  fields: ["apiKey", "apiSecret"],
  optional: ["tin"],
  secrets: ["apiKey", "apiSecret"],
} as const satisfies PaymentFacts;
