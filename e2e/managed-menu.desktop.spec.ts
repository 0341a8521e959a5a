import { join } from "node:path";
import type { Product } from "@dasturxon/contract";
import { callStoreApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const getPicturePath = (name: string) => join(import.meta.dirname, `../demo/pictures/pizza/${name}.webp`);
/** Returns a unique name, because the tests share one brand. */
const createUniqueName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

interface Menu {
  products: Product[];
  categories: { id: string; name: { uz?: string } }[];
}

test("[MN-1, FM-5] a category and a product with a picture created by staff are in a guest's menu at the next request, follow each change, and disappear", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "categories");
  const { page, t } = staff;
  const [category, product] = [createUniqueName("Nonushta"), createUniqueName("Quymoq")];
  const form = page.getByRole("dialog");
  const findField = (id: string, language?: string) =>
    form.getByRole("textbox", { name: language ? `${t(id)}, ${language}` : t(id), exact: true });
  const saveForm = async () => {
    await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
    await expect(form).toBeHidden();
  };
  const openManagePage = (many: string) =>
    page.getByRole("link", { name: t(`${many}.title`), exact: true }).click();
  const fetchStoreProduct = async () => {
    const { products } = await callStoreApi<Menu>(page, "/products/v1/overalls?type=WEB");
    return products.find(({ name }) => name.uz === product);
  };

  await page.getByRole("button", { name: t("categories.add"), exact: true }).click();
  await findField("category.name", "Oʻzbekcha").fill(category);
  await form.getByRole("combobox", { name: t("category.groupId"), exact: true }).click();
  await page.getByRole("option").first().click();
  await saveForm();

  await openManagePage("products");
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  await findField("product.name", "Oʻzbekcha").fill(product);
  await form.locator("input[type=file]").first().setInputFiles(getPicturePath("donut"));
  await staff.takePicture();
  await expect(form.locator("img.picture")).toBeVisible();
  for (const [at, name] of ["brownie", "ayran"].entries()) {
    await form.locator("input[type=file]").last().setInputFiles(getPicturePath(name));
    await staff.takePicture("crop.whole");
    await expect(form.locator("img.picture")).toHaveCount(at + 2);
  }
  const second = t("product.gallery.picture", { number: 2 });
  await form.getByRole("button", { name: t("part.remove", { name: second }), exact: true }).click();
  await expect(form.locator("img.picture")).toHaveCount(2);
  await form.getByRole("combobox", { name: t("product.categoryId"), exact: true }).fill(category);
  await page.getByRole("option", { name: category }).click();
  await findField("product.costPrice").fill("40000");
  await findField("product.discount").fill("25");
  await saveForm();

  const guest = guestOf("pizza", "uz");
  const card = guest.page
    .getByRole("listitem")
    .filter({ has: guest.page.getByRole("heading", { name: product }) });
  await guest.open();
  await expect(guest.page.getByRole("main").getByRole("heading").filter({ hasText: category })).toBeVisible();
  await expect(card).toContainText("30 000");
  await expect(card).toContainText("40 000");
  await expect(card.locator("img").first()).toHaveJSProperty("complete", true);

  const row = page.getByRole("row").filter({ hasText: product });
  await page.getByRole("textbox", { name: t("products.search") }).fill(product.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("button", { name: product }).click();
  await findField("product.discount").fill("0");
  await saveForm();
  expect(await fetchStoreProduct()).toMatchObject({ costPrice: 40_000, discount: 0 });

  // The price grid saves a typed price when the focus leaves the cell.
  await page.getByRole("link", { name: t("grid.edit"), exact: true }).click();
  await page.getByRole("searchbox", { name: t("products.search") }).fill(product);
  const price = page.locator('[data-row="0"] [data-column="2"]');
  await expect(price).toContainText(/40\s000/);
  await price.click();
  await page.keyboard.type("51000");
  await page.keyboard.press("Enter");
  await expect(price).toHaveAttribute("data-sign", "saved");
  expect(await fetchStoreProduct()).toMatchObject({ costPrice: 51_000 });

  // The product is hidden with its category, and a category with products cannot be deleted.
  await openManagePage("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  const own = page.getByRole("row").filter({ hasText: category });
  const pressRemoveCategory = async () => {
    await own.getByRole("button", { name: category }).click();
    await form.getByRole("button", { name: t("resource.remove") }).click();
  };
  await pressRemoveCategory();
  const inUse = t("resource.in-use", { uses: t("uses.products", { count: 1 }) });
  await expect(page.getByText(inUse)).toBeVisible();
  await page.keyboard.press("Escape");
  await own.getByRole("switch").click({ force: true });
  await expect(own.getByRole("switch")).not.toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: category })).toBeVisible();
  expect(await fetchStoreProduct()).toBeUndefined();
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(own.getByRole("switch")).toBeChecked();
  await expect.poll(fetchStoreProduct).toBeDefined();

  await openManagePage("products");
  await page.getByRole("textbox", { name: t("products.search") }).fill(product);
  await row.getByRole("button", { name: product }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(row).toBeHidden();
  expect(await fetchStoreProduct()).toBeUndefined();
  await openManagePage("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  await pressRemoveCategory();
  await expect(own).toBeHidden();
});
