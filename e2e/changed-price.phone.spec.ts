import { PORT } from "./src/brands.ts";
import { foundBrand } from "./src/found-brand.ts";
import { expect, test } from "./src/test.ts";

const DISH = "Toʻy oshi";
const SOON = 2_000;
const LOOKED_AT = 16_000;

test("[MN-7, BK-10] a price that staff change in their list is in an open store and in the basket there without a reload, and in one that nobody touches", async ({
  page,
  browser,
}) => {
  const { staff, guest, close } = await foundBrand(page, browser, "Narx");
  const store = guest.page;
  await guest.open();
  await guest.chooseAddress();
  await guest.button("menu.add", { name: DISH }).first().click();
  await expect(guest.basketLink()).toContainText("1");
  const dish = store.getByRole("main").getByRole("listitem").filter({ hasText: DISH }).first();
  await expect(dish).toContainText(/45\s000/);
  await store.evaluate(() => Object.assign(window, { isSamePage: true }));
  const still = await store.context().newPage();
  await still.clock.install();
  await still.goto(store.url());
  const onStill = still.getByRole("main").getByRole("listitem").filter({ hasText: DISH }).first();
  await expect(onStill).toContainText(/45\s000/);
  let isFollowed = false;
  still.on("request", (request) => (isFollowed ||= request.url().includes("/content/events")));
  await expect
    .poll(async () => {
      await still.clock.fastForward(LOOKED_AT);
      return isFollowed;
    })
    .toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`http://localhost:${PORT}/console/manage/products`);
  await page.getByRole("button", { name: DISH, exact: true }).click();
  const form = page.getByRole("dialog", { name: DISH });
  await form.getByRole("textbox", { name: staff.t("product.costPrice"), exact: true }).fill("55500");
  await form.getByRole("button", { name: staff.t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: DISH })).toContainText(/55\s500/);

  await expect(dish).toContainText(/55\s500/, { timeout: SOON });
  await expect(onStill).toContainText(/55\s500/, { timeout: SOON });
  await guest.openBasket();
  await expect(store.getByRole("main")).toContainText(/55\s500/);
  await expect(store.getByRole("main")).not.toContainText(/45\s000/);
  expect(await store.evaluate(() => "isSamePage" in window)).toBe(true);
  await close();
});
