import { GuestPreparation } from "./src/at-the-door.ts";
import { expect, test } from "./src/test.ts";

test("[MN-11] in the basket nothing moves when the menu and recommendations load late", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await GuestPreparation.of(page, "osh");
  await door.fillBasket(({ name }) => name.uz === guest.productName("obi-non"));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const total = Number(document.documentElement.dataset["moved"] ?? 0);
      const shift = list
        .getEntries()
        .reduce((sum, each) => sum + (each as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset["moved"] = String(total + shift);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const { promise: drawn, resolve: letMenuCome } = Promise.withResolvers<void>();
  await page.route("**/api/products/v1/menu**", async (route) => {
    await drawn;
    await route.continue();
  });
  await guest.open("/basket");
  await expect(page.getByRole("list", { name: t("basket.title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("basket.recommend") })).toHaveCount(0);
  letMenuCome();
  await expect(page.getByRole("heading", { name: t("basket.recommend") })).toBeVisible();
  const moved = Number(await page.locator("html").getAttribute("data-moved"));
  expect(moved, "the sum of the layout's shifts").toBeLessThan(0.01);
});
