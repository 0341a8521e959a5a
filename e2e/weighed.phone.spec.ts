import type { Order } from "@dasturxon/contract";
import type { Locator } from "@playwright/test";
import { weightText } from "@dasturxon/domain/weight";
import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Bananas are weighed out by 100 g, from half a kilogram on, at 2,490 a step. */
const BANANA = "banana";
const STEP = { unit: "KG", measure: 0.1 } as const;
const KILO = /24\s900/;

/** Its row in the basket: what else the store offers there stands in a list too. */
function rowOf({ page, t }: Guest, name: string): Locator {
  const remove = page.getByRole("button", { name: t("basket.remove", { name }), exact: true });
  return page.getByRole("main").getByRole("listitem").filter({ has: remove });
}

const language = "ar";
test(`[MN-15, LN-1] from right to left: what is weighed out is told by its weight from the card to the order`, async ({
  guestOf,
}) => {
  const guest = guestOf("market", language);
  const { page, t } = guest;
  const said = (steps: number) => weightText(STEP, steps, language);
  const name = guest.productName(BANANA);
  await guest.openAtAddress({ isSignedIn: true });
  // The brand sells no delivery for less.
  await guest.add("coffee-ground");
  await guest.add(BANANA);
  const onCard = (steps: number) => page.getByRole("main").getByText(said(steps), { exact: true }).first();
  await expect(onCard(5)).toBeVisible();
  const more = page.getByRole("main").getByRole("button", { name: t("stepper.more", { name }), exact: true });
  await more.first().click();
  await expect(onCard(6)).toBeVisible();

  const sheet = await guest.openProduct(BANANA);
  await expect(sheet).toContainText(KILO);
  await expect(sheet.getByText(said(5), { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: t("stepper.more", { name }), exact: true }).click();
  await expect(sheet.getByText(said(6), { exact: true })).toBeVisible();
  await expectAccessible(page, "a weighed product");
  await guest.addToBasket(sheet);

  await guest.openBasket();
  const line = rowOf(guest, name);
  await expect(line).toContainText(said(12));
  await expect(line).toContainText(/29\s880/);
  await guest.openCheckout();
  await expect(page.getByRole("main").getByText(said(12), { exact: true })).toBeVisible();
  await guest.placeButton().click();
  await guest.placedOrder();
  const ordered = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(ordered).toContainText(said(12));
  await page.reload();
  await expect(ordered).toContainText(said(12));
});

test("[MN-15, BK-5] less than the least takes the line away, and it can be put back", async ({ guestOf }) => {
  const guest = guestOf("market", "uz");
  const { page, t } = guest;
  const name = guest.productName(BANANA);
  await guest.open();
  await guest.add(BANANA);
  await guest.openBasket();
  const line = rowOf(guest, name);
  await expect(line).toContainText(weightText(STEP, 5, "uz"));
  await line.getByRole("button", { name: t("stepper.less", { name }), exact: true }).click();
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: t("action.undo") }).click();
  await expect(line).toContainText(weightText(STEP, 5, "uz"));
});

test("[MN-15, GR-1] a group's page tells a weight, and so does the order among the past ones, at the board and with its guest", async ({
  guestOf,
  staffOf,
}) => {
  // Two people, and an order from its placing to its end.
  test.slow();
  const guest = guestOf("market", "ru");
  const { page, t } = guest;
  const name = guest.productName(BANANA);
  await guest.openAtAddress({ isSignedIn: true });
  await guest.add("coffee-ground");
  await guest.add(BANANA, 2);
  await guest.openBasket();
  await page.getByRole("link", { name: t("group.together") }).click();
  await page.getByLabel(t("group.name"), { exact: true }).fill("Лола");
  await guest.button("group.begin").click();
  const own = page.getByRole("region", { name: /^Лола/ });
  await expect(own).toContainText(weightText(STEP, 6, "ru"));
  await expectAccessible(page, "weighed goods of a group");
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await call<Order>(page, `POST /orders/v1/orders/${id}/cancel`, {});

  await guest.open("/profile/orders");
  await page.getByRole("radio", { name: t("orders.archive") }).click();
  await page.getByRole("main").getByRole("article").filter({ hasText: number }).getByRole("link").click();
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText(weightText(STEP, 6, "ru"));
  const staff = await staffOf("market");
  await staff.page.getByRole("tab", { name: staff.t("frame.past-orders") }).click();
  await staff.page.getByRole("searchbox", { name: staff.t("past.search") }).fill(number);
  // A number is free again once its order has ended: the newest is this one.
  const past = staff.page.getByRole("button", { name: new RegExp(`№ ${number}`) }).first();
  await expect(past).toContainText(weightText(STEP, 6, "uz"));
});
