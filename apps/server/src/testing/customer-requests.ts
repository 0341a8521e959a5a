import type { TestApp } from "./test-app.ts";
import { closeNewOrder, pickup, postOrder, productId } from "./test-shop.ts";

interface RequestActors {
  customer: { token: string; userId: string };
  ownerToken: () => string;
}

/** Valid requests for each call about a customer of the brand osh and the customer's reviews. */
export function customerRequests(app: TestApp, { customer, ownerToken }: RequestActors) {
  const params = { id: customer.userId };
  const version = async () => {
    const path = `/console/v1/customers/${customer.userId}`;
    return (await app.call<{ version: number }>(path, { token: ownerToken() })).body.version;
  };
  /** Creates an order with a review of the order and of its plov. */
  async function createReviewedOrder(): Promise<{ id: string; productId: string }> {
    const { id } = await closeNewOrder(app, ownerToken(), await postOrder(app, customer.token, pickup()));
    const plov = { productId: productId("plov"), grade: 5, comment: "Zoʻr" };
    const body = { grade: 5, comment: "Zoʻr", products: [plov] };
    await app.call(`/orders/v1/orders/${id}/grade`, { token: customer.token, body });
    return { id, productId: plov.productId };
  }
  return {
    customer: () => ({ params }),
    noteCustomer: async () => ({ params, body: { version: await version(), note: "VIP" } }),
    blockCustomer: async () => ({ params, body: { version: await version(), reason: null } }),
    grantCashback: () => ({ params, body: { amount: 1000, reason: "Kech keldi" } }),
    orderReview: async () => ({ params: await createReviewedOrder() }),
    answerReview: async () => ({
      params: await createReviewedOrder(),
      body: { version: 1, text: "Rahmat!" },
    }),
    hideComment: async () => ({ params: await createReviewedOrder(), body: { isHidden: true } }),
  };
}
