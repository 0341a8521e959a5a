import { storeUrl } from "./src/brands.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[BK-9, LN-3, US-2] two tabs agree on who is signed in, where to, the theme and the language, without a reload", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.haveAccount();
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open();
  await other.touch();
  await guest.open();
  await guest.choosePickup("yunusobod");
  await expect(other.targetChip()).toContainText(guest.branchName("yunusobod"));
  await other.open("/profile");
  await other.touch();
  await expect(other.button("profile.signOut")).toBeVisible();
  await guest.open("/profile");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: t("profile.theme.device"), exact: true }).click();
  await expect(other.page.locator("html")).not.toHaveAttribute("data-theme");
  await page.bringToFront();
  await guest.button("profile.signOut").click();
  await guest
    .panel()
    .getByRole("button", { name: t("profile.signOut") })
    .click();
  await expect(other.button("profile.signOut")).toBeHidden();

  await other.open();
  await page.goto(storeUrl("osh", "/ru"));
  // No hand was ever in this tab: it is only looked at again.
  await other.page.bringToFront();
  await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(other.page.locator("html")).toHaveAttribute("lang", "ru");
  await other.page.close();
});
