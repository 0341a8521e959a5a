import { keptStore } from "../../platform/kept-store.ts";

const MOST = 6;
const LONGEST = 80;

/** What was searched for and led to a product, the last first; kept on the device. */
export const recentSearches = keptStore<readonly string[]>({
  name: "searches",
  empty: [],
  parse: (kept) =>
    Array.isArray(kept) && kept.every((each) => typeof each === "string") ? kept.slice(0, MOST) : null,
});

export function rememberSearch(query: string): void {
  const wanted = query.trim().slice(0, LONGEST);
  if (wanted.length < 2) return;
  recentSearches.set((kept) => [wanted, ...kept.filter((each) => each !== wanted)].slice(0, MOST));
}
