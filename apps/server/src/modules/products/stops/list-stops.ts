import type { StopListItem, StopsOfProduct } from "@dasturxon/contract";
import { fold } from "@dasturxon/domain/search-fold";
import type { Tx } from "../../../platform/database/index.ts";
import { selectStopList, type StopListRow } from "./queries.ts";

/** Products with their stops, narrowed by a word of the name in any language. */
export async function listStops(
  tx: Tx,
  merchantId: string,
  request: { now: Date; search?: string; isStopped?: boolean },
): Promise<StopListItem[]> {
  const wanted = fold(request.search ?? "");
  return (await selectStopList(tx, merchantId, { now: request.now }))
    .filter((row) => request.isStopped === undefined || row.stops.length > 0 === request.isStopped)
    .filter((row) => wanted === "" || isNamed(row, wanted))
    .map(asStopListItem);
}

export function asStops({ stops }: StopListRow): StopsOfProduct {
  return stops.map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }));
}

function asStopListItem(row: StopListRow): StopListItem {
  const stops = asStops(row);
  return { ...row, stop: stops[0] ?? null, stops };
}

function isNamed(row: StopListRow, wanted: string): boolean {
  return [row.name.uz, row.name.ru, row.name.eng].some((name) => fold(name ?? "").includes(wanted));
}
