import type { Page } from "@playwright/test";
import { expect, test } from "./src/test.ts";

/**
 * Time without a page load after which a page is considered stable, in milliseconds. A page in a reload loop loads
 * twice in this time.
 */
const PAGE_STABLE_AFTER_MS = 2_500;

/** Counts the documents that a page loads. `rest` waits until the page is stable. */
function countPageLoads(page: Page) {
  const paths: string[] = [];
  let last = Date.now();
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    paths.push(new URL(request.url()).pathname);
    last = Date.now();
  });
  const waitForStablePage = () =>
    expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(PAGE_STABLE_AFTER_MS);
  return { paths, rest: waitForStablePage };
}

// The page reports an error of the failed module, because the router does so in addition to reloading the screen.
test.use({ expectedErrors: /Failed to fetch dynamically imported module/ });

const BASKET_MODULE_PATTERN = /\/assets\/basket-[\w-]+\.js$/;

test("[BD-2] a screen whose module is missing reloads once at its target; an automatic navigation to it causes no reload loop", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "uz");
  const { page, t } = guest;
  const name = guest.productName("potato");
  await guest.open();
  await guest.add("potato");
  const failModuleRequests = () =>
    page.route(BASKET_MODULE_PATTERN, (route) => route.fulfill({ status: 404, body: "" }));
  await failModuleRequests();
  const loads = countPageLoads(page);
  await guest.basketLink().click();
  await page.waitForURL(/\/basket$/);
  await loads.rest();
  expect(loads.paths).toEqual(["/basket"]);
  await page.unroute(BASKET_MODULE_PATTERN);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("basket.title"), level: 1 })).toBeVisible();
  await expect(guest.button("stepper.more", { name }).first()).toBeVisible();

  await guest.button("basket.remove", { name }).click();
  await expect(page.getByText(t("basket.emptyTitle"))).toBeVisible();
  await failModuleRequests();
  // Clears the storage in which the store records that it has recently reloaded the page.
  await page.evaluate(() => sessionStorage.clear());
  loads.paths.length = 0;
  // The store redirects from the checkout to the basket if the basket is empty.
  await page.goto(new URL("/checkout", page.url()).href);
  await expect.poll(() => loads.paths).toContain("/basket");
  await loads.rest();
  for (const path of new Set(loads.paths)) {
    const reloads = loads.paths.filter((each) => each === path).length;
    expect(reloads, `${path} of ${loads.paths.join()}`).toBeLessThanOrEqual(2);
  }
});
