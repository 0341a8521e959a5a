import { formatPhone } from "@dasturxon/domain/format";
import { expectAccessible } from "./src/accessible.ts";
import { callApi } from "./src/call.ts";
import { placePickupOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[US-8, PR-3] a customer is found by the last digits of the phone, gets a note, cashback with a notification, is blocked and unblocked", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.haveAccount();
  const { phone } = guest;
  const staff = await managerOf("osh", "customers");
  const { page, t } = staff;
  await page.getByRole("searchbox", { name: t("customers.search") }).fill(phone.slice(-7));
  const row = page.getByRole("listitem").filter({ hasText: formatPhone(`+998${phone}`) });
  await expect(row).toHaveCount(1);
  await row.getByRole("button").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel(t("customers.note")).fill("Просит без лука");
  await drawer.getByRole("button", { name: t("resource.save") }).click();
  await expect(row).toContainText("Просит без лука");

  await drawer.getByRole("button", { name: t("customers.grant") }).click();
  const granting = page.getByRole("dialog", { name: t("customers.grant-title") });
  await granting.getByLabel(t("customers.grant-amount")).fill("15000");
  await granting.getByLabel(t("customers.grant-why")).fill("Привезли поздно");
  await expectAccessible(page, "giving cashback");
  await granting.getByRole("button", { name: /15\s000/ }).click();
  await expect(granting).toBeHidden();
  await expect(drawer.getByText(/15\s000/)).toBeVisible();
  const fetchNotificationsText = async () =>
    JSON.stringify(await callApi(guest.page, "GET /notifications/v1/notifications"));
  await expect.poll(fetchNotificationsText).toContain("Вам начислен кешбэк");

  await drawer.getByRole("button", { name: t("customers.block"), exact: true }).click();
  const blocking = page.getByRole("dialog", { name: t("customers.block-title") });
  await blocking.getByLabel(t("customers.block-why")).fill("Трижды не забрал");
  await blocking.getByRole("button", { name: t("customers.block"), exact: true }).click();
  await expect(drawer.getByText("Трижды не забрал")).toBeVisible();
  await expect(placePickupOrder(guest)).rejects.toThrow(/customer_blocked/);
  await drawer.getByRole("button", { name: t("customers.unblock") }).click();
  await expect(drawer.getByRole("button", { name: t("customers.block"), exact: true })).toBeVisible();
  await placePickupOrder(guest);
});
