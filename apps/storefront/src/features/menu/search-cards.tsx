import { type RefObject, useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import type { Category, Product } from "../../platform/shapes.ts";
import { useProductSaleContext } from "../../shop/menu/product-here.ts";
import { Button } from "../../ui/button.tsx";
import { ProductCard } from "./product-card.tsx";
import { BasketSteppers } from "./static/basket-steppers.tsx";
import { useDebouncedValue } from "./use-debounced.ts";

/** Number of results rendered on each input. Further results are rendered after a pause in typing. */
const IMMEDIATE_SEARCH_RESULT_COUNT = 8;
const OTHER_SEARCH_RESULTS_DELAY_MS = 200;
/** Number of results before a button shows further ones. */
const SEARCH_RESULTS_PER_PAGE = 40;

interface SearchCardsProps {
  products: readonly Product[];
  /** Categories by the ids of their products. */
  categories: ReadonlyMap<string, Category>;
  /** Element that contains the product cards. */
  board: RefObject<HTMLElement | null>;
  onOpenProduct(id: string, mode: "sheet" | "page"): void;
}

/** Renders products of the search as rows, with steppers for those in the basket. */
export function SearchCards({ products, categories, board, onOpenProduct }: SearchCardsProps) {
  const sale = useProductSaleContext();
  return (
    <div data-view="SMALL">
      <ul className="cards grid-cols-1!">
        {products.flatMap((product) => {
          const category = categories.get(product.id);
          if (!category) return [];
          return (
            <ProductCard
              key={product.id}
              product={product}
              category={{ ...category, viewType: "SMALL" }}
              sale={sale}
            />
          );
        })}
      </ul>
      <BasketSteppers
        board={board}
        key={products.map((product) => product.id).join()}
        onOpenProduct={onOpenProduct}
      />
    </div>
  );
}

/** Renders the results of a search in pages. `search` identifies the search: a new one begins with the first page. */
export function SearchPages({ search, ...cards }: SearchCardsProps & { search: string }) {
  const t = useT();
  const [shown, setShown] = useState({ search, count: SEARCH_RESULTS_PER_PAGE });
  const isResting = useDebouncedValue(search, OTHER_SEARCH_RESULTS_DELAY_MS) === search;
  const count = shown.search === search ? shown.count : SEARCH_RESULTS_PER_PAGE;
  return (
    <>
      <SearchCards
        {...cards}
        products={cards.products.slice(0, isResting ? count : IMMEDIATE_SEARCH_RESULT_COUNT)}
      />
      {isResting && cards.products.length > count && (
        <Button
          look="quiet"
          isWide
          className="mt-4"
          onClick={() => setShown({ search, count: count + SEARCH_RESULTS_PER_PAGE })}
        >
          {t("search.more")}
        </Button>
      )}
    </>
  );
}
