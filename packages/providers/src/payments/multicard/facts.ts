import type { PaymentProviderDescription } from "../payment-facts.ts";

export const multicardProviderDescription = {
  types: ["RAHMAT"],
  name: "Rahmat",
  isNameWord: true,
  currencies: ["UZS"],
  begins: "page",
  fields: ["storeId", "applicationId", "secret", "mxik", "packageCode"],
  secrets: ["secret"],
} as const satisfies PaymentProviderDescription;
