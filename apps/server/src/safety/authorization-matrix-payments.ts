const OWN = "401 401 401 404 404 404 401 401 200";
const MINE = "401 401 401 200 404 404 401 401 200";
const OFFICE = "401 401 401 401 401 404 403 200 401";
const OFFICE_OWN = "401 401 401 401 401 200 403 200 401";

/** Expected statuses of the calls about payments, except those of providers. Cards are visible to their owner only. */
export const paymentMatrix = {
  checkout: OWN,
  sendBill: OWN,
  payAnotherWay: OWN,
  sendPaymentLink: OFFICE,
  listPayments: OFFICE_OWN,
  duePayments: OFFICE_OWN,
  comparePayments: OFFICE_OWN,
  listPaymentDifferences: OFFICE_OWN,
  lookAtPaymentDifference: OFFICE,
  closeLatePayment: OFFICE,
  refundPart: OFFICE,
  confirmPartRefund: OFFICE,
  settleCourier: OFFICE,
  paymentAccounts: OFFICE_OWN,
  changePaymentAccount: OFFICE_OWN,
  tryPaymentAccount: OFFICE_OWN,
  cards: MINE,
  addCard: MINE,
  enterCard: MINE,
  sendCardCode: OWN,
  confirmCard: OWN,
  preferCard: OWN,
  removeCard: OWN,
  payByCard: OWN,
};
