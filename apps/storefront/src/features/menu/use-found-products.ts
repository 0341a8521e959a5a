import { createProductDocument } from "@dasturxon/domain/product-document";
import { createSearchIndex, type SearchIndex } from "@dasturxon/domain/search";
import { useMemo } from "react";
import type { Category, Menu, Product } from "../../platform/shapes.ts";
import { buildMenuSections, type MenuSection } from "./menu-model.ts";
import { applySearchFilters, isFiltering, NO_SEARCH_FILTERS, type SearchFilters } from "./search-filters.ts";

/** Number of hits of a query without filters. */
const MAX_FOUND_PRODUCTS = 40;
const MAX_POPULAR_PRODUCTS = 8;
const MAX_NAME_SUGGESTIONS = 4;

export interface FoundProducts {
  sections: readonly MenuSection[];
  /** All products that the menu of the branch shows. */
  products: readonly Product[];
  /** Categories by the ids of their products. */
  categories: ReadonlyMap<string, Category>;
  /** Hits of the query that match the filters. Without a query, all products of the menu that match. */
  found: Product[];
  /** Popular products, which are shown before a query or a filter is entered. */
  popular: Product[];
  /** Products with names similar to a query without hits. */
  guesses: Product[];
  /** Whether the query has hits, but the filters exclude all of them. */
  isFilteredOut: boolean;
}

function createMenuIndex({ products, categories }: Menu): SearchIndex {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return createSearchIndex(
    products.map((product) => createProductDocument(product, names.get(product.categoryId))),
  );
}

/** Searches the menu of a branch [MN-8]. */
export function useFoundProducts(
  menu: Menu,
  branchId: string | null,
  { query, filters }: { query: string; filters: SearchFilters },
): FoundProducts {
  const index = useMemo(() => createMenuIndex(menu), [menu]);
  const sections = useMemo(() => buildMenuSections(menu, branchId), [menu, branchId]);
  const products = useMemo(() => sections.flatMap((section) => section.products), [sections]);
  const categories = useMemo(
    () =>
      new Map(
        sections.flatMap((section) => section.products.map(({ id }) => [id, section.category] as const)),
      ),
    [sections],
  );
  return useMemo(() => {
    const byId = new Map(products.map((product) => [product.id, product]));
    const toProducts = (hits: { id: string }[]) => hits.flatMap(({ id }) => byId.get(id) ?? []);
    const isPlain = !isFiltering(filters) && filters.order === NO_SEARCH_FILTERS.order;
    // The filters and the order apply to all hits, and not only to the best ones.
    const hits = query
      ? toProducts(index.search(query, isPlain ? MAX_FOUND_PRODUCTS : index.size))
      : products;
    const found = applySearchFilters(hits, filters);
    return {
      sections,
      products,
      categories,
      found,
      popular: products.filter(({ labels }) => labels.includes("HIT")).slice(0, MAX_POPULAR_PRODUCTS),
      guesses: hits.length > 0 ? [] : toProducts(index.guess(query, MAX_NAME_SUGGESTIONS)),
      isFilteredOut: hits.length > 0 && found.length === 0,
    };
  }, [index, sections, products, categories, query, filters]);
}
