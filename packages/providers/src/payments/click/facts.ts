import type { PaymentProviderDescription } from "../payment-facts.ts";

export const clickProviderDescription = {
  types: ["CLICK", "CLICK_MINI_APP"],
  name: "Click",
  currencies: ["UZS"],
  begins: "calls",
  fields: ["serviceId", "merchantId", "secretKey"],
  // `merchantUserId`: required for refunds by the shop. `tin` (seller) and `amountScale` (quantities in ones or
  // thousandths): required for lines of fiscal receipts. `miniAppToken`: required to get the session's user in
  // Click's app [CK-1].
  optional: ["merchantUserId", "tin", "amountScale", "miniAppToken"],
  choices: { amountScale: ["1", "1000"] },
  secrets: ["secretKey", "miniAppToken"],
} as const satisfies PaymentProviderDescription;
