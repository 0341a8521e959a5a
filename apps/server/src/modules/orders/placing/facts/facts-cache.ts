import { LRUCache } from "lru-cache";
import type { OrderBranchFacts, OrderBrandFacts, ProductInBranch } from "./facts.ts";

/**
 * Maximum size of the cache in characters of JSON, about the menus of 50 brands. The least recently used entries are
 * evicted.
 */
const MAX_FACTS_CACHE_CHARACTERS = 8_000_000;

export interface BrandFactsQuery {
  merchantId: string;
  branchId: string;
  productIds: string[];
}

/** In-process cache of brand facts. Entries may be outdated, so callers compare the content version. */
export interface BrandFactsCache {
  /** Returns all requested facts of a brand, of the same content version. Null if a requested fact is not cached. */
  find(question: BrandFactsQuery): OrderBrandFacts | null;
  keep(question: BrandFactsQuery, facts: OrderBrandFacts): void;
  size(): number;
}

interface BrandFactsCacheEntry {
  contentVersion: number;
  size: number;
  branch?: OrderBranchFacts;
  /** The requested product. If it is a set, the products of its parts follow. */
  products?: ProductInBranch[];
}

/**
 * Creates the cache. Each branch, and each product of a branch, has its own cache key, so that different baskets share
 * entries.
 */
export function createFactsCache({ maxSize = MAX_FACTS_CACHE_CHARACTERS } = {}): BrandFactsCache {
  const kept = new LRUCache<string, BrandFactsCacheEntry>({ maxSize, sizeCalculation: ({ size }) => size });
  const toCacheKey = ({ merchantId, branchId }: BrandFactsQuery) => `${merchantId} ${branchId}`;
  return {
    size: () => kept.calculatedSize,
    find(question) {
      const key = toCacheKey(question);
      const ofBranch = kept.get(key);
      if (!ofBranch?.branch) return null;
      const { contentVersion } = ofBranch;
      const products = new Map<string, ProductInBranch>();
      for (const id of question.productIds) {
        const ofProduct = kept.get(`${key} ${id}`);
        if (ofProduct?.contentVersion !== contentVersion) return null;
        for (const product of ofProduct.products ?? []) products.set(product.id, product);
      }
      return { ...ofBranch.branch, contentVersion, products: [...products.values()] };
    },
    keep(question, { contentVersion, products, ...branch }) {
      // Do not cache unknown branches, because a request may contain any id.
      if (!branch.branch) return;
      const key = toCacheKey(question);
      kept.set(key, { contentVersion, size: countJsonCharacters(branch), branch });
      const byId = new Map(products.map((product) => [product.id, product]));
      for (const id of question.productIds) {
        const product = byId.get(id);
        if (!product) continue;
        const withParts = [
          product,
          ...listModificationProductIds(product).flatMap((part) => byId.get(part) ?? []),
        ];
        kept.set(`${key} ${id}`, {
          contentVersion,
          size: countJsonCharacters(withParts),
          products: withParts,
        });
      }
    },
  };
}

function listModificationProductIds({ modificationGroups }: ProductInBranch): string[] {
  return modificationGroups.flatMap((group) => group.modifications.flatMap((each) => each.productId ?? []));
}

function countJsonCharacters(facts: object): number {
  return JSON.stringify(facts).length;
}
