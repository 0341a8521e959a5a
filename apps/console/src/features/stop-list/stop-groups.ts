import type { StopListItem } from "@dasturxon/contract";
import { containsTyped, fold } from "@dasturxon/domain/search-fold";

/** What somebody looks at: one branch or, with null, all of them. */
export interface StopFilter {
  branchId: string | null;
  /** How many branches the brand has. */
  branchCount: number;
  search: string;
  categoryId: string | null;
  isStopped: boolean;
}

export interface StopGroup {
  id: string;
  name: StopListItem["categoryName"];
  items: StopListItem[];
  /** Those that can be stopped, and those that can be put back; what some branches sell is both. */
  sold: string[];
  stopped: string[];
}

/** The stops that hold in a branch, or anywhere. */
export const stopsIn = ({ stops }: StopListItem, branchId: string | null) =>
  stops.filter((stop) => branchId === null || stop.branchId === null || stop.branchId === branchId);

/** Is there a branch, of those that are looked at, that sells it? */
export function isSold(item: StopListItem, { branchId, branchCount }: StopFilter): boolean {
  const stops = stopsIn(item, branchId);
  if (stops.length === 0) return true;
  return branchId === null && stops[0]?.branchId !== null && stops.length < branchCount;
}

/** Categories with what is looked for, in the order of the menu. */
export function stopGroups(items: StopListItem[], filter: StopFilter): StopGroup[] {
  const isShown = (item: StopListItem) =>
    (filter.categoryId === null || item.categoryId === filter.categoryId) &&
    (!filter.isStopped || stopsIn(item, filter.branchId).length > 0) &&
    [item.name.uz, item.name.ru, item.name.eng].some((name) =>
      containsTyped(fold(name ?? ""), filter.search),
    );
  return Array.from(
    Map.groupBy(items.filter(isShown), (item) => item.categoryId),
    ([id, own]) => ({
      id,
      name: own[0]?.categoryName ?? {},
      items: own,
      sold: own.filter((item) => isSold(item, filter)).map((item) => item.id),
      stopped: own.filter((item) => stopsIn(item, filter.branchId).length > 0).map((item) => item.id),
    }),
  );
}
