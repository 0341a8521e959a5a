import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { PORT } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { foundBrand } from "./src/found-brand.ts";
import type { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const [CATEGORY, PRICE, DISCOUNT, FROM] = [1, 2, 3, 4];

interface Product {
  id: string;
  version: number;
  name: { uz: string };
  costPrice: number;
  discount: number;
}
type Products = { items: Product[] };

const cellAt = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-row="${row}"] [data-column="${column}"]`);

/** A menu of their own: other tests send a whole brand's menu out and in. */
let staff: Staff;
let closeStaff = async () => undefined as void;
test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE });
  const founded = await foundBrand(await context.newPage(), browser, "Jadval");
  await founded.close();
  ({ staff } = founded);
  closeStaff = () => context.close();
});
test.afterAll(() => closeStaff());

/** From the list to the grid by its link, all rows there. */
async function openGrid({ page, t }: Staff, window = DESKTOP): Promise<Product[]> {
  await page.setViewportSize(window);
  await page.goto(`http://localhost:${PORT}/console/manage/products`);
  await page.getByRole("link", { name: t("grid.edit"), exact: true }).click();
  await expect(page.getByRole("grid", { name: t("grid.title") })).toBeVisible();
  const { items } = await call<Products>(page, "GET /console/v1/menu/products?size=500");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(items.length + 1));
  return items;
}

/** Pastes as a spreadsheet's programme leaves it in the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test("[MN-1, S37] in the grid a dish is found, its price typed, two rows pasted, a wrong value marked with its cause, and each change taken back", async () => {
  const { page, t } = staff;
  const products = await openGrid(staff);
  await expectAccessible(page, "the grid of products");
  const [first] = products;
  const name = first?.name.uz ?? "";
  const search = page.getByRole("searchbox", { name: t("products.search") });
  await search.fill(name.toUpperCase());
  await expect(cellAt(page, 0, 0)).toContainText(name);
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-rowcount", String(products.length + 1));
  await search.fill("");

  // Typing begins, Tab saves and goes on to the right, Enter down.
  const price = cellAt(page, 0, PRICE);
  const before = await price.locator(".grid-text").innerText();
  await price.click();
  await page.keyboard.type("71000");
  await page.keyboard.press("Tab");
  await expect(price).toHaveAttribute("data-sign", "saved");
  await expect(price).toContainText(/71\s000/);
  await expect(cellAt(page, 0, DISCOUNT)).toBeFocused();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(cellAt(page, 0, DISCOUNT)).toHaveAttribute("data-sign", "saved");
  await expect(cellAt(page, 1, DISCOUNT)).toBeFocused();
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await cellAt(page, 1, DISCOUNT).click();
  await expect(cellAt(page, 0, DISCOUNT).locator(".grid-text")).toHaveText(String(first?.discount));
  await page.keyboard.press("Control+z");
  await expect(price.locator(".grid-text")).toHaveText(before);

  // Escape leaves a cell as it was, and what is typed stays there while one scrolls away and back.
  await page.keyboard.press("F2");
  await page.keyboard.type("55");
  const box = page.locator(".grid-box");
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(cellAt(page, products.length - 1, 0)).toBeVisible();
  await expect(cellAt(page, 1, DISCOUNT).getByRole("textbox")).toBeFocused();
  await box.evaluate((element) => element.scrollTo(0, 0));
  await page.keyboard.press("Escape");
  await expect(cellAt(page, 1, DISCOUNT)).toBeFocused();
  await expect(cellAt(page, 1, DISCOUNT)).not.toHaveAttribute("data-sign");

  // Two rows of two from a spreadsheet, one cell of which is no number.
  const figures = () =>
    Promise.all([cellAt(page, 1, PRICE), cellAt(page, 2, PRICE)].map((cell) => cell.innerText()));
  const pricesBefore = await figures();
  await page.keyboard.press("ArrowLeft");
  await paste(page, "81 000\t1\r\n82000\tqimmat\r\n");
  await expect(page.getByText(t("grid.pasted", { count: 3 }))).toBeVisible();
  await expect(page.getByText(t("grid.misread", { count: 1 }))).toBeVisible();
  await expect(cellAt(page, 1, PRICE)).toContainText(/81\s000/);
  for (const row of [1, 2]) await expect(cellAt(page, row, PRICE)).toHaveAttribute("data-sign", "saved");
  const wrong = cellAt(page, 2, DISCOUNT);
  await expect(wrong).toContainText("qimmat");
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: t("grid.show"), exact: true }).click();
  await expect(wrong).toBeFocused();
  await expect(wrong.getByText(t("menuSheet.fault.number"))).toBeVisible();
  await expectAccessible(page, "a wrong cell and what was pasted");
  // What would be lost is asked for.
  await page.getByRole("link", { name: t("grid.as-list"), exact: true }).click();
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await wrong.click();
  await page.keyboard.press("Escape");
  await expect(wrong).not.toContainText("qimmat");
  await page.keyboard.press("Control+z");
  await expect
    .poll(async () => (await figures()).map((said) => said.split("\n")[0]))
    .toEqual(pricesBefore.map((said) => said.split("\n")[0]));
  await expect(page.getByText(t("grid.all-saved"), { exact: true })).toBeVisible();
});

test("[MN-1, S37] in the grid a switch, a choice and minutes that may be nothing are kept, and are there when it is opened again", async () => {
  const { page, t } = staff;
  const products = await openGrid(staff);
  const row = products.length - 1;
  const last = products[row];
  await cellAt(page, 0, 0).click();
  await page.keyboard.press("Control+End");
  const onSale = cellAt(page, row, 6);
  await cellAt(page, row, 5).click();
  await page.keyboard.press("ArrowRight");
  const wasOn = (await onSale.innerText()).includes(t("resource.on"));
  await page.keyboard.press("Space");
  await expect(onSale).toContainText(t(wasOn ? "resource.off" : "resource.on"));
  await expect(onSale).toHaveAttribute("data-sign", "saved");
  await page.keyboard.press("Space");
  await expect(onSale).toContainText(t(wasOn ? "resource.on" : "resource.off"));

  const minutes = cellAt(page, row, FROM);
  await minutes.click();
  await page.keyboard.type("601");
  await page.keyboard.press("Enter");
  await expect(minutes).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Delete");
  await expect(minutes.locator(".grid-text")).toHaveText("");

  const category = cellAt(page, row, CATEGORY);
  const before = await category.locator(".grid-text").innerText();
  await category.dblclick();
  const choices = page.getByRole("combobox", { name: "Boʻlim", exact: true });
  const names = await choices.getByRole("option").allInnerTexts();
  const other = names.find((name) => name !== before) ?? "";
  await choices.selectOption({ label: other });
  await page.keyboard.press("Enter");
  await expect(category).toContainText(other);
  await expect(category).toHaveAttribute("data-sign", "saved");
  const kept = await call<Product & { timeCookingMin: number | null }>(
    page,
    `GET /console/v1/menu/products/${last?.id}`,
  );
  expect(kept).toMatchObject({ timeCookingMin: null, costPrice: last?.costPrice });
  await page.reload();
  await page.getByRole("searchbox", { name: t("products.search") }).fill(last?.name.uz ?? "");
  await expect(cellAt(page, 0, CATEGORY)).toContainText(other);
  await cellAt(page, 0, CATEGORY).click();
  await paste(page, before);
  await expect(cellAt(page, 0, CATEGORY)).toHaveAttribute("data-sign", "saved");
  await expect(cellAt(page, 0, CATEGORY)).toContainText(before);
});

test("[S37, MN-1] of two managers in one cell the second sees who was quicker and chooses; what did not arrive is kept and sent again", async () => {
  const { page, t } = staff;
  const products = await openGrid(staff);
  const row = 4;
  const mine = products[row];
  const price = cellAt(page, row, PRICE);
  const { items } = await call<{ items: (Product & object)[] }>(
    page,
    "GET /console/v1/menu/products?size=500",
  );
  const theirs = items.find(({ id }) => id === mine?.id);
  await call(page, `PUT /console/v1/menu/products/${mine?.id}`, { ...theirs, costPrice: 64_000 });
  await price.click();
  await page.keyboard.type("65000");
  await page.keyboard.press("Enter");
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await expect(conflict.getByRole("radio")).toHaveCount(2);
  await expectAccessible(page, "two in one cell");
  await conflict.getByRole("radio").last().check();
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(conflict).toBeHidden();
  await expect(price).toContainText(/64\s000/);

  const change = `**/console/v1/menu/products/${mine?.id}`;
  await page.route(change, (route) => route.abort());
  await price.click();
  await page.keyboard.type("66000");
  await page.keyboard.press("Enter");
  await expect(price).toHaveAttribute("data-sign", "failed");
  await expect(page.getByText(t("grid.stuck", { count: 1 }))).toBeVisible();
  await page.unroute(change);
  await page.getByRole("button", { name: t("board.again"), exact: true }).click();
  await expect(price).toHaveAttribute("data-sign", "saved");
  await price.click();
  await page.keyboard.type(String(mine?.costPrice));
  await page.keyboard.press("Enter");
  await expect(price).toHaveAttribute("data-sign", "saved");
});

test("[MN-1] on a phone names stay beside prices, and a cell is edited there as on a desktop", async () => {
  const { page, t } = staff;
  await openGrid(staff, PHONE);
  await expectAccessible(page, "the grid on a phone");
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "nothing lies beside the window").toBeLessThanOrEqual(0);
  await page.getByRole("combobox", { name: t("grid.places") }).selectOption({ index: 2 });
  const price = cellAt(page, 0, 1);
  await price.dblclick();
  const field = page.getByRole("textbox", { name: "Narxi", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await cellAt(page, 0, 0).click();
  await page.keyboard.press("End");
  await expect(cellAt(page, 0, 8)).toBeInViewport();
  await expect(cellAt(page, 0, 0)).toBeInViewport();
});
