import type { Menu, OrderQuote, Product } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testMenu, createTestProduct } from "../../testing/test-menu.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";
import { importMenu } from "./index.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestShop();
const [dishes] = testMenu.categories;
if (!dishes) throw new Error("the test menu has categories");
const createGroupWithPriority = (key: string, priority: number) => ({ key, name: { uz: key }, priority });
const createCategoryWithPriority = (key: string, groupKey: string, priority: number) => ({
  ...dishes,
  key,
  groupKey,
  priority,
  name: { uz: key },
});
const createProductWithPriority = (key: string, categoryKey: string, priority: number) =>
  createTestProduct(key, 10_000, { categoryKey, priority, isCartRecommendation: true });
await app.db.tenant(app.osh, (tx) =>
  importMenu(
    tx,
    { id: app.osh, key: "osh" },
    {
      groups: [
        createGroupWithPriority("late", 9),
        createGroupWithPriority("early", -1),
        createGroupWithPriority("bare", 0),
      ],
      categories: [
        createCategoryWithPriority("last", "late", 30),
        createCategoryWithPriority("first", "early", 10),
        createCategoryWithPriority("second", "early", 20),
        createCategoryWithPriority("gone", "bare", 1),
      ],
      products: [
        createProductWithPriority("third", "first", 3),
        createProductWithPriority("one", "first", 1),
        createProductWithPriority("two", "first", 2),
        createProductWithPriority("hidden", "gone", 1),
        createProductWithPriority("buried", "gone", 2),
        createProductWithPriority("chat", "second", 5),
        createProductWithPriority("tail", "last", 1),
      ],
    },
  ),
);
const changeMenuRow = (key: string, what: ReturnType<typeof sql>) =>
  changeBrandContent(
    app,
    app.osh,
    sql`update products set ${what} where merchant_id = ${app.osh} and id = ${productIdFromKey(key)}`,
  );
await changeMenuRow("hidden", sql`is_active = false`);
await changeMenuRow("buried", sql`deleted_at = now()`);
await changeMenuRow("chat", sql`channels = '{TG}'`);
beforeEach(() => {
  app.directory.drop();
  app.http.invalidate(app.osh);
});
const fetchMenu = async (type = "WEB") => (await app.call<Menu>(`/products/v1/overalls?type=${type}`)).body;
const addedNames = new Set(["early", "late", "bare", "first", "second", "last", "gone"]);
const listRowNames = (rows: { name: { uz?: string | null | undefined } }[]) =>
  rows.map(({ name }) => name.uz ?? "").filter((name) => addedNames.has(name));

test("[MN-1] sorts groups, categories and products by priority, not by creation time", async () => {
  const { groups, categories, products } = await fetchMenu("TG");
  expect(listRowNames(groups)).toEqual(["early", "late"]);
  expect(listRowNames(categories)).toEqual(["first", "second", "last"]);
  const first = categories.find(({ name }) => name.uz === "first")?.id;
  expect(products.filter(({ categoryId }) => categoryId === first).map(({ id }) => id)).toEqual(
    ["one", "two", "third"].map((key) => productIdFromKey(key)),
  );
});

test("[MN-1, MN-12] hides a category, and its group, if all its products are off, deleted or of another channel", async () => {
  const { groups, categories } = await fetchMenu();
  expect(listRowNames(groups)).toEqual(["early", "late"]);
  expect(listRowNames(categories)).toEqual(["first", "last"]);
});

test("[MN-12] search and recommendations respect the channel too", async () => {
  const fetchProductIds = async (path: string, type: string) => {
    const { body } = await app.call<Product[] | { products: Product[] }>(`${path}type=${type}`);
    return [body]
      .flat()
      .flatMap((each) => ("products" in each ? each.products : [each]))
      .map(({ id }) => id);
  };
  for (const path of ["/products/v1/search?q=chat&", "/products/v1/recommendations?"]) {
    expect(await fetchProductIds(path, "TG"), path).toContain(productIdFromKey("chat"));
    expect(await fetchProductIds(path, "WEB"), path).not.toContain(productIdFromKey("chat"));
  }
});

test("[MN-7] a product that is off or deleted is not found, not recommended, and cannot be ordered", async () => {
  const { token } = await app.signIn(CUSTOMER_PHONE);
  for (const key of ["hidden", "buried"]) {
    const found = await app.call<{ products: Product[] }>(`/products/v1/search?q=${key}`);
    expect(found.body.products).toEqual([]);
    const body = createPickupBody({
      cartItems: [{ productId: productIdFromKey(key), count: 1 }],
      totalPrice: 12_000,
    });
    const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body });
    expect(quote.body.obstacles.map(({ code }) => code)).toEqual(["product_not_found"]);
    const refused = await app.call("/orders/v1/orders", { token, body });
    expect(refused).toMatchObject({ status: 404, body: { code: "product_not_found" } });
  }
  const offered = (await app.call<Product[]>("/products/v1/recommendations")).body.map(({ id }) => id);
  expect(offered).not.toContain(productIdFromKey("hidden"));
});
