import { expect, test } from "vitest";
import { demoBrands, generateDemoBrands, generateMenu } from "./index.ts";

const [osh] = demoBrands;

test.each([300, 2_000, 10_000])("a menu of %i products has that many, with their own keys", (count) => {
  if (!osh) throw new Error("there is no first brand");
  const { products, categories } = generateMenu(osh, { count });
  const places = new Set(categories.map((one) => one.key));
  expect(products).toHaveLength(count);
  expect(new Set(products.map((one) => one.key)).size).toBe(count);
  expect(products.every((one) => places.has(one.categoryKey) && one.costPrice > 0)).toBe(true);
});

test("the same seed generates the same menu, another seed another", () => {
  if (!osh) throw new Error("there is no first brand");
  const first = generateMenu(osh, { count: 400, seed: 7 });
  expect(generateMenu(osh, { count: 400, seed: 7 })).toEqual(first);
  expect(generateMenu(osh, { count: 400, seed: 8 })).not.toEqual(first);
});

test("generates ten thousand brands one by one, each with its own key and phone", () => {
  const keys = new Set<string>();
  const phones = new Set<string>();
  for (const brand of generateDemoBrands({ count: 10_000 })) {
    keys.add(brand.key);
    phones.add(brand.phone);
  }
  expect([keys.size, phones.size]).toEqual([10_000, 10_000]);
});

test("a brand of an installation can get a menu of any size", () => {
  const [brand] = generateDemoBrands({ count: 1, products: 25 });
  expect(brand?.products).toHaveLength(25);
});
