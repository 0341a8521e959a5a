import { expectAccessible } from "./src/accessible.ts";
import { storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";
import { banner, keptPaths, workerOf } from "./src/without-network.ts";

test.use({ serviceWorkers: "allow" });

test("[ER-3, OR-5] a customer's order and the list of them outlive a reload without a network, as they were last known; it is live again when it is back", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/\/profile\/orders\/any$/));
  await context.setOffline(true);
  await page.reload();
  await expect(banner(guest)).toContainText(t("connection.lost"));
  await expect(page.getByRole("heading", { name: t("order.title", { number }), level: 1 })).toBeVisible();
  await expect(guest.state("CREATED")).toBeVisible();
  await expect(page.getByText(guest.productName("somsa-quti"), { exact: true })).toBeVisible();
  await expect(page.getByText(startOf(t("order.asOf")))).toBeVisible();
  await expectAccessible(page, "an order without a network", banner(guest));
  await page.goto(storeUrl("osh", "/profile/orders"));
  await expect(page).toHaveURL(storeUrl("osh", "/profile/orders"));
  await page
    .getByRole("main")
    .getByRole("link", { name: startOf(t("order.state.CREATED")) })
    .click();
  await expect(guest.state("CREATED")).toBeVisible();
  await context.setOffline(false);
  await expect(banner(guest)).toHaveCount(0);
  await expect(page.getByText(startOf(t("order.asOf")))).toHaveCount(0);
  await expect(guest.state("CREATED")).toBeVisible();
});

test("[US-5] after signing out nobody's order opens without a network", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await workerOf(page);
  await guest.placeButton().click();
  await guest.placedOrder();
  const order = page.url();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/\/profile\/orders\/any$/));
  const id = order.split("/").at(-1) ?? "";
  const isKeptWithId = () =>
    page.evaluate(async (orderId) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if ((request.url + (await (await cache.match(request))?.text())).includes(orderId)) return true;
      }
      return false;
    }, id);
  expect(await isKeptWithId()).toBe(false);
  await guest.open("/profile");
  await page.getByRole("button", { name: t("profile.signOut"), exact: true }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("profile.signOut"), exact: true })
    .click();
  await expect(page).toHaveURL(storeUrl("osh", "/"));
  await expect.poll(() => keptPaths(page)).not.toContainEqual(expect.stringContaining("/profile/"));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(id);
  await context.setOffline(true);
  await page.goto(order);
  await expect(page).toHaveURL(storeUrl("osh", "/#not-kept"));
});
