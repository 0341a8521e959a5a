/** @testing */
export { captureBill } from "./bills.ts";
export { openBill, undoBill, voidBill } from "./bills.ts";
export type { Bill, PaymentProvider } from "./gateways/payment-provider.ts";
export { createPayments, type Payments } from "./providers.ts";
export { selectBill } from "./queries.ts";
export { refundBill } from "./refund-bill.ts";
