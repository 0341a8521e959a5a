import { join } from "node:path";
import { expect, test } from "vitest";
import { listTextIdsByPage } from "./page-texts.ts";

const sourceFolder = join(import.meta.dirname, "../src");
const inSource = (file: string) => join(sourceFolder, file);

/** Modules by file below `src`, each with its code and the files that it imports statically. */
function createGraph(modules: Record<string, { code: string; imports?: string[]; lazyImports?: string[] }>) {
  const byId = new Map(Object.entries(modules).map(([file, module]) => [inSource(file), module]));
  return {
    getModuleIds: () => byId.keys(),
    getModuleInfo(id: string) {
      const module = byId.get(id);
      if (!module) return null;
      const [importedIds = [], dynamicallyImportedIds = []] = [module.imports, module.lazyImports].map(
        (files) => files?.map(inSource),
      );
      return { code: module.code, importedIds, dynamicallyImportedIds };
    },
  };
}

const graph = createGraph({
  "entry.client.tsx": { code: "" },
  "root.tsx": { code: 't("error.title")' },
  "routes/shop-layout.tsx?route-chunk=main": { code: "" },
  "routes/basket.tsx?route-chunk=main": { code: 't("basket.empty")', imports: ["sums.tsx"] },
  "routes/checkout.tsx?route-chunk=main": { code: "", imports: ["sums.tsx"] },
  "routes/product.tsx?route-chunk=main": {
    code: 'lazyPageComponent(() => __vitePreload(() => import("../reviews.tsx")));\nlazyComponent(() => import("../promo-sheet.tsx"))',
    lazyImports: ["reviews.tsx", "promo-sheet.tsx"],
  },
  "reviews.tsx": { code: "", imports: ["review-row.tsx"] },
  "review-row.tsx": { code: 't("review.read")' },
  "sums.tsx": { code: "t(`sum.${kind}`)" },
  "promo-sheet.tsx": { code: 't("promo.title")' },
});
const ids = [
  "basket.empty",
  "basket.empty.grocery",
  "error.title",
  "promo.title",
  "review.read",
  "sum.goods",
  "sum.tip",
];

test("[LN-1] a page has the texts of the modules that it loads at start, and of lazy parts that it shows at start", () => {
  expect(listTextIdsByPage(graph, ids)).toEqual({
    basket: ["basket.empty", "basket.empty.grocery", "error.title", "sum.goods", "sum.tip"],
    checkout: ["error.title", "sum.goods", "sum.tip"],
    product: ["error.title", "review.read"],
  });
});
