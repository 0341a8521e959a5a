import type { Page } from "@playwright/test";
import { expect, test } from "./src/test.ts";

/** Counts the documents that a page loads. */
function countLoads(page: Page): { paths: string[] } {
  const loads = { paths: [] as string[] };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.paths.push(new URL(request.url()).pathname);
  });
  return loads;
}

// The router tells the page of a lost module, besides loading the screen anew.
test.use({ expectedErrors: /Failed to fetch dynamically imported module/ });

const LOST = /\/assets\/basket-[\w-]{8}\.js$/;

test("[BD-2] a screen whose module is gone is loaded anew where the guest was going, once", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "uz");
  const { page } = guest;
  await guest.open();
  await guest.add("potato");
  await page.route(LOST, (route) => route.fulfill({ status: 404, body: "" }));
  const loads = countLoads(page);
  await guest.basketLink().click();
  await page.waitForURL(/\/basket$/);
  await page.waitForTimeout(6_000);
  expect(loads.paths).toEqual(["/basket"]);
  await page.unroute(LOST);
  await page.reload();
  await expect(page.getByRole("heading", { name: guest.t("basket.title"), level: 1 })).toBeVisible();
  await expect(guest.button("stepper.more", { name: guest.productName("potato") }).first()).toBeVisible();
});

test("[BD-2] a page that moves on by itself to a screen that is gone does not load without end", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.open();
  await page.route(LOST, (route) => route.fulfill({ status: 404, body: "" }));
  const loads = countLoads(page);
  // An empty basket at the checkout leads on to the basket.
  await page.goto(new URL("/checkout", page.url()).href);
  await page.waitForTimeout(8_000);
  for (const path of new Set(loads.paths)) {
    const reloads = loads.paths.filter((each) => each === path).length;
    expect(reloads, `${path} of ${loads.paths.join()}`).toBeLessThanOrEqual(2);
  }
});
