import { join } from "node:path";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const pictureOf = (name: string) => join(import.meta.dirname, `../demo/pictures/pizza/${name}.webp`);
const [PICTURE, SECOND, THIRD] = [pictureOf("add-egg"), pictureOf("add-cheddar"), pictureOf("ayran")];
/** Another name each time: the tests share one brand. */
const newName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

test("[MN-1] a category and a product that staff make with a picture are in a guest's menu at the next request, follow each change, and go", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "categories");
  const { page, t } = staff;
  const [category, product] = [newName("Nonushta"), newName("Quymoq")];
  const form = page.getByRole("dialog");
  const field = (id: string, language?: string) =>
    form.getByRole("textbox", { name: language ? `${t(id)}, ${language}` : t(id), exact: true });
  const choose = async (id: string, name: string) => {
    await form.getByRole("combobox", { name: t(id), exact: true }).fill(name);
    await page.getByRole("option", { name }).click();
  };
  const save = async () => {
    await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
    await expect(form).toBeHidden();
  };

  await page.getByRole("button", { name: t("categories.add"), exact: true }).click();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form.getByText(t("field.required"))).toHaveCount(2);
  await expectAccessible(page, "a new category");
  await field("category.name", "Oʻzbekcha").fill(category);
  await form.getByRole("combobox", { name: t("category.groupId"), exact: true }).click();
  await page.getByRole("option").first().click();
  await save();

  await staff.openManaged("products");
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  await field("product.name", "Oʻzbekcha").fill(product);
  await field("product.name", "Русский").fill(`${product} по-русски`);
  await field("product.description", "Oʻzbekcha").fill("Issiq, asal bilan");
  await form.locator("input[type=file]").first().setInputFiles(PICTURE);
  await expect(form.locator("img.picture")).toBeVisible();
  for (const [at, picture] of [SECOND, THIRD].entries()) {
    await form.locator("input[type=file]").last().setInputFiles(picture);
    await expect(form.locator("img.picture")).toHaveCount(at + 2);
  }
  const last = form.getByRole("group", { name: t("product.gallery.picture", { number: 2 }), exact: true });
  await last
    .getByRole("button", { name: t("part.remove", { name: t("product.gallery.picture", { number: 2 }) }) })
    .click();
  await expect(form.locator("img.picture")).toHaveCount(2);
  await choose("product.categoryId", category);
  await field("product.costPrice").fill("40000");
  await field("product.discount").fill("25");
  await expectAccessible(page, "a new product");
  await save();

  const guest = guestOf("pizza", "uz");
  const headings = guest.page.getByRole("main").getByRole("heading");
  const section = headings.filter({ hasText: category });
  const card = guest.page
    .getByRole("listitem")
    .filter({ has: guest.page.getByRole("heading", { name: product }) });
  await guest.open();
  await expect(section).toBeVisible();
  await expect(card).toContainText("30 000");
  await expect(card).toContainText("40 000");
  await expect(card.locator("img").first()).toHaveJSProperty("complete", true);

  const row = page.getByRole("row").filter({ hasText: product });
  await page.getByRole("textbox", { name: t("products.search") }).fill(product.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("button", { name: product }).click();
  await field("product.discount").fill("0");
  await save();
  await expect(row).toContainText("40 000");
  await guest.open();
  await expect(card).toContainText("40 000");
  await expect(card).not.toContainText("30 000");

  // Off with its category, and that is not removed while the product stands in it.
  await staff.openManaged("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  const own = page.getByRole("row").filter({ hasText: category });
  await own.getByRole("button", { name: category }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(
    page.getByText(t("resource.in-use", { uses: t("uses.products", { count: 1 }) })),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await own.getByRole("switch").click({ force: true });
  await expect(form).toBeHidden();
  await expect(own.getByRole("switch")).not.toBeChecked();
  await guest.open();
  await expect(headings.nth(3)).toBeVisible();
  await expect(section).toHaveCount(0);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(own.getByRole("switch")).toBeChecked();
  await guest.open();
  await expect(card).toBeVisible();

  await staff.openManaged("products");
  await page.getByRole("textbox", { name: t("products.search") }).fill(product);
  await row.getByRole("button", { name: product }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(row).toBeHidden();
  await guest.open();
  await expect(headings.nth(3)).toBeVisible();
  await expect(card).toHaveCount(0);

  await staff.openManaged("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  await own.getByRole("button", { name: category }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(own).toBeHidden();
});

test("[MN-1] guests see the products of a category in the order that staff put them into", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "products");
  const { page, t } = staff;
  await page.getByRole("combobox", { name: t("product.categoryId"), exact: true }).click();
  const option = page.getByRole("option").nth(1);
  const category = await option.innerText();
  await option.click();
  const names = page.getByRole("row").locator(".row-name");
  await expect(page.getByRole("columnheader", { name: t("resource.order") })).toBeVisible();
  const downOf = (name: string) =>
    page.getByRole("button", { name: t("resource.down", { name }), exact: true });
  // The column comes before the category's own rows.
  await expect.poll(async () => downOf((await names.allInnerTexts())[0] ?? "").isVisible()).toBe(true);
  const [first = "", second = ""] = await names.allInnerTexts();
  await downOf(first).click();
  await expect(names.first()).toHaveText(second);
  const guest = guestOf("pizza", "uz");
  /** The product's name that follows that of its category. */
  const firstOfAll = async () => {
    await guest.open();
    const said = await guest.page.getByRole("main").getByRole("heading").allTextContents();
    return said[said.findIndex((heading) => heading.startsWith(category)) + 1];
  };
  expect(await firstOfAll()).toBe(second);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(names.first()).toHaveText(first);
  expect(await firstOfAll()).toBe(first);

  // The same by its grip; Escape lets go of it where it was.
  const drag = async (from: number, to: number) => {
    const boxOf = async (at: number) => {
      const { x, y, width, height } = (await page.locator(".row-grip").nth(at).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [begin, end] = [await boxOf(from), await boxOf(to)];
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y + Math.sign(to - from) * 4, { steps: 6 });
    await expect(page.locator("tr[data-dragged]")).toHaveCount(1);
  };
  await drag(0, 1);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(names.first()).toHaveText(first);
  await drag(0, 1);
  await page.mouse.up();
  await expect(names.first()).toHaveText(second);
  expect(await firstOfAll()).toBe(second);
  await drag(1, 0);
  await page.mouse.up();
  await expect(names.first()).toHaveText(first);
});
