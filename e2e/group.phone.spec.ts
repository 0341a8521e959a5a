import { chooseOrderTime } from "./src/checkout-page.ts";
import { GuestPreparation } from "./src/at-the-door.ts";
import { callApi } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test("[GR-1..3] a group orders from two phones, each member with a share; after a cancellation it can order again", async ({
  guestOf,
  browser,
}) => {
  const host = guestOf("osh", "uz");
  const { page, t } = host;
  const door = await GuestPreparation.of(page, "osh");
  const account = await door.signIn(host.phone, "uz");
  await door.chooseAddress(account);
  const dish = host.productName("somsa-quti");
  await door.fillBasket(({ name }) => name.uz === dish);
  await host.open("/basket");
  await page.getByRole("link", { name: t("group.together") }).click();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Lola");
  await host.button("group.begin").click();
  await expect(page.getByRole("region", { name: /^Lola/ })).toContainText(dish);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await host.button("group.share").click();
  await expect(host.button("group.copied")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  // The secret is in the fragment, which browsers send neither to servers nor to other sites.
  expect(link.search).toBe("");

  // Second phone: another browser in another language, without a sign-in.
  const second = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: "Asia/Tashkent",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const guest = new Guest(await second.newPage(), "osh", "ru");
  await guest.open(link.pathname + link.hash);
  await guest.page.getByLabel(guest.t("group.name"), { exact: true }).fill("Али");
  await guest.button("group.join").click();
  const card = guest.page.getByRole("link", { name: new RegExp(guest.t("group.title")) });
  await expect(card).toBeVisible();
  await expect(guest.page).not.toHaveURL(/#/);
  await guest.add("somsa-quti", 2);

  // The page of the group order's host shows the guest's dish without a reload.
  const theirs = page.getByRole("region", { name: /^Али/ });
  await expect(theirs).toContainText(dish);
  await expect(theirs).toContainText("× 2");
  const group = page.url();
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect(page.getByRole("heading", { name: t("checkout.title"), level: 1 })).toBeVisible();
  await chooseOrderTime(host, "first").catch(() => undefined);
  await host.placeButton().click();
  const number = await host.placedOrder();
  // The other guest sees the new state of the group order on the menu, and the share to pay on the page of the group
  // order.
  await expect(card).toContainText(guest.t("group.state.ORDERED"), { timeout: scaleTime(20_000) });
  await card.click();
  const share = guest.page.getByRole("region", { name: /№/ });
  await expect(share).toContainText(guest.t("group.yourShare"));
  await expect(share).toContainText("Lola");

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await callApi(page, `POST /orders/v1/orders/${id}/cancel`, {});
  await page.goto(group);
  await expect(page.getByText(t("group.orderCanceled.host", { number }))).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(t("group.order")) })).toBeEnabled();
  await second.close();
});
