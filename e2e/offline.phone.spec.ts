import { getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { findOfflineBanner, waitForServiceWorker } from "./src/without-network.ts";

test.use({ serviceWorkers: "allow" });

test("[ER-3, BR-13, LN-7] [BD-2] offline menu, basket and checkout work; a page never loaded links to the menu; a removed worker deletes its caches", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await waitForServiceWorker(page);

  await context.setOffline(true);
  // The requested URL has no language, so the store uses the last used language, Russian.
  await page.goto(getStoreUrl("osh"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(findOfflineBanner(guest)).toContainText(/\d\d:\d\d/);
  await expect(guest.productLink("toy-oshi")).toBeVisible();
  await guest.add("toy-oshi");
  await page.goto(getStoreUrl("osh", "/profile/orders"));
  await expect(page).toHaveURL(getStoreUrl("osh", "/#not-kept"));
  await expect(findOfflineBanner(guest)).toContainText(guest.t("connection.notKept"));
  await guest.openBasket();
  await expect(findOfflineBanner(guest)).not.toContainText(guest.t("connection.notKept"));
  await expect(page.getByText(guest.productName("toy-oshi"), { exact: true })).toBeVisible();
  await guest.openCheckout();
  const sign = page.locator("use[href*=payment-marks]").first();
  const marks = (await sign.getAttribute("href"))?.split("#")[0] ?? "";
  expect(await page.evaluate((url) => caches.match(url).then((kept) => kept?.status), marks)).toBe(200);
  await context.setOffline(false);
  await expect(findOfflineBanner(guest)).toHaveCount(0);

  await page.route("**/service-worker.js", (route) => route.fulfill({ status: 410, body: "" }));
  await page.reload();
  // Repeats the user input that registers the worker, because the page ignores input before its script has started.
  const countRegistrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await countRegistrations()).toBe(0);
  }).toPass();
  // The open page still has the service worker, which may cache one more response. The next page load deletes the
  // worker's cache.
  await expect(async () => {
    await page.reload();
    await guest.touch();
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 4_000 }).toEqual([]);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
});
