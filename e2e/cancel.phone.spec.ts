import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[OR-8] a guest cancels with a reason, is told about the money, and the staff read why", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("market", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("coffee-ground");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const receipt = page.getByRole("region", { name: t("receipt.title") });
  await expect(receipt).toBeVisible();
  await cancel(guest, "TOO_LONG", "Avtobusim ketyapti");
  await expect(guest.state("CANCELED")).toBeVisible();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByText(t("order.cancel.TOO_LONG"))).toBeVisible();
  await expect(page.getByText(t("order.money.notTaken")).first()).toBeVisible();
  const staff = await staffOf("market");
  const drawer = await staff.find(number);
  await expect(drawer).toContainText(`${staff.t("reason.TOO_LONG")} — Avtobusim ketyapti`);
});

test("[OR-8] an order that was accepted meanwhile is not cancelled: the page says so and leads to a call", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  // The page does not hear of it by itself.
  await page.route(/\/orders\/[^/]+\/events/, (route) => route.abort());
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await staff.press(number, "accept");
  await expect(staff.cardIn("cooking", number)).toBeVisible();
  await cancel(guest, "CHANGED_MIND");
  await expect(page.getByRole("alert")).toContainText("уже принят");
  await expect(guest.state("ACCEPTED")).toBeVisible();
  await expect(guest.button("order.cancelAsk")).toHaveCount(0);
  const call = page.getByRole("link", { name: t("order.cancelCall"), exact: true });
  await expect(call).toHaveAttribute("href", /^tel:\+998/);
});

test("[OR-8] without a network the order stays, with a word why, and can be cancelled again", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  await guest.placedOrder();
  await page.route(/\/cancel$/, (route) => route.abort());
  await cancel(guest, "MISTAKE");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(guest.state("CREATED")).toBeVisible();
  await page.unroute(/\/cancel$/);
  await cancel(guest, "MISTAKE");
  await expect(guest.state("CANCELED")).toBeVisible();
});

test("[OR-8, OR-9] an order refused for a dish names it and offers the rest", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti", "ikki-kishilik");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const drawer = await staff.openOrder(number);
  await drawer.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  const dialog = staff.page.getByRole("dialog", { name: staff.t("refuse.title") });
  await dialog.getByLabel(staff.t("reason.OUT_OF_STOCK")).check();
  const refuse = dialog.getByRole("button", { name: staff.t("action.refuse"), exact: true });
  await expect(refuse).toBeDisabled();
  await dialog.getByLabel(guest.productName("somsa-quti")).check();
  await staff.keepOnSale(dialog);
  await refuse.click();
  await staff.letGo(number);
  const names = guest.productName("somsa-quti");
  await expect(page.getByText(t("order.goneProducts", { names }))).toBeVisible();
  await guest.button("order.repeatWithout").click();
  await page.waitForURL(/\/basket$/);
  const basket = page.getByRole("list", { name: t("basket.title") });
  await expect(basket).toContainText(guest.productName("ikki-kishilik"));
  await expect(basket).not.toContainText(names);
});

/** Opens the question, chooses a reason, and cancels. */
async function cancel(guest: Guest, reason: string, words = ""): Promise<void> {
  await guest.button("order.cancelAsk").click();
  const sheet = guest.panel(guest.t("order.cancelTitle"));
  await sheet.getByText(guest.t(`order.cancelReason.${reason}`), { exact: true }).click();
  await sheet.getByLabel(guest.t("order.cancelComment")).fill(words);
  await sheet.getByRole("button", { name: guest.t("order.cancelYes"), exact: true }).click();
}
