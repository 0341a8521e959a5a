import { createClaimRequests } from "./claim-requests.ts";
import type { TestApp } from "./test-app.ts";
import { closeNewOrder, createPickupBody, postOrder, productIdFromKey } from "./test-shop.ts";

interface RequestActors {
  customer: { token: string; userId: string };
  ownerToken: () => string;
}

/** Valid requests for each call about a customer of the brand osh, the customer's reviews and claims. */
export function createCustomerRequests(app: TestApp, { customer, ownerToken }: RequestActors) {
  const params = { id: customer.userId };
  const fetchCustomerVersion = async () => {
    const path = `/console/v1/customers/${customer.userId}`;
    return (await app.call<{ version: number }>(path, { token: ownerToken() })).body.version;
  };
  /** Creates an order with a review of the order and of its plov. */
  async function createReviewedOrder(): Promise<{ id: string; productId: string }> {
    const { id } = await closeNewOrder(
      app,
      ownerToken(),
      await postOrder(app, customer.token, createPickupBody()),
    );
    const plov = { productId: productIdFromKey("plov"), grade: 5, comment: "Zoʻr" };
    const body = { grade: 5, comment: "Zoʻr", products: [plov] };
    await app.call(`/orders/v1/orders/${id}/grade`, { token: customer.token, body });
    return { id, productId: plov.productId };
  }
  return {
    customer: () => ({ params }),
    noteCustomer: async () => ({ params, body: { version: await fetchCustomerVersion(), note: "VIP" } }),
    blockCustomer: async () => ({ params, body: { version: await fetchCustomerVersion(), reason: null } }),
    grantCashback: () => ({ params, body: { amount: 1000, reason: "Kech keldi" } }),
    orderReview: async () => ({ params: await createReviewedOrder() }),
    answerReview: async () => ({
      params: await createReviewedOrder(),
      body: { version: 1, text: "Rahmat!" },
    }),
    hideComment: async () => ({ params: await createReviewedOrder(), body: { isHidden: true } }),
    ...createClaimRequests(app, { customerToken: customer.token, ownerToken }),
  };
}
