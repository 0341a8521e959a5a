import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useIsHydrated } from "../../platform/is-hydrated.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import {
  NO_SEARCH_FILTERS,
  readSearchUrlParameters,
  type SearchFilters,
  writeSearchUrlParameters,
} from "./search-filters.ts";
import { useDebouncedValue } from "./use-debounced.ts";

/** Delay of the URL update after the last input, milliseconds. */
const URL_UPDATE_DELAY_MS = 400;

/**
 * Returns the query and the filters of the search, with their setters. The URL contains both, so that the back button
 * restores them.
 */
export function useSearchUrlParameters(): {
  query: string;
  filters: SearchFilters;
  setQuery(query: string): void;
  setFilters(filters: SearchFilters): void;
} {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => readSearchUrlParameters(params).query);
  const [filters, setFilters] = useState(() => readSearchUrlParameters(params).filters);
  // The prerendered page has no query, so the first render in the browser must not have one either.
  const isHydrated = useIsHydrated();

  // The URL is updated after a pause in typing, because navigating on each input costs more than the search.
  const resting = useDebouncedValue(query, URL_UPDATE_DELAY_MS);
  const wanted = writeSearchUrlParameters(resting, filters).toString();
  const isCovered = useOpenPanels().panels.length > 0;
  const follow = useEffectEvent((address: string) => {
    const current = readSearchUrlParameters(params);
    // While a sheet is open, the URL is the one of the sheet. The search is added to the URL after the sheet is closed.
    if (isCovered || address === writeSearchUrlParameters(current.query, current.filters).toString()) return;
    setParams(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  });
  useEffect(() => follow(wanted), [wanted, isCovered]);

  return {
    query: isHydrated ? query : "",
    filters: isHydrated ? filters : NO_SEARCH_FILTERS,
    setQuery,
    setFilters,
  };
}
