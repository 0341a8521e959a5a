import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { ReactNode } from "react";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { createOrderAnswers } from "../../testing/basket-fixture.ts";
import type { Branch } from "../../platform/shapes.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { renderStore } from "../../testing/render-store.tsx";
import {
  somsa,
  createShopAnswers,
  createTestId,
  createTestMenu,
  testBranch,
  testOrderSettings,
} from "../../testing/shop-fixture.ts";
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

const mainBranch = { ...testBranch, id: createTestId(21) };
const otherBranch = { ...testBranch, id: createTestId(22), isMain: false };

/** Opens the basket of six somsas of which two are left, in a brand whose website begins with this service type. */
async function openBasketOfBranches(branches: Branch[], website: ServiceType = "PICK_UP") {
  addToBasket(somsaWithStock, [], 6);
  const quote = {
    ...(await loadExampleReply("quoteOrder")),
    totalPrice: 777_000,
    obstacles: [
      {
        code: "product_unavailable" as const,
        data: {},
        description: describeRefusalCode("product_unavailable"),
      },
    ],
    stock: [{ productId: somsa.id, left: 2 }],
  };
  const store = await renderStore(<BasketScreen />, {
    path: "/basket",
    brand: { features: { dineIn: true } },
    orderSettings: { defaultDeliveryType: { ...testOrderSettings.defaultDeliveryType, website } },
    api: {
      ...createShopAnswers(createTestMenu([somsaWithStock])),
      ...(await createOrderAnswers()),
      "GET /users/v1/branches/full": branches,
      "POST /orders/v1/orders/quote": quote,
    },
  });
  await menuQuery.load();
  const quotedBodies = () => store.api.calls("POST /orders/v1/orders/quote").map(({ body }) => body);
  return { ...store, quotedBodies };
}

test.each([
  ["of pickup chosen by the guest", "DELIVERY", "PICK_UP"],
  ["of a brand that begins with pickup", "PICK_UP", null],
  ["of dine-in without a table", "DELIVERY", "DINE_IN"],
] as const)(
  "[MN-6] a basket %s without a chosen branch shows the remaining stock, and nothing else of the default branch",
  async (_, website, chosen) => {
    if (chosen) changeFulfillment({ serviceType: chosen });
    const { t, text, button, api, quotedBodies } = await openBasketOfBranches(
      [otherBranch, mainBranch],
      website,
    );
    await expect.element(text("product.maximum", { most: t("unit.COUNT", { amount: 2 }) })).toBeVisible();
    const serviceType = chosen ?? website;
    expect(quotedBodies()).toMatchObject([{ branchId: mainBranch.id, serviceType, tableId: null }]);
    expect(quotedBodies()[0]).not.toHaveProperty("isBranchAssumed");
    await expect.element(page.getByText(/777/)).not.toBeInTheDocument();
    // The stops of the default branch are no reason to request the menu again. The first request is the screen's.
    expect(api.calls("GET /products/v1/menu").length).toBeLessThanOrEqual(2);
    await button("basket.removeMissing").click();
    expect(basketStore.get().lines.map(({ count, limit }) => [count, limit])).toEqual([[2, 2]]);
  },
);

test("[MN-6] after the choice of a branch, the basket shows the total of this branch", async () => {
  const { quotedBodies, text, t } = await openBasketOfBranches([otherBranch, mainBranch]);
  const maximum = text("product.maximum", { most: t("unit.COUNT", { amount: 2 }) });
  await expect.element(maximum).toBeVisible();
  changeFulfillment({ branchId: otherBranch.id });
  await expect.element(page.getByText(/777/).first()).toBeVisible();
  await expect.element(maximum).toBeVisible();
  expect(quotedBodies()).toMatchObject([{ branchId: mainBranch.id }, { branchId: otherBranch.id }]);
});

test("[BN-6] the only branch that offers pickup is quoted as the branch of the order", async () => {
  const withoutPickup = { ...mainBranch, settings: { ...mainBranch.settings, pickupEnabled: false } };
  const { quotedBodies } = await openBasketOfBranches([withoutPickup, otherBranch]);
  await expect.element(page.getByText(/777/).first()).toBeVisible();
  expect(quotedBodies()).toMatchObject([{ branchId: otherBranch.id }]);
});

test("[BN-6] a basket of a service type that no branch offers requests no quote", async () => {
  const settings = { ...mainBranch.settings, pickupEnabled: false };
  const { quotedBodies, button } = await openBasketOfBranches([
    { ...mainBranch, settings },
    { ...otherBranch, settings },
  ]);
  await expect.element(button("stepper.more", { name: "Somsa" })).toBeVisible();
  // Longer than the delay of a quote.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(quotedBodies()).toEqual([]);
});
