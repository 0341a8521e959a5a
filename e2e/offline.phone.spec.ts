import { expectAccessible } from "./src/accessible.ts";
import { PORT, storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";
import { banner, keptPaths, workerOf } from "./src/without-network.ts";

test.use({ serviceWorkers: "allow" });

test("[ER-3] a reload without a network shows menu and basket and since when; they work, and the word goes when it is back", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await workerOf(page);
  await context.setOffline(true);
  await page.reload();
  await expect(banner(guest)).toContainText(/\d\d:\d\d/);
  await expect(guest.productLink("toy-oshi")).toBeVisible();
  await guest.add("toy-oshi");
  await expectAccessible(page, "the menu without a network", banner(guest));
  await guest.openBasket();
  await expect(page.getByText(guest.productName("toy-oshi"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(guest.productName("toy-oshi"), { exact: true })).toBeVisible();
  await expect(banner(guest)).toBeVisible();
  await guest.openCheckout();
  await context.setOffline(false);
  await expect(banner(guest)).toHaveCount(0);
});

test("[ER-3] a page that was never seen leads to the menu when there is no network, which says so; the signs of ways to pay are there", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await workerOf(page);
  await context.setOffline(true);
  await page.goto(storeUrl("osh", "/profile/orders"));
  await expect(page).toHaveURL(storeUrl("osh", "/#not-kept"));
  await expect(banner(guest)).toContainText(guest.t("connection.notKept"));
  await guest.openBasket();
  await expect(banner(guest)).not.toContainText(guest.t("connection.notKept"));
  await guest.openCheckout();
  const sign = page.locator("use[href*=payment-marks]").first();
  const marks = (await sign.getAttribute("href"))?.split("#")[0] ?? "";
  expect(await page.evaluate((url) => caches.match(url).then((kept) => kept?.status), marks)).toBe(200);
});

test("[BR-12, US-5] nothing of a customer is kept, and which dishes were looked at goes with the session", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  await guest.placedOrder();
  await workerOf(page);
  const link = await guest.open().then(() => guest.productLink("toy-oshi").getAttribute("href"));
  await page.goto(storeUrl("osh", link ?? ""));
  await page.reload();
  await guest.open("/profile/user");
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining("/product/"));
  for (const path of await keptPaths(page))
    expect(path).toMatch(
      /^\/(assets\/|dx\/(current|older|page\/|reply\/[\w-]+\/api\/(products\/v1\/menu|users\/v1\/(branches\/full|city-merchant)|orders\/v1\/merchant\/settings)))/,
    );
  const ofPerson = (await keptPaths(page)).filter((path) => /^\/dx\/.*(profile|login)/.test(path));
  // Two empty pages, the same for every customer.
  expect(ofPerson.filter((path) => !/\/web\/profile\/orders(\/any)?$/.test(path))).toEqual([]);
  await guest.open("/profile");
  await page.getByRole("button", { name: t("profile.signOut"), exact: true }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("profile.signOut"), exact: true })
    .click();
  await expect(page).toHaveURL(storeUrl("osh", "/"));
  await expect.poll(() => keptPaths(page)).not.toContainEqual(expect.stringContaining("/product/"));
  await context.setOffline(true);
  await page.goto(storeUrl("osh", "/"));
  await expect(banner(guest)).toBeVisible();
  await expect(page.getByText(guest.phone)).toHaveCount(0);
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

test("[BD-2] files of an older build stay for the pages that were opened with it, and go with them", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
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
  const older = () => page.evaluate(() => fetch("/assets/older-1.js").then((reply) => reply.status));
  expect(await older()).toBe(200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.has("dx-older"))).toBe(false);
  expect(await older()).toBe(404);
});

test("[BD-2] a worker that the server takes away goes with all that it kept; the store works on", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await workerOf(page);
  await page.route("**/service-worker.js", (route) => route.fulfill({ status: 410, body: "" }));
  await page.reload();
  // A sign of a hand counts from when the page is awake.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }).toPass();
  // The page that is open still has the worker, which may keep one more answer: that goes with the next page.
  await expect(async () => {
    await page.reload();
    await guest.touch();
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 4_000 }).toEqual([]);
  }).toPass();
  await guest.openBasket();
});

test("[ER-3] on a full device there is no worker, and the store is as without one", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(storeUrl("osh"));
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
  await guest.open();
  const refused = page.waitForResponse((reply) => reply.url().endsWith("/service-worker.js"));
  await guest.add("somsa-quti");
  await refused;
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return Boolean(registration?.active ?? registration?.installing ?? registration?.waiting);
      }),
    )
    .toBe(false);
  await guest.openBasket();
  await expect(page.getByText(guest.productName("somsa-quti"), { exact: true })).toBeVisible();
});

test("[CH-8, ER-3] an order that waits outlives a reload without a network, and is sent once when it is back", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await expect(guest.placeButton()).toBeEnabled();
  await context.setOffline(true);
  await guest.placeLaterButton().click();
  await expect(page.getByRole("alert")).toContainText(guest.t("checkout.waits"));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(guest.t("checkout.waits"));
  await context.setOffline(false);
  await guest.placedOrder();
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[BK-8, BK-10, ER-3] what delivery costs is asked about before an order goes that was agreed to without it", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await context.setOffline(true);
  await page.reload();
  await guest.placeLaterButton().click();
  await expect(page.getByRole("alert")).toContainText(t("checkout.waits"));
  await context.setOffline(false);
  const sheet = guest.panel(t("checkout.deliveryCounted"));
  await expect(sheet).toContainText(t("checkout.deliveryCountedText"));
  await expect(page).toHaveURL(storeUrl("osh", "/checkout"));
  await sheet.getByRole("button", { name: startOf(t("checkout.acceptPrice")) }).click();
  await guest.placedOrder();
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[BK-10, ER-3] a checkout that was loaded without a network says that delivery is not in its sum, and waits for no time", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await context.setOffline(true);
  await page.reload();
  await expect(guest.placeLaterButton()).toContainText(t("breakdown.delivery"), { ignoreCase: true });
  await expect(page.locator("#checkout-when .skeleton")).toHaveCount(0);
  await expect(guest.card("when")).toContainText(t("checkout.soonUnknown"));
  await context.setOffline(false);
});
