import { expect, test } from "./src/test.ts";

test("[OR-8, OR-9] an order refused for a dish names it and offers the rest; the guest cancels that one with a reason, is told about the money, and the staff read why", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti", "ikki-kishilik");
  await guest.placeButton().click();
  const refused = await guest.placedOrder();
  const drawer = await staff.openOrder(refused);
  await drawer.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  const dialog = staff.page.getByRole("dialog", { name: staff.t("refuse.title") });
  await dialog.getByLabel(staff.t("reason.OUT_OF_STOCK")).check();
  const refuse = dialog.getByRole("button", { name: staff.t("action.refuse"), exact: true });
  await expect(refuse).toBeDisabled();
  await dialog.getByLabel(guest.productName("somsa-quti")).check();
  await staff.keepOnSale(dialog);
  await refuse.click();
  await staff.letGo(refused);
  const names = guest.productName("somsa-quti");
  await expect(page.getByText(t("order.goneProducts", { names }))).toBeVisible();
  await guest.button("order.repeatWithout").click();
  await page.waitForURL(/\/basket$/);
  const basket = page.getByRole("list", { name: t("basket.title") });
  await expect(basket).toContainText(guest.productName("ikki-kishilik"));
  await expect(basket).not.toContainText(names);

  await guest.openCheckout();
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await guest.button("order.cancelAsk").click();
  const sheet = guest.panel(t("order.cancelTitle"));
  await sheet.getByText(t("order.cancelReason.TOO_LONG"), { exact: true }).click();
  await sheet.getByLabel(t("order.cancelComment")).fill("Avtobusim ketyapti");
  await sheet.getByRole("button", { name: t("order.cancelYes"), exact: true }).click();
  await expect(guest.state("CANCELED")).toBeVisible();
  await expect(page.getByText(t("order.money.notTaken")).first()).toBeVisible();
  await expect(await staff.find(number)).toContainText(`${staff.t("reason.TOO_LONG")} — Avtobusim ketyapti`);
});
