import { createSearchIndex } from "@dasturxon/domain/search";
import { useMemo, useRef } from "react";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { toBranchProduct, useSaleContext } from "../../shop/menu/product-here.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { BasketSteppers } from "./static/basket-steppers.tsx";
import { buildMenuSections } from "./menu-model.ts";
import { useMenuTaps } from "./static/menu-taps.ts";
import { ProductCard } from "./product-card.tsx";
import { saveRecentSearch } from "./recent-searches.ts";
import { NoSearchResults } from "./nothing-found.tsx";
import { SearchSection, SearchSuggestions } from "./search-start.tsx";
import { useDebouncedValue } from "./use-debounced.ts";

const MAX_FOUND_PRODUCTS = 40;
const MAX_POPULAR_PRODUCTS = 8;
const MAX_NAME_SUGGESTIONS = 4;
/** Number of results rendered on each input. Further results are rendered after a pause in typing. */
const IMMEDIATE_RESULT_COUNT = 8;
const OTHER_RESULTS_DELAY_MS = 200;

interface SearchResultsProps {
  menu: Menu;
  query: string;
  onSuggest(query: string): void;
}

/** Renders the search results. Without a query, renders suggestions. Without results, renders similar names [MN-8]. */
export function SearchResults({ menu, query, onSuggest }: SearchResultsProps) {
  const t = useT();
  const text = useText();
  const board = useRef<HTMLDivElement>(null);
  const openProduct = useOpenProduct();
  const branchId = useChosenBranchId();
  const context = useSaleContext();
  const index = useMemo(() => createSearchIndex(menu.products), [menu]);
  const sections = useMemo(() => buildMenuSections(menu, branchId), [menu, branchId]);
  const shown = useMemo(
    () =>
      new Map(
        sections.flatMap(({ products, category }) =>
          products.map((product) => [product.id, { product, category }] as const),
        ),
      ),
    [sections],
  );
  const found = useMemo(() => {
    const findHitProducts = (hits: { id: string }[]) =>
      hits.flatMap(({ id }) => shown.get(id)?.product ?? []);
    if (query === "")
      return [...shown.values()]
        .map(({ product }) => product)
        .filter(({ labels }) => labels.includes("HIT"))
        .slice(0, MAX_POPULAR_PRODUCTS);
    return findHitProducts(index.search(query, MAX_FOUND_PRODUCTS));
  }, [index, query, shown]);
  const guesses = useMemo(
    () =>
      query === "" || found.length > 0
        ? []
        : index.guess(query, MAX_NAME_SUGGESTIONS).flatMap(({ id }) => shown.get(id)?.product ?? []),
    [index, query, found, shown],
  );
  const isResting = useDebouncedValue(query, OTHER_RESULTS_DELAY_MS) === query;
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
  const renderCards = (products: readonly Product[]) => (
    <div data-view="SMALL">
      <ul className="cards grid-cols-1!">
        {products.flatMap((product) => {
          const category = shown.get(product.id)?.category;
          if (!category) return [];
          return (
            <ProductCard
              key={product.id}
              product={product}
              category={{ ...category, viewType: "SMALL" }}
              sale={context}
            />
          );
        })}
      </ul>
    </div>
  );

  return (
    <div ref={board}>
      <p role="status" className="sr-only">
        {query ? t("search.count", { count: found.length }) : ""}
      </p>
      {query === "" ? (
        <SearchSuggestions sections={sections} onSuggest={onSuggest}>
          {found.length > 0 && <SearchSection title={t("search.hits")}>{renderCards(found)}</SearchSection>}
        </SearchSuggestions>
      ) : found.length === 0 ? (
        <NoSearchResults
          guesses={guesses.map(({ name }) => text(name))}
          sections={sections}
          onSuggest={onSuggest}
        />
      ) : (
        <section className="pt-2" aria-label={t("search.title")}>
          <h2 className="sr-only">{t("search.count", { count: found.length })}</h2>
          {renderCards(found.slice(0, isResting ? MAX_FOUND_PRODUCTS : IMMEDIATE_RESULT_COUNT))}
        </section>
      )}
      <BasketSteppers
        board={board}
        key={`${isResting} ${found.map((product) => product.id).join()}`}
        onOpenProduct={openProduct}
      />
    </div>
  );
}
