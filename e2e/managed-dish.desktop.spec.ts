import { expectAccessible } from "./src/accessible.ts";
import { foundBrand } from "./src/found-brand.ts";
import { pressAt, typeAt } from "./src/keyboard.ts";
import { expect, test } from "./src/test.ts";

test("[S37, MN-1] check 5: of two who change one dish the second sees who was quicker, chooses by field and loses nothing", async ({
  managerOf,
}) => {
  const [one, other] = [await managerOf("pizza", "products"), await managerOf("pizza", "products")];
  const { page, t } = one;
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const name = await page.getByRole("row").last().locator(".row-name").innerText();
  const open = async (staff: typeof one) => {
    await staff.page.getByRole("row").getByRole("button", { name, exact: true }).click();
    return staff.page.getByRole("dialog", { name });
  };
  const [mine, theirs] = [await open(one), await open(other)];
  const calories = (form: typeof mine) =>
    form.getByRole("textbox", { name: t("product.calorie"), exact: true });
  const price = (form: typeof mine) =>
    form.getByRole("textbox", { name: t("product.costPrice"), exact: true });
  const save = (form: typeof mine) =>
    form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await price(theirs).fill("61000");
  await calories(theirs).fill("333");
  await save(theirs);
  await expect(theirs).toBeHidden();

  await price(mine).fill("62000");
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("resource.unsaved-means"))).toBeVisible();
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect(price(mine)).toHaveValue("62 000");
  await save(mine);
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await expect(conflict.getByRole("radio")).toHaveCount(2);
  await expectAccessible(page, "two who changed one dish");
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(conflict).toBeHidden();
  const again = await open(one);
  await expect(price(again)).toHaveValue("62 000");
  await expect(calories(again)).toHaveValue("333");
});

test("[UX-41, MN-1] check 27: without a pointer, at text twice as large, a dish is added and put before another", async ({
  page,
  browser,
}) => {
  test.slow();
  const { founder, close } = await foundBrand(page, browser, "Klaviatura");
  const { t } = founder;
  // A window half as wide at the same text is text twice as large.
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(new URL("/console/manage/products", page.url()).href);
  const button = (id: string) => page.getByRole("button", { name: t(id), exact: true });
  await pressAt(page, button("products.add"));
  const form = page.getByRole("dialog", { name: t("products.new") });
  const dish = `Tezkor ${String(Date.now()).slice(-6)}`;
  await typeAt(
    page,
    form.getByRole("textbox", { name: `${t("product.name")}, Oʻzbekcha`, exact: true }),
    dish,
  );
  const category = form.getByRole("combobox", { name: t("product.categoryId"), exact: true });
  await typeAt(page, category, "");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(category).not.toHaveValue("");
  const chosen = await category.inputValue();
  await typeAt(page, form.getByRole("textbox", { name: t("product.costPrice"), exact: true }), "25000");
  await expectAccessible(page, "a dish by keyboard");
  await pressAt(page, form.getByRole("button", { name: t("resource.save"), exact: true }));
  await expect(form).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: dish });
  await expect(row).toContainText(/25\s000/);

  const filter = page.getByRole("combobox", { name: t("product.categoryId"), exact: true });
  await typeAt(page, filter, chosen);
  await expect(page.getByRole("option").filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const names = page.getByRole("row").locator(".row-name");
  await expect(names.last()).toHaveText(dish);
  const before = await names.count();
  await pressAt(page, page.getByRole("button", { name: t("resource.up", { name: dish }), exact: true }));
  await expect(names.nth(before - 2)).toHaveText(dish);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "nothing lies beside the window").toBeLessThanOrEqual(0);
  await close();
});

test("[MN-1] a dish is copied on a phone: the copy opens under its name, off, with the choices of its original", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "products");
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole("row").nth(1);
  const name = await row.locator(".row-name").innerText();
  await row.getByRole("button", { name, exact: true }).click();
  const form = (title: string) => page.getByRole("dialog", { name: title, exact: true });
  const groups = (title: string) => form(title).getByRole("group").allInnerTexts();
  const button = (title: string, id: string) => form(title).getByRole("button", { name: t(id), exact: true });
  const price = form(name).getByRole("textbox", { name: t("product.costPrice"), exact: true });
  const before = await price.inputValue();
  await price.fill("1");
  await expect(button(name, "products.copy")).toHaveCount(0);
  await price.fill(before);
  const original = await groups(name);
  await button(name, "products.copy").click();
  const copy = `${name} (nusxa)`;
  await expect(form(copy)).toBeVisible();
  await expect(form(copy).getByRole("switch", { name: t("product.isActive") })).not.toBeChecked();
  expect(await groups(copy)).toEqual(original);
  await expectAccessible(page, "a copied dish");
  await button(copy, "resource.remove").click();
  await expect(form(copy)).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: copy })).toHaveCount(0);
});
