import type { PaymentProviderDescription } from "../payment-facts.ts";

export const paymeProviderDescription = {
  types: ["PAYME"],
  name: "Payme",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["kassaId", "key"],
  // `no`: Payme has not enabled the Subscribe API for the account, so guests cannot save cards [PY-4].
  optional: ["subscribeApi"],
  choices: { subscribeApi: ["yes", "no"] },
  secrets: ["key"],
} as const satisfies PaymentProviderDescription;
