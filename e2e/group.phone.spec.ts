import { expectAccessible } from "./src/accessible.ts";
import { storeUrl } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[GR-1..3] a group orders from two phones: the guest without an account, the host through the checkout, each with his share", async ({
  guestOf,
  browser,
}) => {
  test.slow();
  const host = guestOf("osh", "uz");
  const { page, t } = host;
  await host.signInFirst();
  await host.choosePickup("yunusobod");
  await host.add("somsa-quti");
  await host.openBasket();
  await page.getByRole("link", { name: t("group.together") }).click();
  await expectAccessible(page, "the start of a group");
  await page.getByLabel(t("group.name"), { exact: true }).fill("");
  await host.button("group.begin").click();
  await expect(page.getByText(t("group.nameNeeded"))).toBeVisible();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Lola");
  await host.button("group.begin").click();
  const own = page.getByRole("region", { name: /^Lola/ });
  await expect(own).toContainText(host.productName("somsa-quti"));
  await host.button("group.qr").click();
  await expect(page.getByRole("img", { name: t("group.qrLabel") })).toBeVisible();
  await expectAccessible(page, "a group");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await host.button("group.share").click();
  await expect(host.button("group.copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The second phone: another browser, in another language, nobody signs in.
  const second = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: "Asia/Tashkent",
  });
  const guest = new Guest(await second.newPage(), "osh", "ru");
  // The secret stands where no log and no other site sees it.
  expect(new URL(link).search).toBe("");
  await guest.open(new URL(link).pathname);
  await expect(guest.page.getByText(guest.t("group.noLink"))).toBeVisible();
  await guest.open(`${new URL(link).pathname}#wrong`);
  await expect(guest.page.getByRole("heading", { name: guest.t("group.closed") })).toBeVisible();
  await guest.open(new URL(link).pathname + new URL(link).hash);
  await guest.page.getByLabel(guest.t("group.name"), { exact: true }).fill("Али");
  await expectAccessible(guest.page, "an invitation");
  await guest.button("group.join").click();
  const card = guest.page.getByRole("link", { name: new RegExp(guest.t("group.title")) });
  await expect(card).toBeVisible();
  await expect(guest.page).not.toHaveURL(/#/);
  await guest.add("somsa-quti", 2);

  // The host sees it without a reload.
  const theirs = page.getByRole("region", { name: /^Али/ });
  await expect(theirs).toContainText(host.productName("somsa-quti"));
  await expect(theirs).toContainText("× 2");
  // Without a network the guest's dish waits, and comes when it is back.
  await second.setOffline(true);
  const more = guest.page
    .getByRole("main")
    .getByRole("button", {
      name: guest.t("stepper.more", { name: guest.productName("somsa-quti") }),
      exact: true,
    })
    .first();
  await more.click();
  await second.setOffline(false);
  await expect(theirs).toContainText("× 3", { timeout: 20_000 });

  // Whom the host takes out reads it, keeps what he chose, and can come back.
  await theirs.getByRole("button", { name: t("group.remove") }).click();
  await expectAccessible(page, "taking a member out of a group");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("group.remove") })
    .click();
  await expect(theirs).toHaveCount(0);
  await expect(guest.page.getByText(guest.t("group.removed"))).toBeVisible();
  await expect(card).toHaveCount(0);
  await guest.open(new URL(link).pathname + new URL(link).hash);
  await guest.page.getByLabel(guest.t("group.name"), { exact: true }).fill("Али");
  await guest.button("group.join").click();
  await expect(theirs).toContainText("× 3");
  await expect(card).toBeVisible();

  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect(page.getByRole("heading", { name: t("checkout.title"), level: 1 })).toBeVisible();
  // The guest, who stands at the menu, reads it there, and that what is put in now comes too late.
  const told = guest.page.locator("[data-sonner-toast]");
  await expect(told.filter({ hasText: guest.t("group.state.LOCKED") })).toBeVisible();
  await expect(card).toContainText(guest.t("group.state.LOCKED"));
  await more.click();
  await expect(told.filter({ hasText: guest.t("group.tooLate") })).toBeVisible();
  await card.click();
  await expect(guest.page.getByRole("status").getByText(guest.t("group.state.LOCKED"))).toBeVisible();
  // Nothing is his to do now: no bar without a button lies over the page.
  for (const bar of await guest.page.locator("[data-bottom]").all())
    await expect(bar.getByRole("button").or(bar.getByRole("link")).first()).toBeVisible();
  await host.chooseTime("first").catch(() => undefined);
  await host.placeButton().click();
  await host.placedOrder();

  const share = guest.page.getByRole("region", { name: /№/ });
  await expect(share).toContainText(guest.t("group.yourShare"), { timeout: 20_000 });
  await expect(share).toContainText("Lola");
  await expectAccessible(guest.page, "the shares of a group");
  await page.goto(storeUrl("osh", new URL(link).pathname));
  await expect(page.getByRole("region", { name: /№/ })).toContainText("Али");
  await host.button("group.done").click();
  await expect(page.getByRole("link", { name: new RegExp(t("group.title")) })).toHaveCount(0);
  await second.close();
});

test("[GR-3] a member's dishes are ordered by the host alone: nothing is bought at once, and the checkout leads to the group", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  const { page, t } = guest;
  await guest.open("/group");
  await page.getByLabel(t("group.name"), { exact: true }).fill("Лола");
  await guest.button("group.begin").click();
  await guest.button("group.qr").click();
  await guest.open();
  const sheet = await guest.openProduct("margarita");
  await expect(sheet.getByRole("button", { name: startOf(t("product.add")) })).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("product.buyNow") })).toHaveCount(0);
  await guest.addToBasket(sheet);
  await guest.open("/checkout");
  await expect(page.getByRole("heading", { name: t("group.title"), level: 1 })).toBeVisible();
  await guest.button("group.callOff").click();
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
  // Alone again, the basket is the guest's own.
  await guest.open("/checkout");
  await expect(page.getByRole("heading", { name: t("checkout.title"), level: 1 })).toBeVisible();
});

test("[GR-3] a group's order that was cancelled gives the group back: its page says so, and its host orders again", async ({
  guestOf,
}) => {
  const host = guestOf("osh", "ru");
  const { page, t } = host;
  await host.signInFirst();
  await host.choosePickup("yunusobod");
  await host.add("somsa-quti");
  await host.openBasket();
  await page.getByRole("link", { name: t("group.together") }).click();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Лола");
  await host.button("group.begin").click();
  await expect(page.getByRole("region", { name: /^Лола/ })).toContainText(host.productName("somsa-quti"));
  const group = page.url();
  const order = async () => {
    await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
    await expect(page.getByRole("heading", { name: t("checkout.title"), level: 1 })).toBeVisible();
    await host.chooseTime("first").catch(() => undefined);
    await host.placeButton().click();
    return await host.placedOrder();
  };
  const first = await order();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await call(page, `POST /orders/v1/orders/${id}/cancel`, {});
  await page.goto(group);
  await expect(page.getByText(t("group.orderCanceled.host", { number: first }))).toBeVisible();
  await expectAccessible(page, "a group whose order was cancelled");
  expect(await order()).not.toBe(first);
});

test("[GR-2] a host who calls a group off is asked first when others have chosen, and they read that it is over", async ({
  guestOf,
  browser,
}) => {
  const host = guestOf("osh", "ru");
  const { page, t } = host;
  await host.signInFirst();
  await host.choosePickup("yunusobod");
  await host.add("obi-non");
  await host.openBasket();
  await page.getByRole("link", { name: t("group.together") }).click();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Лола");
  await host.button("group.begin").click();
  await expect(page.getByRole("region", { name: /^Лола/ })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await host.button("group.share").click();
  await expect(host.button("group.copied")).toBeVisible();
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = new Guest(await second.newPage(), "osh", "uz");
  await guest.open(pathname + hash);
  await guest.page.getByLabel(guest.t("group.name"), { exact: true }).fill("Ali");
  await guest.button("group.join").click();
  await guest.add("obi-non");
  await expect(page.getByRole("region", { name: /^Ali/ })).toContainText(host.productName("obi-non"));
  // What is too little for an order of one's own is not for a part of the group's.
  await expect(guest.page.getByRole("region", { name: guest.t("basket.title") }).first()).toBeVisible();
  await expect(guest.page.getByText(startOf(guest.t("progress.minimum")))).toHaveCount(0);

  await host.button("group.callOff").click();
  const question = host.panel(t("group.callOffTitle"));
  await expect(question).toContainText(t("group.callOffText"));
  await expectAccessible(page, "calling a group off");
  await host.button("group.callOffNo").click();
  await expect(question).toHaveCount(0);
  await host.button("group.callOff").click();
  await question.getByRole("button", { name: t("group.callOff"), exact: true }).click();
  await expect(host.targetChip()).toBeVisible();
  await guest.open(pathname);
  await expect(guest.page.getByText(guest.t("group.state.CANCELED"))).toBeVisible();
  await second.close();
});
