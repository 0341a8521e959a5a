import { createUnconfirmedCard, enableSavedCards } from "./card-gateway.ts";
import type { TestApp } from "./test-app.ts";
import { createPickupBody, postOrder } from "./test-shop.ts";

/** Valid requests for each call of saved bank cards, with a new card for each actor. */
export function createCardRequests(app: TestApp, isTaken: Promise<unknown>, tokenOf: () => string) {
  const areTaken = isTaken.then(() => enableSavedCards(app));
  const createOwnCard = async () => {
    await areTaken;
    return { id: await createUnconfirmedCard(app, tokenOf()) };
  };
  const createConfirmedCard = async () => {
    const params = await createOwnCard();
    const path = `/payments/v1/cards/${params.id}/confirm`;
    await app.call(path, { token: tokenOf(), body: { code: "666666" } });
    return { params };
  };
  return {
    cards: createConfirmedCard,
    addCard: async () => {
      await areTaken;
      return { body: { token: "a-token" } };
    },
    enterCard: async () => {
      await areTaken;
      return { body: { number: "8600069195406311", expiry: "03/99" } };
    },
    sendCardCode: async () => {
      const params = await createOwnCard();
      app.clock.advance(61_000);
      return { params };
    },
    confirmCard: async () => ({ params: await createOwnCard(), body: { code: "666666" } }),
    preferCard: createConfirmedCard,
    removeCard: createConfirmedCard,
    payByCard: async () => {
      const { params } = await createConfirmedCard();
      const { id: orderId } = await postOrder(app, tokenOf(), createPickupBody({ paymentType: "PAYME" }));
      return { params, body: { orderId } };
    },
  };
}
