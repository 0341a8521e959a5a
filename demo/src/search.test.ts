import { createProductDocument } from "@dasturxon/domain/product-document";
import { createSearchIndex } from "@dasturxon/domain/search";
import { expect, test } from "vitest";
import { demoBrands } from "./brands.ts";

const indexes = new Map(
  demoBrands.map(({ key, categories, products }) => {
    const names = new Map(categories.map((category) => [category.key, category.name]));
    const documents = products.map((product) =>
      createProductDocument({ ...product, id: product.key }, names.get(product.categoryKey)),
    );
    return [key, createSearchIndex(documents)];
  }),
);
const searchKeys = (brand: string, query: string) =>
  indexes
    .get(brand)
    ?.search(query, 100)
    .map(({ id }) => id) ?? [];

test.each(["osh", "ош", "плов", "plov", "palov"])(
  "[MN-8] %s in the demo restaurant shows the portions of plov before the cauldron of 5 kg",
  (query) => {
    const keys = searchKeys("osh", query);
    const plovs = demoBrands
      .find(({ key }) => key === "osh")
      ?.products.filter(({ categoryKey }) => categoryKey === "palov")
      .map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...(plovs ?? []), "qozon-osh"]));
    const cauldron = keys.indexOf("qozon-osh");
    expect(plovs?.filter((key) => keys.indexOf(key) > cauldron)).toEqual([]);
  },
);

test.each([
  ["сыр", "vinegar"],
  ["cola", "rice-chungara"],
  ["кола", "rice-chungara"],
  ["egg", "oil-sunflower"],
  ["beef", "milk-32"],
  ["рыба", "beef"],
])(
  "[MN-8] %s in the demo market finds goods, and not %s, which only sounds alike or shares a category",
  (query, key) => {
    const keys = searchKeys("market", query);
    expect(keys.length).toBeGreaterThan(0);
    expect(demoBrands.flatMap(({ products }) => products).map((product) => product.key)).toContain(key);
    expect(keys).not.toContain(key);
  },
);

test("[MN-8] meat of the demo market is found by the word halal in any language, and the restaurant has no label", () => {
  for (const query of ["halol", "ҳалол", "халяль", "halal", "حلال"]) {
    expect(searchKeys("market", query)).toEqual(expect.arrayContaining(["lamb", "liver"]));
    expect(searchKeys("osh", query)).toEqual([]);
  }
});
