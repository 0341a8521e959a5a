import type { Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestProduct } from "../../testing/test-menu.ts";
import { addToTestMenu, productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
const fetchStockLeft = async (key: string) => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Menu>("/products/v1/overalls");
  return body.products.find(({ id }) => id === productIdFromKey(key))?.count;
};

test("[MN-6] importing a product with a count sets its stock; without a count it is not counted", async () => {
  await addToTestMenu(app, { products: [createTestProduct("halva", 9_000, { stock: 3 })] });
  expect(await fetchStockLeft("halva")).toBe(3);
  await addToTestMenu(app, { products: [createTestProduct("halva", 9_000, { stock: 5 })] });
  expect(await fetchStockLeft("halva")).toBe(5);
  await addToTestMenu(app, { products: [createTestProduct("halva", 9_000, { stock: null })] });
  expect(await fetchStockLeft("halva")).toBeNull();
});
