import type { Page } from "@playwright/test";
import { brandOf } from "./src/brands.ts";
import { change, hasDatabase } from "./src/database.ts";
import { Guest } from "./src/guest.ts";
import { lookFurther } from "./src/look-further.ts";
import { expect, test } from "./src/test.ts";

test("[BK-8] a price that changed before the order is shown beside the old one and accepted in one tap", async ({
  guestOf,
}) => {
  test.skip(
    !hasDatabase(),
    "the embedded database cannot be entered twice: prices are changed on PostgreSQL only",
  );
  const guest = guestOf("osh", "ru");
  await guest.prepareOrder("oilaviy-dasturxon");
  await expect(guest.card("total")).toContainText(/343\s200/);
  await expect(guest.placeButton()).toBeEnabled();
  // An answer still on its way would show the new price before the tap.
  await restOf(guest.page, "/orders/quote");
  // No other test orders it: its price is every guest's.
  const name = brandOf("osh").products.find(({ key }) => key === "oilaviy-dasturxon")?.name.uz;
  // What a brand says of itself changes with its version, in one transaction.
  const price = `with changed as (update products set cost_price = $1 where name ->> 'uz' = $2 returning merchant_id)
    update merchants m set content_version = content_version + 1 from changed c where c.merchant_id = m.merchant_id`;
  await change(price, [400_000, name]);
  try {
    await guest.placeButton().click();
    const sheet = guest.panel(guest.t("checkout.priceChanged"));
    await expect(sheet).toContainText(/352\s000/);
    await sheet.getByRole("button", { name: new RegExp(`^${guest.t("checkout.acceptPrice")}`) }).click();
    await guest.placedOrder();
    await expect(guest.page.getByRole("main")).toContainText(/352\s000/);
  } finally {
    await change(price, [390_000, name]);
  }
});

test("[CH-8] a button pressed twice makes one order", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().dblclick();
  await guest.placedOrder();
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-8] two tabs that send the same basket at once make one order", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "en");
  await guest.prepareOrder("somsa-quti");
  const second = new Guest(await context.newPage(), "osh", "en");
  await second.open("/checkout");
  await expect(second.placeButton()).toBeEnabled();
  // the slower tab may be led to the order before its own tap
  await Promise.allSettled([guest.placeButton().click(), second.placeButton().click({ timeout: 3_000 })]);
  expect(await second.placedOrder()).toBe(await guest.placedOrder());
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-8, R17] refused as busy, the order is sent again under the same key while the button says so", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.prepareOrder("somsa-quti");
  const keys: (string | undefined)[] = [];
  await guest.page.route("**/api/orders/v1/orders", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 2) return route.continue();
    const description = { uz: "", ru: "", en: "", ar: "", kz: "", tr: "", zh: "", "uz-Cyrl": "" };
    const json = { statusCode: 503, statusMessage: "", code: "busy", description, data: { seconds: 1 } };
    return route.fulfill({ status: 503, headers: { "retry-after": "1" }, json });
  });
  await guest.placeButton().click();
  await expect(guest.page.getByRole("status").filter({ hasText: guest.t("checkout.crowded") })).toBeVisible();
  await guest.placedOrder();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-9, ER-3] without a network nothing is lost: the order waits, and is sent once when it is back", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.prepareOrder("somsa-quti");
  await guest.page.getByLabel(guest.t("checkout.comment")).fill("Без лука");
  // What delivery costs has come: else the same button would have to ask about the new price first.
  await expect(guest.page.getByRole("main")).toContainText(/12\s000/);
  const sent = countSent(guest.page);
  await context.setOffline(true);
  await guest.placeLaterButton().click();
  await expect(guest.page.getByRole("alert")).toContainText(guest.t("checkout.waits"));
  await expect(guest.page.getByLabel(guest.t("checkout.comment"))).toHaveValue("Без лука");
  expect(sent.times).toBe(0);
  await context.setOffline(false);
  await guest.placedOrder();
  await expect(guest.page.getByRole("main")).toContainText("Без лука");
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-8] a try that never arrived, sent again for later, is an order of its own beside an older one", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  const older = await guest.placedOrder();
  await guest.open();
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.placeButton()).toBeEnabled();
  await guest.page.route(PLACING, (route) => route.abort());
  await guest.placeButton().click();
  await expect(guest.page.getByRole("alert")).toContainText(guest.t("checkout.unsure"));
  await guest.page.unroute(PLACING);
  await guest.chooseTime("last");
  await guest.placeButton().click();
  expect(await guest.placedOrder()).not.toBe(older);
  await expect(guest.state("AT_TIME")).toBeVisible();
});

test("[CH-8] a try that arrived while its answer was lost, sent again for later, opens its one order", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.prepareOrder("somsa-quti");
  await expect(guest.placeButton()).toBeEnabled();
  await loseOneAnswer(page);
  await guest.placeButton().click();
  await expect(page.getByRole("alert")).toContainText(guest.t("checkout.unsure"));
  await guest.chooseTime("last");
  await guest.placeButton().click();
  await guest.placedOrder();
  await expect(guest.state("CREATED")).toBeVisible();
  expect(await guest.ordersUnderWay()).toBe(1);
  await guest.open("/basket");
  await expect(page.getByText(guest.t("basket.emptyTitle"), { exact: true })).toBeVisible();
});

test("[CH-9] a reload in the middle keeps basket, address and words", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  await guest.open();
  await guest.chooseAddress();
  await guest.add("somsa-quti", 2);
  await guest.page.reload();
  await expect(guest.basketLink()).toContainText(/139\s500/);
  await guest.openBasket();
  await guest.openCheckout();
  await guest.page.getByLabel(guest.t("checkout.comment")).fill("Achchiq boʻlmasin");
  await guest.page.reload();
  await lookFurther(guest);
  await expect(guest.page.getByLabel(guest.t("checkout.comment"))).toHaveValue("Achchiq boʻlmasin");
  await expect(guest.card("where").getByRole("link")).not.toContainText(guest.t("address.chooseAddress"));
  await expect(guest.placeButton()).toContainText(/\d/);
});

test("[CH-8, CH-9] an order that waits for the network can be called back; it is not sent then", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  await expect(guest.placeButton()).toBeEnabled();
  const sent = countSent(guest.page);
  await context.setOffline(true);
  await guest.placeLaterButton().click();
  await guest.button("checkout.waitNoLonger").click();
  await context.setOffline(false);
  await expect(guest.placeButton()).toBeEnabled();
  expect(sent.times).toBe(0);
  await guest.placeButton().click();
  await guest.placedOrder();
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-9] what of the checkout had not come when the network went away comes with it, and the page stands meanwhile", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  const { page } = guest;
  const comment = page.getByLabel(guest.t("checkout.comment"));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/notes-card-[\w-]+\.js$/, (route) => gone.then(() => route.abort()));
  await page.reload();
  await expect(guest.placeButton()).toBeEnabled();
  await guest.touch();
  await context.setOffline(true);
  letGo();
  await expect(guest.placeLaterButton()).toBeVisible();
  await expect(comment).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await expect(comment).toBeVisible();
});

/** Counts the calls that place an order. */
function countSent(page: Page): { times: number } {
  const sent = { times: 0 };
  page.on("request", (request) => {
    if (request.method() === "POST" && PLACING.test(request.url())) sent.times += 1;
  });
  return sent;
}

/** The calls that place an order, now and at a time. */
const PLACING = /\/orders\/v1\/orders(\/at-time)?$/;

/** The next order arrives, but the page does not hear of it. */
async function loseOneAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (...request) => {
      const reply = await send(...request);
      if (!reply.url.endsWith("/orders/v1/orders")) return reply;
      window.fetch = send;
      throw new TypeError("Failed to fetch");
    };
  });
}

/** Waits until nothing was asked of a path for a second. */
async function restOf(page: Page, path: string): Promise<void> {
  let last = Date.now();
  page.on("request", (request) => {
    if (request.url().includes(path)) last = Date.now();
  });
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
}
