import { expect, test } from "vitest";
import type { OrderBrandFacts, ProductInBranch } from "./facts.ts";
import { createFactsCache } from "./facts-cache.ts";

const createProductFacts = (id: string, parts: string[] = []) =>
  ({
    id,
    modificationGroups: [{ modifications: parts.map((productId) => ({ productId })) }],
  }) as ProductInBranch;
const createFacts = (contentVersion: number, ...products: ProductInBranch[]) =>
  ({ contentVersion, products, branch: { id: "b" }, regions: [] }) as unknown as OrderBrandFacts;
const createFactsQuery = (...productIds: string[]) => ({ merchantId: "m", branchId: "b", productIds });
const listProductIds = (found: OrderBrandFacts | null) => found?.products.map(({ id }) => id);

test("baskets share the cache: a product read for one is available to the next", () => {
  const kept = createFactsCache();
  kept.keep(
    createFactsQuery("plov", "tea"),
    createFacts(1, createProductFacts("plov"), createProductFacts("tea")),
  );
  kept.keep(
    createFactsQuery("set"),
    createFacts(1, createProductFacts("set", ["plov", "gone"]), createProductFacts("plov")),
  );
  expect(listProductIds(kept.find(createFactsQuery("tea")))).toEqual(["tea"]);
  expect(listProductIds(kept.find(createFactsQuery("tea", "set")))).toEqual(["tea", "set", "plov"]);
  expect(kept.find(createFactsQuery("tea", "cake"))).toBeNull();
});

test("[BK-8] never combines data of two versions", () => {
  const kept = createFactsCache();
  kept.keep(
    createFactsQuery("plov", "tea"),
    createFacts(1, createProductFacts("plov"), createProductFacts("tea")),
  );
  kept.keep(createFactsQuery("plov"), createFacts(2, createProductFacts("plov")));
  expect(kept.find(createFactsQuery("plov"))).toMatchObject({ contentVersion: 2 });
  expect(kept.find(createFactsQuery("plov", "tea"))).toBeNull();
});

test("bounds memory by size: evicts the least recently used, and caches only the brand's own data", () => {
  const kept = createFactsCache({ maxSize: 2000 });
  for (let n = 0; n < 100; n += 1)
    kept.keep(createFactsQuery(`p${n}`), createFacts(1, createProductFacts(`p${n}`)));
  expect(kept.size()).toBeLessThanOrEqual(2000);
  expect(kept.size()).toBeGreaterThan(1000);
  expect(kept.find(createFactsQuery("p0"))).toBeNull();
  expect(listProductIds(kept.find(createFactsQuery("p99")))).toEqual(["p99"]);
  const before = kept.size();
  kept.keep(createFactsQuery("stranger"), { ...createFacts(1), branch: null });
  kept.keep(createFactsQuery("stranger"), createFacts(1));
  expect(kept.size()).toBe(before);
});
