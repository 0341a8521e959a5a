import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { GridRowStore } from "./grid-row-store.ts";
import type { MenuGroupWithCategories } from "./use-places.ts";

/**
 * Manages the filters of the grid: the search text, and a group or category. `ids` are the ids of the rows that match
 * both.
 */
export function useGridFilter(keeper: GridRowStore, tree: readonly MenuGroupWithCategories[]) {
  const all = useSyncExternalStore(keeper.subscribe, keeper.ids);
  const [search, setSearch] = useState("");
  const [place, setPlace] = useState<string | null>(null);
  const ids = useMemo(() => {
    const isSearched = normalizeSearchText(search) !== "";
    const group = tree.find(({ id }) => id === place);
    const within = place && new Set(group ? group.categories.map(({ id }) => id) : [place]);
    if (!isSearched && !within) return all;
    return all.filter((id) => {
      const known = keeper.rowOf(id);
      if (!known || (within && !within.has(String(known.row["categoryId"])))) return false;
      return !isSearched || hasTypedWords(known.said, search);
    });
  }, [all, keeper, search, place, tree]);
  const clearFilter = () => {
    setSearch("");
    setPlace(null);
  };
  return { ids, isNarrowed: ids !== all, search, setSearch, place, setPlace, clear: clearFilter };
}
