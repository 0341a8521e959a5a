import { completePickupOrder, placePickupOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";
import { readProductTexts } from "./src/texts.ts";

test("[OR-9, UX-8] a returning customer finds past orders over the menu, one tap from the basket, without layout shift; signing out removes them", async ({
  guestOf,
  someStaff,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const again = page.getByRole("region", { name: t("order.repeat"), exact: true });
  const hasStoredAgainKey = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(":again")));
  const { id } = await placePickupOrder(guest);
  const staff = await someStaff("osh");
  await staff.prove();
  await completePickupOrder(staff, id);
  // This page load finds no stored past order before its first paint, so it shows no row of past orders. The next page
  // load shows the row.
  await guest.open();
  await expect.poll(hasStoredAgainKey).toBe(true);
  await expect(again).toHaveCount(0);

  // Detects layout shifts of the menu after the first paint.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
      const menu = document.getElementById("menu");
      if (menu && shifts.some(({ sources }) => sources.some(({ node }) => node?.contains(menu))))
        document.documentElement.dataset["moved"] = "";
    }).observe({ type: "layout-shift", buffered: true });
  });
  await guest.open();
  const order = again.getByRole("button").first();
  await expect(order).toContainText(guest.productName("somsa-quti"));
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  await order.click();
  await expect(page.getByRole("heading", { name: t("basket.title"), level: 1 })).toBeVisible();
  await expect(page.getByText(guest.productName("somsa-quti")).first()).toBeVisible();

  await guest.open("/profile");
  await guest.button("profile.signOut").click();
  await guest
    .panel()
    .getByRole("button", { name: t("profile.signOut") })
    .click();
  // Signing out resets the chosen language to the brand's main language [US-5].
  const menu = { name: readProductTexts("storefront", "uz")("menu.categories"), exact: true };
  await expect(page.getByRole("navigation", menu)).toBeVisible();
  await expect.poll(hasStoredAgainKey).toBe(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-again");
});
