import { createStoredStore } from "../../platform/stored-store.ts";

const MAX_RECENT_SEARCHES = 6;
const MAX_SEARCH_LENGTH = 80;

/** Searches that led to a product, newest first. Stored on the device. */
export const recentSearches = createStoredStore<readonly string[]>({
  name: "searches",
  empty: [],
  parse: (kept) =>
    Array.isArray(kept) && kept.every((each) => typeof each === "string")
      ? kept.slice(0, MAX_RECENT_SEARCHES)
      : null,
});

export function saveRecentSearch(query: string): void {
  const wanted = query.trim().slice(0, MAX_SEARCH_LENGTH);
  if (wanted.length < 2) return;
  recentSearches.set((kept) =>
    [wanted, ...kept.filter((each) => each !== wanted)].slice(0, MAX_RECENT_SEARCHES),
  );
}
