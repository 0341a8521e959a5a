import { newCard, enableSavedCards } from "./card-gateway.ts";
import type { TestApp } from "./test-app.ts";
import { pickup, postOrder } from "./test-shop.ts";

/** Valid requests for each call of saved cards, with a new card for each actor. */
export function cardRequests(app: TestApp, isTaken: Promise<unknown>, tokenOf: () => string) {
  const areTaken = isTaken.then(() => enableSavedCards(app));
  const own = async () => {
    await areTaken;
    return { id: await newCard(app, tokenOf()) };
  };
  const confirmed = async () => {
    const params = await own();
    const path = `/payments/v1/cards/${params.id}/confirm`;
    await app.call(path, { token: tokenOf(), body: { code: "666666" } });
    return { params };
  };
  return {
    cards: confirmed,
    addCard: async () => {
      await areTaken;
      return { body: { token: "a-token" } };
    },
    enterCard: async () => {
      await areTaken;
      return { body: { number: "8600069195406311", expiry: "03/99" } };
    },
    sendCardCode: async () => {
      const params = await own();
      app.clock.advance(61_000);
      return { params };
    },
    confirmCard: async () => ({ params: await own(), body: { code: "666666" } }),
    preferCard: confirmed,
    removeCard: confirmed,
    payByCard: async () => {
      const { params } = await confirmed();
      const { id: orderId } = await postOrder(app, tokenOf(), pickup({ paymentType: "PAYME" }));
      return { params, body: { orderId } };
    },
  };
}
