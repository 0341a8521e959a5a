interface NorthBranchIds {
  userId: string;
  orderId: string;
  productId: string;
  claimId: string;
}

type RequestParts = { params?: Record<string, string>; body?: object };
type ExpectedCustomerAnswer = [answer: 200 | 403 | 404, asked?: RequestParts];

/** Calls about a customer of the branch north only, and about reviews and claims there. Data of the whole brand is refused. */
export function createExpectedCustomerAnswers({ userId, orderId, productId, claimId }: NorthBranchIds) {
  const him = { id: userId };
  const review = { id: orderId };
  return {
    customers: [200],
    customer: [404, { params: him }],
    noteCustomer: [404, { params: him, body: { version: 1, note: "VIP" } }],
    blockCustomer: [403, { params: him, body: { version: 1, reason: "spam" } }],
    grantCashback: [403, { params: him, body: { amount: 1, reason: "spam" } }],
    staffReviews: [200],
    answerReview: [404, { params: review, body: { version: 1, text: "Rahmat" } }],
    hideComment: [404, { params: { ...review, productId }, body: { isHidden: true } }],
    staffClaims: [200],
    answerClaim: [404, { params: { id: claimId }, body: { answer: { kind: "WORDS" }, text: "Uzr!" } }],
  } satisfies Record<string, ExpectedCustomerAnswer>;
}
