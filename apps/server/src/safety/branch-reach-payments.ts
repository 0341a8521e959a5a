const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

type RefusedRequest = [
  answer: 403,
  asked?: { params?: Record<string, string>; query?: string; body?: object },
];

/**
 * Expected statuses of the calls about accounts at payment providers and message gateways. The accounts belong to the
 * whole brand, so staff of single branches are refused.
 */
export const expectedPaymentAnswers = {
  paymentAccounts: [403],
  smsAccounts: [403],
  listPayments: [403, { query: "day=2026-03-02" }],
  duePayments: [403],
  comparePayments: [403, { body: { day: "2026-03-02" } }],
  listPaymentDifferences: [403],
  lookAtPaymentDifference: [403, { params: { id: UNKNOWN_ID } }],
  closeLatePayment: [403, { params: { id: UNKNOWN_ID } }],
} satisfies Record<string, RefusedRequest>;

/** Consent to support access belongs to the whole brand. Staff of single branches see that a session is open. */
export const expectedSupportAnswers = {
  supportState: [200],
  ownDomains: [200],
  addOwnDomain: [403, { body: { domain: "osh.example.uz" } }],
  checkOwnDomain: [403, { params: { domain: "osh.example.uz" } }],
  removeOwnDomain: [403, { params: { domain: "osh.example.uz" } }],
  giveSupportConsent: [403, { body: { hours: 1 } }],
  endSupportConsent: [403],
} satisfies Record<string, [answer: 200] | RefusedRequest>;
