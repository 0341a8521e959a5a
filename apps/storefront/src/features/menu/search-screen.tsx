import { ArrowLeft, SearchX, X } from "lucide-react";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { createSearchIndex } from "@dasturxon/domain/search";
import { addToBasket } from "../../platform/basket.ts";
import { useBrand, useText } from "../../platform/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { loadMenu, productOf, useMenu } from "../../platform/menu-store.ts";
import { useOpenProduct } from "../../platform/open-product.ts";
import { useIsHydrated } from "../../platform/is-hydrated.ts";
import { usePlace } from "../../platform/place.ts";
import { needsChoice } from "../../platform/needs-choice.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BasketSlots } from "./basket-slots.tsx";
import { menuSections } from "./menu-model.ts";
import { useMenuTaps } from "./menu-taps.ts";
import { ProductCard } from "./product-card.tsx";
import { useResting } from "./use-resting.ts";

const MOST = 40;
/** As many as a screen shows: they are drawn at each letter, the others when the hand rests. */
const AT_ONCE = 8;
/** Milliseconds without another letter. */
const ADDRESS_FOLLOWS = 400;
const OTHERS_FOLLOW = 200;

/** Search that answers while typing, across scripts, typos and the wrong keyboard layout [MN-8]. */
export function SearchScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useBrand();
  const [params, setParams] = useSearchParams();
  const [typed, setQuery] = useState(params.get("q") ?? "");
  // The kept page knows no query: it is drawn without one, and so must the first look at it be.
  const query = useIsHydrated() ? typed : "";
  const asked = useDeferredValue(query.trim());
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const { menu, error } = useMenu();

  useEffect(() => {
    void loadMenu();
    field.current?.focus();
  }, []);

  // The address follows when the hand rests: moving there at each letter costs more than the search.
  const resting = useResting(typed, ADDRESS_FOLLOWS);
  const follow = useEffectEvent((q: string) => {
    if (q === (params.get("q") ?? "")) return;
    setParams(q ? { q } : {}, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => follow(resting), [resting]);

  return (
    <div className="mx-auto max-w-2xl px-4 pb-32">
      <div className="sticky top-0 z-20 -mx-4 flex items-center gap-1 bg-surface ps-2 pe-4 pt-[max(8px,var(--safe-top))] pb-2">
        <IconButton label={t("action.back")} onClick={() => void navigate(-1)}>
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <label className="flex min-h-11 flex-1 items-center rounded-full bg-sunken ps-4 ring-brand-ink focus-within:ring-2">
          <span className="sr-only">{t("header.search")}</span>
          <input
            ref={field}
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            lang={language}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t("search.hint")}
            className="w-full min-w-0 bg-transparent text-body outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          {query && (
            <IconButton label={t("search.clear")} onClick={() => setQuery("")}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </label>
      </div>
      {menu ? (
        <Results menu={menu} query={asked} onSuggest={setQuery} />
      ) : error ? (
        <ErrorState
          title={t("error.load")}
          text={errorText(error)}
          action={{ label: t("action.retry"), onPress: () => void loadMenu() }}
        />
      ) : (
        <div className="pt-4">
          <SkeletonRows count={6} label={t("state.loading")} />
        </div>
      )}
    </div>
  );
}

function Results({ menu, query, onSuggest }: { menu: Menu; query: string; onSuggest(query: string): void }) {
  const t = useT();
  const text = useText();
  const board = useRef<HTMLDivElement>(null);
  const openProduct = useOpenProduct();
  const { nearestBranchId } = usePlace();
  const index = useMemo(() => createSearchIndex(menu.products), [menu]);
  const sections = useMemo(() => menuSections(menu, nearestBranchId), [menu, nearestBranchId]);
  const shown = useMemo(
    () =>
      new Map(
        sections.flatMap((section) => section.products.map((product) => [product.id, section.category])),
      ),
    [sections],
  );
  const found = useMemo(
    () =>
      index
        .search(query, MOST)
        .map((hit) => productOf(hit.id))
        .filter((product): product is Product => product !== undefined && shown.has(product.id)),
    [index, query, shown],
  );
  const isResting = useResting(query, OTHERS_FOLLOW) === query;
  useMenuTaps(board, {
    onProduct: openProduct,
    onAdd: (product) => (needsChoice(product) ? openProduct(product.id, "sheet") : void addToBasket(product)),
  });

  return (
    <div ref={board}>
      <p role="status" className="sr-only">
        {query ? t("search.count", { count: found.length }) : ""}
      </p>
      {query === "" ? (
        <div className="flex flex-wrap gap-2 pt-4">
          {sections.map(({ category }) => (
            <Chip key={category.id} onClick={() => onSuggest(text(category.name))}>
              <span className="truncate">{text(category.name)}</span>
            </Chip>
          ))}
        </div>
      ) : found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
          title={t("search.nothing")}
          text={t("search.nothingHint")}
        />
      ) : (
        <section data-view="SMALL" className="pt-2" aria-label={t("search.title")}>
          <h2 className="sr-only">{t("search.count", { count: found.length })}</h2>
          <ul className="cards grid-cols-1!">
            {found.slice(0, isResting ? MOST : AT_ONCE).flatMap((product) => {
              const category = shown.get(product.id);
              if (!category) return [];
              return (
                <ProductCard
                  key={product.id}
                  product={product}
                  category={{ ...category, viewType: "SMALL" }}
                />
              );
            })}
          </ul>
        </section>
      )}
      <BasketSlots
        board={board}
        key={`${isResting} ${found.map((product) => product.id).join()}`}
        onOpenProduct={openProduct}
      />
    </div>
  );
}
