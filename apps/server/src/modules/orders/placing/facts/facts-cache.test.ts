import { expect, test } from "vitest";
import type { BrandFacts, OfferedProduct } from "./facts.ts";
import { createFactsCache } from "./facts-cache.ts";

const product = (id: string, parts: string[] = []) =>
  ({
    id,
    modificationGroups: [{ modifications: parts.map((productId) => ({ productId })) }],
  }) as OfferedProduct;
const facts = (contentVersion: number, ...products: OfferedProduct[]) =>
  ({ contentVersion, products, branch: { id: "b" }, regions: [] }) as unknown as BrandFacts;
const ask = (...productIds: string[]) => ({ merchantId: "m", branchId: "b", productIds });
const idsOf = (found: BrandFacts | null) => found?.products.map(({ id }) => id);

test("baskets share the cache: a product read for one is available to the next", () => {
  const kept = createFactsCache();
  kept.keep(ask("plov", "tea"), facts(1, product("plov"), product("tea")));
  kept.keep(ask("set"), facts(1, product("set", ["plov", "gone"]), product("plov")));
  expect(idsOf(kept.find(ask("tea")))).toEqual(["tea"]);
  expect(idsOf(kept.find(ask("tea", "set")))).toEqual(["tea", "set", "plov"]);
  expect(kept.find(ask("tea", "cake"))).toBeNull();
});

test("[BK-8] never combines data of two versions", () => {
  const kept = createFactsCache();
  kept.keep(ask("plov", "tea"), facts(1, product("plov"), product("tea")));
  kept.keep(ask("plov"), facts(2, product("plov")));
  expect(kept.find(ask("plov"))).toMatchObject({ contentVersion: 2 });
  expect(kept.find(ask("plov", "tea"))).toBeNull();
});

test("bounds memory by size: evicts the least recently used, and caches only the brand's own data", () => {
  const kept = createFactsCache({ maxSize: 2000 });
  for (let n = 0; n < 100; n += 1) kept.keep(ask(`p${n}`), facts(1, product(`p${n}`)));
  expect(kept.size()).toBeLessThanOrEqual(2000);
  expect(kept.size()).toBeGreaterThan(1000);
  expect(kept.find(ask("p0"))).toBeNull();
  expect(idsOf(kept.find(ask("p99")))).toEqual(["p99"]);
  const before = kept.size();
  kept.keep(ask("stranger"), { ...facts(1), branch: null });
  kept.keep(ask("stranger"), facts(1));
  expect(kept.size()).toBe(before);
});
