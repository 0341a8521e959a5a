import type { StopListItem } from "@dasturxon/contract";
import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";

/** Filter of the stop list. `branchId` null: stops in all branches are shown. */
export interface StopFilter {
  branchId: string | null;
  /** Number of branches of the brand. */
  branchCount: number;
  search: string;
  categoryId: string | null;
  isStopped: boolean;
}

export interface StopGroup {
  id: string;
  name: StopListItem["categoryName"];
  items: StopListItem[];
  /**
   * Ids of the products that can be stopped (`sold`) and resumed (`stopped`). A product on sale in only some branches
   * is in both lists.
   */
  sold: string[];
  stopped: string[];
}

/** Returns the stops that apply to the branch, or to any branch if null. */
export const listSaleStopsOfBranch = ({ stops }: StopListItem, branchId: string | null) =>
  stops.filter((stop) => branchId === null || stop.branchId === null || stop.branchId === branchId);

/** Returns whether the product is on sale in the branch, or in at least one branch if null. */
export function isOnSale(item: StopListItem, { branchId, branchCount }: StopFilter): boolean {
  const stops = listSaleStopsOfBranch(item, branchId);
  if (stops.length === 0) return true;
  return branchId === null && stops[0]?.branchId !== null && stops.length < branchCount;
}

/** Returns the categories with the matching products, in menu order. */
export function groupStopList(items: StopListItem[], filter: StopFilter): StopGroup[] {
  const matchesFilter = (item: StopListItem) =>
    (filter.categoryId === null || item.categoryId === filter.categoryId) &&
    (!filter.isStopped || listSaleStopsOfBranch(item, filter.branchId).length > 0) &&
    [item.name.uz, item.name.ru, item.name.eng].some((name) =>
      hasTypedWords(normalizeSearchText(name ?? ""), filter.search),
    );
  return Array.from(
    Map.groupBy(items.filter(matchesFilter), (item) => item.categoryId),
    ([id, own]) => ({
      id,
      name: own[0]?.categoryName ?? {},
      items: own,
      sold: own.filter((item) => isOnSale(item, filter)).map((item) => item.id),
      stopped: own
        .filter((item) => listSaleStopsOfBranch(item, filter.branchId).length > 0)
        .map((item) => item.id),
    }),
  );
}
