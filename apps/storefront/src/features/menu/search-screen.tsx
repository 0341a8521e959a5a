import { X } from "lucide-react";
import { Suspense, useDeferredValue, useEffect, useRef } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { menuQuery, useMenu } from "../../shop/menu/menu-query.ts";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useSearchUrlParameters } from "./use-search-address.ts";

const SearchResults = lazyWhenRendered(() =>
  import("./search-results.tsx").then((module) => module.SearchResults),
);

/**
 * Renders the search. It updates on each input and handles different scripts, typos and the wrong keyboard layout
 * [MN-8].
 */
export function SearchScreen() {
  const t = useT();
  const { language } = useBrand();
  const { query, filters, setQuery, setFilters } = useSearchUrlParameters();
  const search = useDeferredValue(query.trim());
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const { menu, error } = useMenu();

  useEffect(() => {
    void menuQuery.load();
    field.current?.focus();
  }, []);

  const waiting = (
    <div className="pt-4">
      <SkeletonRows count={6} label={t("state.loading")} />
    </div>
  );
  return (
    <div className="mx-auto max-w-2xl px-4 pb-32">
      <div className="sticky top-0 z-20 -mx-4 flex items-center gap-1 bg-surface px-4 pt-[max(8px,var(--safe-top))] pb-2">
        <BackLink label={t("action.back")} className="-ms-2" />
        <div className="flex min-h-11 flex-1 items-center rounded-full bg-sunken ps-4 ring-brand-ink focus-within:ring-2">
          <input
            ref={field}
            aria-label={t("header.search")}
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            lang={language}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t("search.hint")}
            className="min-h-11 w-full min-w-0 bg-transparent text-body outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          {query && (
            <IconButton label={t("search.clear")} onClick={() => setQuery("")}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      {menu ? (
        <Suspense fallback={waiting}>
          <SearchResults
            menu={menu}
            query={search}
            filters={filters}
            onSuggest={setQuery}
            onFilter={setFilters}
          />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={t("error.load")}
          text={errorText(error)}
          action={{ label: t("action.retry"), onPress: () => void menuQuery.load() }}
        />
      ) : (
        waiting
      )}
    </div>
  );
}
