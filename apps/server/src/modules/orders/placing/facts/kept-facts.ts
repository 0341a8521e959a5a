import { LRUCache } from "lru-cache";
import type { BranchFacts, BrandFacts, OfferedProduct } from "./facts.ts";

/** Characters of JSON: the menus of some fifty brands; what nobody orders any more goes first. */
const MAX_SIZE = 8_000_000;

export interface BrandQuestion {
  merchantId: string;
  branchId: string;
  productIds: string[];
}

/** The brands' part of the facts in this process. It may be outdated: whoever uses it compares its version. */
export interface KeptFacts {
  /** All that is asked for, of one version; null where something of it is not here. */
  find(question: BrandQuestion): BrandFacts | null;
  keep(question: BrandQuestion, facts: BrandFacts): void;
  size(): number;
}

interface Kept {
  contentVersion: number;
  size: number;
  branch?: BranchFacts;
  /** A product and, where it is a set, its parts. */
  products?: OfferedProduct[];
}

/** Each branch and each product of it under a key of its own, so that baskets share them. */
export function createKeptFacts({ maxSize = MAX_SIZE } = {}): KeptFacts {
  const kept = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ size }) => size });
  const keyOf = ({ merchantId, branchId }: BrandQuestion) => `${merchantId} ${branchId}`;
  return {
    size: () => kept.calculatedSize,
    find(question) {
      const key = keyOf(question);
      const ofBranch = kept.get(key);
      if (!ofBranch?.branch) return null;
      const { contentVersion } = ofBranch;
      const products = new Map<string, OfferedProduct>();
      for (const id of question.productIds) {
        const ofProduct = kept.get(`${key} ${id}`);
        if (ofProduct?.contentVersion !== contentVersion) return null;
        for (const product of ofProduct.products ?? []) products.set(product.id, product);
      }
      return { ...ofBranch.branch, contentVersion, products: [...products.values()] };
    },
    keep(question, { contentVersion, products, ...branch }) {
      // An unknown branch is anybody's word.
      if (!branch.branch) return;
      const key = keyOf(question);
      kept.set(key, { contentVersion, size: sizeOf(branch), branch });
      const byId = new Map(products.map((product) => [product.id, product]));
      for (const id of question.productIds) {
        const product = byId.get(id);
        if (!product) continue;
        const withParts = [product, ...partsOf(product).flatMap((part) => byId.get(part) ?? [])];
        kept.set(`${key} ${id}`, { contentVersion, size: sizeOf(withParts), products: withParts });
      }
    },
  };
}

function partsOf({ modificationGroups }: OfferedProduct): string[] {
  return modificationGroups.flatMap((group) => group.modifications.flatMap((each) => each.productId ?? []));
}

function sizeOf(facts: object): number {
  return JSON.stringify(facts).length;
}
