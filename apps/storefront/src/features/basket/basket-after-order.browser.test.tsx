import { expect, test } from "vitest";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { orderAnswers } from "../../testing/basket-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { idOf } from "../../testing/shop-fixture.ts";
import { BasketScreen } from "./basket-screen.tsx";

const open = async () =>
  renderStore(<BasketScreen />, {
    path: "/basket",
    others: { "/": <p>the menu</p> },
    api: await orderAnswers(),
  });

test("[CH-8] back from an order just placed leads to the menu, not to the empty basket", async () => {
  lastOrderStore.set({ id: idOf(70), placedAt: Date.now() });
  const store = await open();
  await expect.poll(store.location).toBe("/");
});

test("[BK-1] shows an empty basket if no order was placed just now", async () => {
  lastOrderStore.set({ id: idOf(70), placedAt: Date.now() - 3_600_000 });
  const store = await open();
  await expect.element(store.text("basket.emptyTitle")).toBeVisible();
  expect(store.location()).toBe("/basket");
});
