import { expect, test } from "vitest";
import { createTestProduct } from "../../testing/product-fixture.ts";
import {
  applySearchFilters,
  isFiltering,
  listOfferedFilters,
  NO_SEARCH_FILTERS,
  readSearchUrlParameters,
  type SearchFilters,
  writeSearchUrlParameters,
} from "./search-filters.ts";

const products = [
  createTestProduct({ id: "plov", costPrice: 45_000, labels: ["HIT", "HALAL"] }),
  createTestProduct({ id: "salad", costPrice: 18_000, labels: ["VEGETARIAN", "HALAL"] }),
  createTestProduct({ id: "pepper", costPrice: 20_000, discount: 50, labels: ["VEGETARIAN", "SPICY"] }),
  createTestProduct({ id: "tea", costPrice: 8_000 }),
];
const findIds = (filters: Partial<SearchFilters>) =>
  applySearchFilters(products, { ...NO_SEARCH_FILTERS, ...filters }).map(({ id }) => id);

test("[MN-8] without filters, all products stay in the order of relevance", () => {
  expect(findIds({})).toEqual(["plov", "salad", "pepper", "tea"]);
  expect(isFiltering({ ...NO_SEARCH_FILTERS, order: "price-ascending" })).toBe(false);
});

test("[MN-8] a product must have all labels that are set", () => {
  expect(findIds({ labels: ["HALAL"] })).toEqual(["plov", "salad"]);
  expect(findIds({ labels: ["HALAL", "VEGETARIAN"] })).toEqual(["salad"]);
  expect(findIds({ labels: ["HALAL", "SPICY"] })).toEqual([]);
});

test("[MN-8] the highest price and the order apply to the price after the discount", () => {
  expect(findIds({ maxPrice: 10_000 })).toEqual(["pepper", "tea"]);
  expect(findIds({ order: "price-ascending" })).toEqual(["tea", "pepper", "salad", "plov"]);
  expect(findIds({ order: "price-descending" })).toEqual(["plov", "salad", "pepper", "tea"]);
});

test("[MN-8] products of the same price stay in the order of relevance in both directions", () => {
  const equal = ["a", "b", "c"].map((id) => createTestProduct({ id }));
  for (const order of ["price-ascending", "price-descending"] as const)
    expect(applySearchFilters(equal, { ...NO_SEARCH_FILTERS, order })).toEqual(equal);
});

test("[MN-15] a product sold by weight is compared by the price of a whole unit, as on its card", () => {
  const beef = createTestProduct({ unit: "KG", measure: 0.1, isWeighed: true, costPrice: 9_000 });
  expect(applySearchFilters([beef], { ...NO_SEARCH_FILTERS, maxPrice: 50_000 })).toEqual([]);
  expect(applySearchFilters([beef], { ...NO_SEARCH_FILTERS, maxPrice: 90_000 })).toEqual([beef]);
});

test("[MN-8] offers no label and no price that would match no product or all of them", () => {
  const offered = listOfferedFilters(products, NO_SEARCH_FILTERS);
  expect(offered.labels).toEqual(["HALAL", "VEGETARIAN", "SPICY"]);
  expect(offered.maxPrices).toEqual([10_000, 20_000]);
  expect(listOfferedFilters(products.slice(3), NO_SEARCH_FILTERS)).toEqual({ labels: [], maxPrices: [] });
  expect(listOfferedFilters([], NO_SEARCH_FILTERS)).toEqual({ labels: [], maxPrices: [] });
});

test("[MN-8] filters that are set are offered without a match too, so that they can be removed", () => {
  expect(listOfferedFilters([], { ...NO_SEARCH_FILTERS, labels: ["SPICY"], maxPrice: 7_000 })).toEqual({
    labels: ["SPICY"],
    maxPrices: [7_000],
  });
});

test("[MN-8] the address contains the query and the filters, and restores them", () => {
  const filters: SearchFilters = { labels: ["HALAL", "SPICY"], maxPrice: 50_000, order: "price-descending" };
  const params = writeSearchUrlParameters("osh", filters);
  expect(params.toString()).toBe("q=osh&label=halal&label=spicy&upTo=50000&sort=price-descending");
  expect(readSearchUrlParameters(params)).toEqual({ query: "osh", filters });
  expect(writeSearchUrlParameters("", NO_SEARCH_FILTERS).toString()).toBe("");
});

test.each(["label=hit&label=x", "upTo=-5", "upTo=1e9", "upTo=0", "sort=name", ""])(
  "[MN-8] the address %s sets no filters",
  (address) => {
    expect(readSearchUrlParameters(new URLSearchParams(address)).filters).toEqual(NO_SEARCH_FILTERS);
  },
);
