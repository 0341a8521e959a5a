import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { addToBasket } from "../../shop/basket/basket.ts";
import { groupStore } from "../../shop/basket/group.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { guestGroupMembership, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { BasketScreen } from "./basket-screen.tsx";

/** Opens a basket with one somsa. Its price is below the delivery minimum. */
async function openBasket() {
  addToBasket(somsa, [], 1);
  changeFulfillment({ serviceType: "DELIVERY" });
  return await renderStore(<BasketScreen />, {
    path: "/basket",
    orderSettings: { minimalDeliveryPrice: 40_000 },
    api: { "POST /orders/v1/orders/quote": await loadExampleReply("quoteOrder") },
  });
}

test("[GR-2] [CH-3] the minimum order amount does not apply to a member's part of a group order, whose basket links to the group", async () => {
  const own = await openBasket();
  const minimum = own.t("basket.addMore", { missing: "@" }).split("@")[0]?.trim();
  await expect.element(page.getByRole("link", { name: new RegExp(`^${minimum}`) })).toBeVisible();
  await cleanup();
  groupStore.set(guestGroupMembership);
  const { t } = await openBasket();
  const back = page.getByRole("link", { name: t("group.back"), exact: true });
  await expect.element(back).toHaveAttribute("href", `/group/${testGroup.id}`);
  await expect.element(page.getByRole("link", { name: new RegExp(`^${minimum}`) })).not.toBeInTheDocument();
});
