import type { Page } from "@playwright/test";
import { getStoreUrl } from "./src/brands.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { findOfflineBanner, listCachedPaths, waitForServiceWorker } from "./src/without-network.ts";

test.use({ serviceWorkers: "allow" });

/** Paths of cache entries without personal data: build files, empty pages, and responses that all guests share. */
const PATH_WITHOUT_PERSONAL_DATA_PATTERN =
  /^\/(assets\/|dx\/(current|older|page\/|reply\/[\w-]+\/api\/(products\/v1\/menu|users\/v1\/(branches\/full|city-merchant)|orders\/v1\/merchant\/settings)))/;

/** Returns whether the empty order pages are cached with every file that they name. */
const areOrderPagesCached = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/profile\/orders(\/any)?$/.test(new URL(request.url).pathname))
          pages.push((await (await cache.match(request))?.text()) ?? "");
    }
    const files = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return pages.length === 2 && kept.every((reply) => reply !== undefined);
  });

test("[ER-3, OR-5, BR-12, US-5] orders survive an offline reload and are live again online; no personal data is cached, and signing out clears them", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await waitForServiceWorker(page);
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const order = page.url();
  const id = order.split("/").at(-1) ?? "";
  await expect.poll(() => areOrderPagesCached(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(findOfflineBanner(guest)).toContainText(t("connection.lost"));
  await expect(page.getByRole("heading", { name: t("order.title", { number }), level: 1 })).toBeVisible();
  await expect(guest.state("CREATED")).toBeVisible();
  await expect(page.getByText(guest.productName("somsa-quti"), { exact: true })).toBeVisible();
  await expect(page.getByText(createTextStartPattern(t("order.asOf")))).toBeVisible();
  await context.setOffline(false);
  await expect(findOfflineBanner(guest)).toHaveCount(0);
  await expect(page.getByText(createTextStartPattern(t("order.asOf")))).toHaveCount(0);
  await expect(guest.state("CREATED")).toBeVisible();

  await guest.open("/profile");
  const kept = await listCachedPaths(page);
  for (const path of kept) expect(path).toMatch(PATH_WITHOUT_PERSONAL_DATA_PATTERN);
  // The cache contains only two pages of a customer, both in an empty form that is the same for every customer.
  const ofPerson = kept.filter((path) => /^\/dx\/.*(profile|login)/.test(path));
  expect(ofPerson.filter((path) => !/\/web\/profile\/orders(\/any)?$/.test(path))).toEqual([]);
  const isOrderCached = () =>
    page.evaluate(async (orderId) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if ((request.url + (await (await cache.match(request))?.text())).includes(orderId)) return true;
      }
      return false;
    }, id);
  expect(await isOrderCached()).toBe(false);

  const signOut = { name: t("profile.signOut"), exact: true };
  await page.getByRole("button", signOut).click();
  await guest.panel().getByRole("button", signOut).click();
  await expect(page).toHaveURL(getStoreUrl("osh", "/"));
  await expect.poll(() => listCachedPaths(page)).not.toContainEqual(expect.stringMatching(/\/profile\//));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(id);
  // The cache now contains the page in the brand's own language, including the texts that the page loads later.
  await expect
    .poll(() => listCachedPaths(page))
    .toContainEqual(expect.stringMatching(/\/uz\/web\/checkout$/));
  await expect.poll(() => listCachedPaths(page)).toContainEqual(expect.stringMatching(/locale-late-uz-/));
  await context.setOffline(true);
  await page.goto(order);
  await expect(page).toHaveURL(getStoreUrl("osh", "/#not-kept"));
  // The offline page uses the brand's main language, because the chosen language is reset when the session ends.
  await expect(findOfflineBanner(new Guest(page, "osh", "uz"))).toBeVisible();
  await expect(page.getByText(guest.phone)).toHaveCount(0);
});
