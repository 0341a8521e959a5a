import { getStoreUrl } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[BK-9, CH-8, LN-3, US-2, US-5] two tabs share basket, theme, language and session, and place one order; signing out clears every cookie", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open("/checkout");
  await other.touch();
  const pickup = { name: t("service.PICK_UP"), exact: true };
  await guest.choosePickup("yunusobod");
  await expect(other.page.getByRole("radio", pickup)).toBeChecked();
  await page.getByRole("radio", { name: t("service.DELIVERY"), exact: true }).click();
  await expect(other.page.getByRole("radio", pickup)).not.toBeChecked();

  await expect(guest.placeButton()).toBeEnabled();
  await expect(other.placeButton()).toBeEnabled();
  // Both tabs place the order at once. The slower tab may already show the order when its button is tapped.
  await Promise.allSettled([guest.placeButton().click(), other.placeButton().click({ timeout: 3_000 })]);
  expect(await other.placedOrder()).toBe(await guest.placedOrder());
  const { id } = await callApi<{ id: string }>(page, "GET /users/v1/users/me");
  const active = await callApi<object[]>(page, `GET /orders/v1/orders/user/${id}/active`);
  expect(active).toHaveLength(1);

  await guest.open("/profile");
  const html = other.page.locator("html");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: t("profile.theme.device"), exact: true }).click();
  await expect(html).not.toHaveAttribute("data-theme");
  await page.getByRole("link", { name: "Русский" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await other.page.bringToFront();
  // The test makes the other tab visible without any input.
  await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(html).toHaveAttribute("lang", "ru");

  const russian = new Guest(page, "osh", "ru");
  await page.bringToFront();
  await russian.button("profile.signOut").click();
  await russian
    .panel()
    .getByRole("button", { name: russian.t("profile.signOut") })
    .click();
  // The store uses the brand's main language again, because the chosen language is reset when the session ends.
  await expect(page).toHaveURL(getStoreUrl("osh", "/"));
  await expect(page.locator("html")).toHaveAttribute("lang", "uz");
  await expect(guest.targetChip()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await expect(other.page).toHaveURL(/\/login\?return=/);
});
