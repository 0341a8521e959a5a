/** @testing */
export { captureBill } from "./bills.ts";
export { openBill, undoBill, voidBill } from "./bills.ts";
export { type CredentialKeys, saveCredentials } from "./credentials/credentials.ts";
export type { Bill, Payer, PaymentProvider } from "./gateways/payment-provider.ts";
export { createClick } from "./gateways/click/click.ts";
export { createPayme } from "./gateways/payme/payme.ts";
export { createUzum } from "./gateways/uzum/uzum.ts";
export { giveBackBill } from "./life/end-payment.ts";
export { registerPayments } from "./http.ts";
export { createPayments, type Payments } from "./providers.ts";
export { selectBill } from "./queries.ts";
export { refundBill } from "./refund-bill.ts";
