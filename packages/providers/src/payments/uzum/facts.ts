import type { PaymentFacts } from "../payment-facts.ts";

export const uzum = {
  types: ["UZUM"],
  name: "Uzum",
  begins: "calls",
  fields: ["serviceId", "login", "password"],
  secrets: ["password"],
} as const satisfies PaymentFacts;
