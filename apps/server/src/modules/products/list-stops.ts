import type { StopListItem } from "@dasturxon/contract";
import { fold } from "@dasturxon/domain/search-fold";
import type { Tx } from "../../platform/database/index.ts";
import { selectStopList, type StopListRow } from "./queries.ts";

/** Products with their stops, narrowed by a word of the name in any language. */
export async function listStops(
  tx: Tx,
  merchantId: string,
  asked: { now: Date; search?: string; isStopped?: boolean },
): Promise<StopListItem[]> {
  const wanted = fold(asked.search ?? "");
  return (await selectStopList(tx, merchantId, { now: asked.now }))
    .filter((row) => asked.isStopped === undefined || row.isStopped === asked.isStopped)
    .filter((row) => wanted === "" || isNamed(row, wanted))
    .map(asStopListItem);
}

export function asStopListItem(row: StopListRow): StopListItem {
  const { isStopped, until, stopBranchId, ...shown } = row;
  return {
    ...shown,
    stop: isStopped ? { until: until?.toISOString() ?? null, branchId: stopBranchId } : null,
  };
}

function isNamed(row: StopListRow, wanted: string): boolean {
  return [row.name.uz, row.name.ru, row.name.eng].some((name) => fold(name ?? "").includes(wanted));
}
