import type { StopListItem } from "@dasturxon/contract";
import { getDemoProduct } from "./src/brands.ts";
import { Colleague } from "./src/colleague.ts";
import { expect, test } from "./src/test.ts";

test("[MN-7, CH-9] a product stopped while the guest is at the checkout: the input is kept, and a way on is shown", async ({
  guestOf,
  request,
}) => {
  const staff = await Colleague.signIn(request, "market");
  const guest = guestOf("market", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("formula", "coffee-ground");
  const { uz } = getDemoProduct("market", "formula").name;
  const products = await staff.ask<StopListItem[]>(
    `GET /console/v1/products?search=${encodeURIComponent(uz)}`,
  );
  const productIds = products.filter(({ name }) => name.uz === uz).map(({ id }) => id);
  const changeStops = (stop: { until: null } | null) =>
    staff.ask("POST /console/v1/stops", { productIds, stop });
  // The store automatically repeats old requests. Blocks the repeated requests, so that they do not update the page
  // before the tap.
  const hears = /\/products\/v1\/menu|\/orders\/quote/;
  await page.route(hears, (route) => route.abort());
  await changeStops({ until: null });
  try {
    const sent = page.waitForRequest(/\/orders\/v1\/orders$/);
    await guest.placeButton().click();
    await sent;
    await page.unroute(hears);
    await expect(page.getByRole("alert")).toContainText(t("checkout.kept.basket"));
    await page.getByRole("link", { name: t("checkout.toBasket") }).click();
    await guest.button("basket.removeMissing").click();
    await guest.openCheckout();
    await guest.placeButton().click();
    await guest.placedOrder();
    await expect(page.getByRole("main")).not.toContainText(guest.productName("formula"));
  } finally {
    await changeStops(null);
  }
});
