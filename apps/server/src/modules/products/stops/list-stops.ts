import type { ProductStops, StopListItem } from "@dasturxon/contract";
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

/** One product as the list has it; null where the brand sells none such. */
export async function stopListItem(
  tx: Tx,
  merchantId: string,
  { productId, now }: { productId: string; now: Date },
): Promise<StopListItem | null> {
  const [row] = await selectStopList(tx, merchantId, { now, productIds: [productId] });
  return row ? asStopListItem(row) : null;
}

export function asStops({ stops }: StopListRow): ProductStops["stops"] {
  return stops.map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }));
}

function asStopListItem(row: StopListRow): StopListItem {
  const stops = asStops(row);
  return { ...row, stop: stops[0] ?? null, stops };
}

function isNamed(row: StopListRow, wanted: string): boolean {
  return [row.name.uz, row.name.ru, row.name.eng].some((name) => fold(name ?? "").includes(wanted));
}
