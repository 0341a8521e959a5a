import { scaleTime } from "../scripts/setup/time-scale.mjs";
import { callApi } from "./src/call.ts";
import { createBrandWithGuest } from "./src/create-brand.ts";
import { expect, test } from "./src/test.ts";

const DISH_NAME = "Toʻy oshi";
/** Maximum delay: the two seconds that [BK-10] guarantees, plus an allowance for a slow machine. */
const MAX_PRICE_CHANGE_DELAY_MS = 2_000 + scaleTime(1_000) - 1_000;
const STORE_IDLE_TIME_MS = 16_000;

test("[MN-7, BK-10] a price changed by staff appears in an open store and basket without a reload, also in an idle one", async ({
  page,
  browser,
}) => {
  const { guest, close } = await createBrandWithGuest(page, browser, "Narx");
  const store = guest.page;
  await guest.open();
  await guest.button("menu.add", { name: DISH_NAME }).first().click();
  await expect(guest.basketLink()).toContainText("1");
  const dish = store.getByRole("main").getByRole("listitem").filter({ hasText: DISH_NAME }).first();
  await expect(dish).toContainText(/45\s000/);
  await store.evaluate(() => Object.assign(window, { isSamePage: true }));
  const still = await store.context().newPage();
  await still.clock.install();
  await still.goto(store.url());
  const onStill = still.getByRole("main").getByRole("listitem").filter({ hasText: DISH_NAME }).first();
  await expect(onStill).toContainText(/45\s000/);
  // The other page gets no user input, so it subscribes to changes only after it has been visible for some time.
  const watch = still.locator('div[role="status"].z-50');
  await expect(async () => {
    await still.clock.fastForward(STORE_IDLE_TIME_MS);
    await expect(watch).toBeAttached({ timeout: 1_000 });
  }).toPass();

  await guest.touch();
  const products = "/console/v1/menu/products";
  const { items } = await callApi<{ items: Record<string, unknown>[] }>(page, `GET ${products}?size=500`);
  const sold = items.find(({ name }) => (name as Record<string, string>)["uz"] === DISH_NAME);
  await callApi(page, `PUT ${products}/${String(sold?.["id"])}`, { ...sold, costPrice: 55_500 });

  await expect(dish).toContainText(/55\s500/, { timeout: MAX_PRICE_CHANGE_DELAY_MS });
  await expect(onStill).toContainText(/55\s500/, { timeout: MAX_PRICE_CHANGE_DELAY_MS });
  await guest.openBasket();
  await expect(store.getByRole("main")).toContainText(/55\s500/);
  await expect(store.getByRole("main")).not.toContainText(/45\s000/);
  expect(await store.evaluate(() => "isSamePage" in window)).toBe(true);
  await close();
});
