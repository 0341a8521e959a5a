import { productOf, wordsIn } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

const digits = (text: string) => text.replaceAll(/\D/g, "");

test("[MN-7, BK-10] a product stopped at the console blocks the order until it is taken out, and is in no sum", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("market");
  const guest = guestOf("market", "ru");
  await guest.openAtAddress({ isSignedIn: true });
  await guest.add("honey");
  await guest.add("nappies");
  const name = wordsIn(productOf("market", "honey").name, "uz");
  await staff.openStopList();
  await staff.stop(name);
  await guest.openBasket();
  await expect(guest.button("basket.removeMissing")).toBeVisible();
  const { page, t } = guest;
  const sum = page.getByRole("complementary", { name: t("basket.total") }).getByRole("definition");
  const nappies = await page
    .getByRole("listitem")
    .filter({ hasText: guest.productName("nappies") })
    .innerText();
  const products = await sum.first().innerText();
  expect(digits(nappies)).toContain(digits(products));
  await guest.button("basket.removeMissing").click();
  await expect(guest.button("basket.removeMissing")).toHaveCount(0);
  await expect(sum.first()).toHaveText(products);
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.placedOrder();
  await expect(guest.page.getByRole("main")).not.toContainText(guest.productName("honey"));
});

test("[MN-7, CH-9] a product stopped while the guest is at the checkout: nothing is lost, the way on is shown", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("market");
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("formula", "coffee-ground");
  await staff.openStopList();
  await expect(guest.placeButton()).toBeEnabled();
  // The page does not hear of it before the tap: what was asked a minute ago is asked again by itself.
  const hears = /\/products\/v1\/menu|\/orders\/quote/;
  await guest.page.route(hears, (route) => route.abort());
  await staff.stop(guest.productName("formula"));
  const sent = guest.page.waitForRequest(/\/orders\/v1\/orders$/);
  await guest.placeButton().click();
  await sent;
  await guest.page.unroute(hears);
  await expect(guest.page.getByRole("alert")).toContainText(guest.t("checkout.kept.basket"));
  await guest.page.getByRole("link", { name: guest.t("checkout.toBasket") }).click();
  await guest.button("basket.removeMissing").click();
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.placedOrder();
});
