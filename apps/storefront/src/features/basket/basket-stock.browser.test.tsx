import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { ReactNode } from "react";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { createOrderAnswers } from "../../testing/basket-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa, createShopAnswers, createTestMenu } from "../../testing/shop-fixture.ts";
import { BasketColumn } from "./basket-column.tsx";
import { BasketScreen } from "./basket-screen.tsx";

const somsaWithStock = { ...somsa, count: 10 };

/** Opens a basket with six pieces of a product. The stock is ten in the menu and two in the quote. */
async function openBasket(screen: ReactNode) {
  addToBasket(somsaWithStock, [], 6);
  const quote = { ...(await loadExampleReply("quoteOrder")), stock: [{ productId: somsa.id, left: 2 }] };
  return renderStore(screen, {
    path: "/basket",
    api: {
      ...createShopAnswers(createTestMenu([somsaWithStock])),
      ...(await createOrderAnswers()),
      "POST /orders/v1/orders/quote": quote,
    },
  });
}

test.each([
  ["page", <BasketScreen key="page" />],
  ["column", <BasketColumn key="column" />],
])(
  "[MN-6] the basket's %s shows the remaining stock after other sales, and limits the count",
  async (_, screen) => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    const { t, text, button } = await openBasket(screen);
    await menuQuery.load();
    await expect.element(text("product.maximum", { most: t("unit.COUNT", { amount: 2 }) })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: new RegExp(`^${t("basket.checkout")}`) }))
      .not.toBeInTheDocument();
    await button("basket.removeMissing").click();
    expect(basketStore.get().lines.map(({ count, limit }) => [count, limit])).toEqual([[2, 2]]);
    await expect.element(button("stepper.more", { name: "Somsa" })).toBeDisabled();
  },
);
