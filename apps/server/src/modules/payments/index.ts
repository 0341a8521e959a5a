/** @testing */
export { captureBill } from "./bills.ts";
export type { ClickAppConfig } from "./click-app/query-click.ts";
export { registerClickApp } from "./click-app/http.ts";
export { eraseCard } from "./cards/erase-card.ts";
export { removeCards } from "./cards/remove-card.ts";
export { openBill, cancelBill, voidBill } from "./bills.ts";
export { type CredentialKeys, saveCredentials } from "./credentials/credentials.ts";
export type { Bill, Payer, PaymentProvider } from "./gateways/payment-provider.ts";
export { type FiscalLinks, loadFiscalLinks, toHttpsLinkOrNull } from "./fiscal-links.ts";
export { ProviderSilenceError } from "./gateways/call-provider.ts";
export { addCircuitBreakers as addBreakers } from "./gateways/with-breakers.ts";
export { selectBillByPaymentNumber } from "./gateways/paynet/queries.ts";
export { createRegisteredPaymentProviders as createProviders } from "./gateways/gateways.ts";
/** @testing */
export { createPaymentProvider as createProvider } from "./gateways/gateways.ts";
export { markBillRefunded } from "./lifecycle/end-payment.ts";
export { markPaymentDifferenceReviewed as markDifferenceReviewed } from "./differences/review-difference.ts";
/** @testing */
export { insertNewPaymentDifference as insertDifference } from "./differences/queries.ts";
export {
  type PaymentDifferenceRow as DifferenceRow,
  selectPaymentDifferences as selectDifferences,
  selectOpenPaymentDifferenceCount as selectOpenDifferenceCount,
} from "./differences/queries.ts";
export { closeLatePayment } from "./lists/close-late-payment.ts";
export { comparePayments } from "./lists/compare-payments.ts";
export { listDuePayments, listPayments } from "./lists/list-payments.ts";
export { registerPayments } from "./http.ts";
export { createMoneyFigureReader } from "./figures/read-figures.ts";
export type { MoneyFigureRow } from "./figures/queries.ts";
export type { ProviderCallCountRow as TallyRow } from "./figures/tally.ts";
export { fetchReceipt } from "./lifecycle/fetch-receipt.ts";
export { wasPaymentDeclined } from "./lifecycle/was-declined.ts";
export { queryPayment } from "./lifecycle/query-payment.ts";
export { checkPayment } from "./lifecycle/check-payment.ts";
export { createPaymentRegistry, type PaymentRegistry } from "./providers.ts";
export { selectBill, updateBillOwner } from "./queries.ts";
export { refundBill } from "./refund-bill.ts";
export { refundPartAtProvider, closePartRefund, openPartRefund } from "./parts/part-refunds.ts";
export { refundPayment } from "./refund-payment.ts";
