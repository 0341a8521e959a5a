const NOBODYS = "00000000-0000-7000-8000-000000000000";

type Refused = [answer: 403, asked?: { params?: Record<string, string>; query?: string; body?: object }];

/** Payments at providers are the brand's: who works in some branches is refused, whatever he asks for. */
export const ofPayments = {
  paymentAccounts: [403],
  listPayments: [403, { query: "day=2026-03-02" }],
  duePayments: [403],
  comparePayments: [403, { body: { day: "2026-03-02" } }],
  listPaymentDifferences: [403],
  lookAtPaymentDifference: [403, { params: { id: NOBODYS } }],
  closeLatePayment: [403, { params: { id: NOBODYS } }],
} satisfies Record<string, Refused>;
