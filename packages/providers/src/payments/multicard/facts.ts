import type { PaymentFacts } from "../payment-facts.ts";

export const multicardFacts = {
  types: ["RAHMAT"],
  name: "Rahmat",
  isNameWord: true,
  currencies: ["UZS"],
  begins: "page",
  fields: ["storeId", "applicationId", "secret", "mxik", "packageCode"],
  secrets: ["secret"],
} as const satisfies PaymentFacts;
