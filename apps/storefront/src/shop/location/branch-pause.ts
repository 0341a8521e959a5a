import type { Stop } from "@dasturxon/domain/availability";
import { busyNow, pauseAt } from "@dasturxon/domain/pauses";
import type { Menu } from "../../platform/shapes.ts";

/** Are orders paused for the branch, or for the whole brand where no branch is known yet? The longest pause, or null. */
export function pauseOf(pauses: Menu["pauses"], branchId: string | null, now: number): Stop | null {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return pauseAt(holding, { now, branchId: branchId ?? "", at: now });
}

/** What busy hours add, minutes and sum: the branch's, or the whole brand's where no branch is known yet; 0: none. */
export interface Busy {
  extraMinutes: number;
  deliverySurcharge: number;
}

export function busyOf(pauses: Menu["pauses"], branchId: string | null, now: number): Busy {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return busyNow(holding, { now, branchId: branchId ?? "" });
}
