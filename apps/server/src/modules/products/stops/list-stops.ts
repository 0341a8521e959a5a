import type { StopListItem, ProductSaleStops } from "@dasturxon/contract";
import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { selectStopList, type ProductStopListRow } from "./queries.ts";

/** Returns products with their stops. `search` filters by part of the name in any language. */
export async function listProductStops(
  tx: Tx,
  merchantId: string,
  request: { now: Date; search?: string; isStopped?: boolean; branchIds: readonly string[] | null },
): Promise<StopListItem[]> {
  const { now, branchIds, search = "" } = request;
  return (await selectStopList(tx, merchantId, { now }))
    .map((row) => ({ ...row, stops: filterProductStopsForBranches(row.stops, branchIds) }))
    .filter((row) => request.isStopped === undefined || row.stops.length > 0 === request.isStopped)
    .filter((row) => matchesProductSearch(row, search))
    .map(toStopListItem);
}

/**
 * Returns the product stops that apply to a member of staff: those of their branches and those of all branches. [US-8]
 */
export function filterProductStopsForBranches<Stop extends { branchId: string | null }>(
  stops: Stop[],
  branchIds: readonly string[] | null,
): Stop[] {
  return stops.filter(({ branchId }) => branchId === null || worksInBranch(branchIds, branchId));
}

export function toProductStops({ stops }: ProductStopListRow): ProductSaleStops {
  return stops.map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }));
}

function toStopListItem(row: ProductStopListRow): StopListItem {
  const stops = toProductStops(row);
  return { ...row, stop: stops[0] ?? null, stops };
}

function matchesProductSearch(row: ProductStopListRow, search: string): boolean {
  return [row.name.uz, row.name.ru, row.name.eng].some((name) =>
    hasTypedWords(normalizeSearchText(name ?? ""), search),
  );
}
