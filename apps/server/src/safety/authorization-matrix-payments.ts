const OWN_OBJECT_STATUSES = "401 401 401 404 404 404 401 401 200";
const OWN_DATA_STATUSES = "401 401 401 200 404 404 401 401 200";
const OFFICE_STATUSES = "401 401 401 401 401 404 403 200 401";
const OFFICE_LIST_STATUSES = "401 401 401 401 401 200 403 200 401";

/**
 * Expected statuses of the calls about payments, except those of providers. Bank cards are visible only to the customer
 * who saved them.
 */
export const paymentAuthorizationMatrix = {
  checkout: OWN_OBJECT_STATUSES,
  sendBill: OWN_OBJECT_STATUSES,
  payAnotherWay: OWN_OBJECT_STATUSES,
  sendPaymentLink: OFFICE_STATUSES,
  listPayments: OFFICE_LIST_STATUSES,
  duePayments: OFFICE_LIST_STATUSES,
  comparePayments: OFFICE_LIST_STATUSES,
  listPaymentDifferences: OFFICE_LIST_STATUSES,
  lookAtPaymentDifference: OFFICE_STATUSES,
  closeLatePayment: OFFICE_STATUSES,
  refundPart: OFFICE_STATUSES,
  confirmPartRefund: OFFICE_STATUSES,
  settleCourier: OFFICE_STATUSES,
  paymentAccounts: OFFICE_LIST_STATUSES,
  changePaymentAccount: OFFICE_LIST_STATUSES,
  tryPaymentAccount: OFFICE_LIST_STATUSES,
  cards: OWN_DATA_STATUSES,
  addCard: OWN_DATA_STATUSES,
  enterCard: OWN_DATA_STATUSES,
  sendCardCode: OWN_OBJECT_STATUSES,
  confirmCard: OWN_OBJECT_STATUSES,
  preferCard: OWN_OBJECT_STATUSES,
  removeCard: OWN_OBJECT_STATUSES,
  payByCard: OWN_OBJECT_STATUSES,
};
