import type { SaleStop } from "@dasturxon/domain/availability";
import { findBusyHourAdditions, findBlockingPause } from "@dasturxon/domain/pauses";
import type { Menu } from "../../platform/shapes.ts";

/**
 * Returns the longest pause of orders for the branch, or for the whole brand if the branch is unknown. Null if there is
 * none.
 */
export function getBranchPause(
  pauses: Menu["pauses"],
  branchId: string | null,
  now: number,
): SaleStop | null {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return findBlockingPause(holding, { now, branchId: branchId ?? "", at: now });
}

/**
 * Additional minutes and delivery surcharge (soʻm) of busy hours, for the branch, or for the whole brand if the branch
 * is unknown. 0 means none.
 */
export interface BusyHour {
  extraMinutes: number;
  deliverySurcharge: number;
}

export function getBusyHour(pauses: Menu["pauses"], branchId: string | null, now: number): BusyHour {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return findBusyHourAdditions(holding, { now, branchId: branchId ?? "" });
}
