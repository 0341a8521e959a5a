import { useMemo, useRef } from "react";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { toBranchProduct, useProductSaleContext } from "../../shop/menu/product-here.ts";
import type { Menu } from "../../platform/shapes.ts";
import { useMenuTaps } from "./static/menu-taps.ts";
import { saveRecentSearch } from "./recent-searches.ts";
import { NoResultsWithFilters, NoSearchResults } from "./nothing-found.tsx";
import { SearchCards, SearchPages } from "./search-cards.tsx";
import { SearchFilterBar } from "./search-filter-bar.tsx";
import { isFiltering, listOfferedFilters, NO_SEARCH_FILTERS, type SearchFilters } from "./search-filters.ts";
import { SearchSection, SearchSuggestions } from "./search-start.tsx";
import { useFoundProducts } from "./use-found-products.ts";

interface SearchResultsProps {
  menu: Menu;
  query: string;
  filters: SearchFilters;
  onSuggest(query: string): void;
  onFilter(filters: SearchFilters): void;
}

/** Renders the filters and the search results. Without a query and filters, renders suggestions [MN-8]. */
export function SearchResults({ menu, query, filters, onSuggest, onFilter }: SearchResultsProps) {
  const t = useT();
  const text = useText();
  const board = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const openProduct = useOpenProduct();
  const branchId = useChosenBranchId();
  const context = useProductSaleContext();
  const { sections, products, categories, found, popular, guesses, isFilteredOut } = useFoundProducts(
    menu,
    branchId,
    { query, filters },
  );
  const offered = useMemo(() => listOfferedFilters(products, filters), [products, filters]);
  const isSearching = query !== "" || isFiltering(filters) || filters.order !== NO_SEARCH_FILTERS.order;
  useMenuTaps(board, {
    onProduct(id, mode) {
      saveRecentSearch(query);
      openProduct(id, mode);
    },
    onAdd(product) {
      saveRecentSearch(query);
      const isAdded = addToBasketDirectly(toBranchProduct(product, context), branchId);
      if (!isAdded) openProduct(product.id, "sheet");
      return isAdded;
    },
  });
  const clearFilters = () => {
    onFilter({ ...NO_SEARCH_FILTERS, order: filters.order });
    // The pressed button disappears, so the focus moves to the filters.
    bar.current?.focus();
  };
  const cards = { categories, board, onOpenProduct: openProduct };

  return (
    <div ref={board}>
      <SearchFilterBar ref={bar} offered={offered} filters={filters} onChange={onFilter} />
      <p role="status" className="sr-only">
        {isSearching ? t("search.count", { count: found.length }) : ""}
      </p>
      {!isSearching ? (
        <SearchSuggestions sections={sections} onSuggest={onSuggest}>
          {popular.length > 0 && (
            <SearchSection title={t("search.hits")}>
              <SearchCards products={popular} {...cards} />
            </SearchSection>
          )}
        </SearchSuggestions>
      ) : isFilteredOut ? (
        <NoResultsWithFilters filters={filters} onClear={clearFilters} />
      ) : found.length === 0 ? (
        <NoSearchResults
          query={query}
          guesses={guesses.map(({ name }) => text(name))}
          sections={sections}
          onSuggest={onSuggest}
        />
      ) : (
        <section className="pt-2" aria-label={t("search.title")}>
          <h2 className="sr-only">{t("search.count", { count: found.length })}</h2>
          <SearchPages search={JSON.stringify([query, filters])} products={found} {...cards} />
        </section>
      )}
    </div>
  );
}
