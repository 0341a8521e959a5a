const OWN_STATUSES = "401 401 401 404 404 404 401 401 200";
const OWN_CUSTOMER_STATUSES = "401 401 401 200 404 404 401 401 200";
const OFFICE_STATUSES = "401 401 401 401 401 404 403 200 401";
const OFFICE_OWN_STATUSES = "401 401 401 401 401 200 403 200 401";

/**
 * Expected statuses of the calls about payments, except those of providers. Bank cards are visible only to the customer
 * who saved them.
 */
export const paymentMatrix = {
  checkout: OWN_STATUSES,
  sendBill: OWN_STATUSES,
  payAnotherWay: OWN_STATUSES,
  sendPaymentLink: OFFICE_STATUSES,
  listPayments: OFFICE_OWN_STATUSES,
  duePayments: OFFICE_OWN_STATUSES,
  comparePayments: OFFICE_OWN_STATUSES,
  listPaymentDifferences: OFFICE_OWN_STATUSES,
  lookAtPaymentDifference: OFFICE_STATUSES,
  closeLatePayment: OFFICE_STATUSES,
  refundPart: OFFICE_STATUSES,
  confirmPartRefund: OFFICE_STATUSES,
  settleCourier: OFFICE_STATUSES,
  paymentAccounts: OFFICE_OWN_STATUSES,
  changePaymentAccount: OFFICE_OWN_STATUSES,
  tryPaymentAccount: OFFICE_OWN_STATUSES,
  cards: OWN_CUSTOMER_STATUSES,
  addCard: OWN_CUSTOMER_STATUSES,
  enterCard: OWN_CUSTOMER_STATUSES,
  sendCardCode: OWN_STATUSES,
  confirmCard: OWN_STATUSES,
  preferCard: OWN_STATUSES,
  removeCard: OWN_STATUSES,
  payByCard: OWN_STATUSES,
};
