import type { StopListItem, ProductStops } from "@dasturxon/contract";
import { hasTypedWords, foldText } from "@dasturxon/domain/search-fold";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { selectStopList, type StopListRow } from "./queries.ts";

/** Returns products with their stops. `search` filters by part of the name in any language. */
export async function listStops(
  tx: Tx,
  merchantId: string,
  request: { now: Date; search?: string; isStopped?: boolean; branchIds: readonly string[] | null },
): Promise<StopListItem[]> {
  const { now, branchIds, search = "" } = request;
  return (await selectStopList(tx, merchantId, { now }))
    .map((row) => ({ ...row, stops: filterStopsForBranches(row.stops, branchIds) }))
    .filter((row) => request.isStopped === undefined || row.stops.length > 0 === request.isStopped)
    .filter((row) => matchesSearch(row, search))
    .map(toStopListItem);
}

/**
 * Returns the product stops that apply to a member of staff: those of their branches and those of all branches. [US-8]
 */
export function filterStopsForBranches<Stop extends { branchId: string | null }>(
  stops: Stop[],
  branchIds: readonly string[] | null,
): Stop[] {
  return stops.filter(({ branchId }) => branchId === null || worksInBranch(branchIds, branchId));
}

export function toStops({ stops }: StopListRow): ProductStops {
  return stops.map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }));
}

function toStopListItem(row: StopListRow): StopListItem {
  const stops = toStops(row);
  return { ...row, stop: stops[0] ?? null, stops };
}

function matchesSearch(row: StopListRow, search: string): boolean {
  return [row.name.uz, row.name.ru, row.name.eng].some((name) => hasTypedWords(foldText(name ?? ""), search));
}
