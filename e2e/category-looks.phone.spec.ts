import { calculateContrast, parseColor } from "@dasturxon/domain/color";
import type { Page } from "@playwright/test";
import { callApi } from "./src/call.ts";
import { createBrandWithGuest } from "./src/create-brand.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

interface Category {
  id: string;
  name: { uz: string };
  [field: string]: unknown;
}
const CATEGORIES_PATH = "/console/v1/menu/categories";
const YELLOW_CATEGORY_COLOR = "#FFFF99";
const MIN_AA_CONTRAST = 4.5;

/** Updates fields of the category with this Uzbek name, as the category form does. */
async function updateCategory(page: Page, name: string, fields: object) {
  const { items } = await callApi<{ items: Category[] }>(page, `GET ${CATEGORIES_PATH}`);
  const category = items.find((each) => each.name.uz === name);
  await callApi(page, `PUT ${CATEGORIES_PATH}/${category?.id}`, { ...category, ...fields });
}
const rgbToHex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;

test("[MN-2, EN-2] in a new brand each category layout that staff choose applies: sideways, pop-up, page, no add button, a readable colour", async ({
  page,
  browser,
}) => {
  const { guest, close } = await createBrandWithGuest(page, browser, "Look");
  const { t, page: store } = guest;
  const main = store.getByRole("main");
  const findDishLink = (dish: string) => main.getByRole("link").filter({ hasText: dish });
  await updateCategory(page, "Issiq taomlar", {
    scrollType: "HORIZONTAL",
    navigationType: "POP_UP",
    textColor: YELLOW_CATEGORY_COLOR,
  });
  await updateCategory(page, "Shoʻrvalar", { navigationType: "FULL_SCREEN" });
  await updateCategory(page, "Salatlar va non", { isWithoutCart: true });
  const weekday = new Date().toLocaleDateString("en", { weekday: "long", timeZone: "Asia/Tashkent" });
  const other = weekday === "Monday" ? "TUESDAY" : "MONDAY";
  await updateCategory(page, "Ichimliklar", { timetable: [{ days: [other], from: "09:00", to: "09:30" }] });
  await guest.open();

  const tops = await main
    .locator("section")
    .filter({ hasText: "Issiq taomlar" })
    .locator("li.card")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  const heading = main.getByRole("heading", { name: createTextStartPattern("Issiq taomlar") });
  const ink = parseColor(rgbToHex(await heading.evaluate((node) => getComputedStyle(node).color)));
  const ground = parseColor(
    rgbToHex(await store.evaluate(() => getComputedStyle(document.body).backgroundColor)),
  );
  expect(ink && ground && calculateContrast(ink, ground)).toBeGreaterThan(MIN_AA_CONTRAST);
  expect(ink).not.toEqual(parseColor(YELLOW_CATEGORY_COLOR));

  await findDishLink("Toʻy oshi").click();
  const popUp = guest.panel("Toʻy oshi");
  await expect(popUp).toBeVisible();
  expect((await popUp.boundingBox())?.x).toBeGreaterThan(8);
  await store.keyboard.press("Escape");
  await expect(popUp).toBeHidden();

  await expect(guest.button("menu.add", { name: "Mastava" })).toBeVisible();
  await expect(guest.button("menu.add", { name: "Somsa" })).toHaveCount(0);
  await findDishLink("Somsa").click();
  await guest.addToBasket(guest.panel("Somsa"));
  await expect(guest.basketLink()).toContainText("1");

  // The store offers no add button for a drink outside the serving hours of its category.
  await expect(main.getByRole("listitem").filter({ hasText: "Kompot" })).toContainText("09:00");
  await expect(guest.button("menu.add", { name: "Kompot" })).toHaveCount(0);

  await findDishLink("Mastava").click();
  await expect(store.getByRole("heading", { name: "Mastava", level: 1 })).toBeVisible();
  await expect(store).toHaveURL(/\/product\//);
  await expect(store.getByRole("button", { name: createTextStartPattern(t("product.add")) })).toBeVisible();
  await close();
});
