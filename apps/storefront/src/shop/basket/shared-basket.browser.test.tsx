import { expect, test } from "vitest";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { addToBasket, basketStore, setBasketLineCount } from "./basket.ts";
import { startBasketSharing } from "./shared-basket.ts";

const BASKET_ENDPOINT = "PUT /orders/v1/basket";
const basketWithSomsa = { lines: [{ productId: somsa.id, modifications: [], count: 1 }], place: null };

test("[BK-9, CH-8] a removal during a slow request for the addition is kept, and sent next", async () => {
  signInTestCustomer();
  let resolveReply = () => {};
  const { api } = await renderStore(<p>menu</p>, { api: { [BASKET_ENDPOINT]: { lines: [], place: null } } });
  const listSentCounts = () =>
    api
      .calls(BASKET_ENDPOINT)
      .flatMap(({ body }) => (body as { lines: { count: number }[] }).lines.map(({ count }) => count));
  startBasketSharing();
  await expect.poll(() => api.calls(BASKET_ENDPOINT).length).toBeGreaterThan(0);
  api.answer({
    [BASKET_ENDPOINT]: () => new Promise((resolve) => (resolveReply = () => resolve(basketWithSomsa))),
  });
  addToBasket(somsa);
  await expect.poll(listSentCounts).toEqual([1]);
  setBasketLineCount(somsa.id, 0);
  api.answer({ [BASKET_ENDPOINT]: { lines: [], place: null } });
  resolveReply();
  await expect.poll(listSentCounts).toEqual([1, 0]);
  expect(basketStore.get().lines).toEqual([]);
});
