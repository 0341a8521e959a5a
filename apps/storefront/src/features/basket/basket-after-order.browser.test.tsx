import { expect, test } from "vitest";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { createOrderAnswers } from "../../testing/basket-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { BasketScreen } from "./basket-screen.tsx";

const renderBasket = async () =>
  renderStore(<BasketScreen />, {
    path: "/basket",
    others: { "/": <p>the menu</p> },
    api: await createOrderAnswers(),
  });

test("[CH-8] back from an order just placed leads to the menu, not to the empty basket", async () => {
  lastOrderStore.set({ id: createTestId(70), placedAt: Date.now() });
  const store = await renderBasket();
  await expect.poll(store.location).toBe("/");
});

test("[BK-1] shows an empty basket if no order was placed just now", async () => {
  lastOrderStore.set({ id: createTestId(70), placedAt: Date.now() - 3_600_000 });
  const store = await renderBasket();
  await expect.element(store.text("basket.emptyTitle")).toBeVisible();
  expect(store.location()).toBe("/basket");
});
