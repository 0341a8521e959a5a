import { PORT, storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";
import { banner, keptPaths, workerOf } from "./src/without-network.ts";

test.use({ serviceWorkers: "allow" });

test("[ER-3] [BD-2] without a network menu, basket and checkout work and say since when they are known; a page never seen leads to the menu; a worker that the server takes away goes with all that it kept", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  await page.evaluate(async () => {
    const old = await caches.open("dx-older");
    await old.put(
      "/assets/older-1.js",
      new Response("older", { headers: { "content-type": "text/javascript" } }),
    );
  });
  await guest.add("somsa-quti");
  await workerOf(page);
  // Files of an older build stay for the pages that were opened with it, and go with them.
  const older = () => page.evaluate(() => fetch("/assets/older-1.js").then((reply) => reply.status));
  expect(await older()).toBe(200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.has("dx-older"))).toBe(false);
  expect(await older()).toBe(404);

  await context.setOffline(true);
  await page.reload();
  await expect(banner(guest)).toContainText(/\d\d:\d\d/);
  await expect(guest.productLink("toy-oshi")).toBeVisible();
  await guest.add("toy-oshi");
  await page.goto(storeUrl("osh", "/profile/orders"));
  await expect(page).toHaveURL(storeUrl("osh", "/#not-kept"));
  await expect(banner(guest)).toContainText(guest.t("connection.notKept"));
  await guest.openBasket();
  await expect(banner(guest)).not.toContainText(guest.t("connection.notKept"));
  await page.reload();
  await expect(page.getByText(guest.productName("toy-oshi"), { exact: true })).toBeVisible();
  await guest.openCheckout();
  const sign = page.locator("use[href*=payment-marks]").first();
  const marks = (await sign.getAttribute("href"))?.split("#")[0] ?? "";
  expect(await page.evaluate((url) => caches.match(url).then((kept) => kept?.status), marks)).toBe(200);
  await context.setOffline(false);
  await expect(banner(guest)).toHaveCount(0);

  await page.route("**/service-worker.js", (route) => route.fulfill({ status: 410, body: "" }));
  await page.reload();
  // A sign of a hand counts from when the page is awake.
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await registrations()).toBe(0);
  }).toPass();
  // The page that is open still has the worker, which may keep one more answer: that goes with the next page.
  await expect(async () => {
    await page.reload();
    await guest.touch();
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 4_000 }).toEqual([]);
  }).toPass();
  await expect(
    guest
      .placeButton()
      .or(page.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
});

test("[BR-13, LN-7] of several brands and languages on one address the last one looked at opens without a network", async ({
  page,
  context,
}) => {
  const home = `http://localhost:${PORT}/`;
  const nameOf = () => page.locator("html").getAttribute("data-merchant");
  await page.goto(`${home}?vendor=pizza`);
  await workerOf(page);
  await page.goto(home);
  const pizza = await nameOf();
  await page.goto(`${home}?vendor=market`);
  await page.goto(`${home}ru`);
  const market = await nameOf();
  expect(market).not.toBe(pizza);
  await expect.poll(() => keptPaths(page)).toContain(`/dx/page/${market}/ru/web/basket`);
  await context.setOffline(true);
  for (const path of ["", "basket"]) {
    await page.goto(home + path);
    expect(await nameOf()).toBe(market);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  }
});

test("[CH-8, BK-8, BK-10, ER-3] a checkout that was loaded without a network says that delivery is not in its sum; its order outlives a reload, and is sent once when the price of delivery is agreed to", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await context.setOffline(true);
  await page.reload();
  await expect(guest.placeLaterButton()).toContainText(t("breakdown.delivery"), { ignoreCase: true });
  await expect(page.locator("#checkout-when .skeleton")).toHaveCount(0);
  await expect(guest.card("when")).toContainText(t("checkout.soonUnknown"));
  await guest.placeLaterButton().click();
  await expect(page.getByRole("alert")).toContainText(t("checkout.waits"));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(t("checkout.waits"));
  await context.setOffline(false);
  const sheet = guest.panel(t("checkout.deliveryCounted"));
  await expect(sheet).toContainText(t("checkout.deliveryCountedText"));
  await expect(page).toHaveURL(storeUrl("osh", "/checkout"));
  await sheet.getByRole("button", { name: startOf(t("checkout.acceptPrice")) }).click();
  await guest.placedOrder();
  expect(await guest.ordersUnderWay()).toBe(1);
});
