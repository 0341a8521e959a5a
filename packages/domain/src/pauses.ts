import type { SaleStop } from "./availability.ts";
import { isSaleStopActive } from "./availability.ts";
import { toInstantMs, requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";

export const PAUSE_KINDS = ["STOP", "BUSY"] as const;

/**
 * Pause or busy hour. `branchId` null: all branches. `categoryId` null: all products. `until` null: until ended
 * manually.
 */
export type Pause = {
  kind: (typeof PAUSE_KINDS)[number];
  branchId: string | null;
  categoryId: string | null;
  until: Instant | null;
  /** Additional preparation time in minutes during a busy hour. */
  extraMinutes: number;
  /** Additional delivery price in soʻm during a busy hour. */
  deliverySurcharge: number;
};

/**
 * Returns the pauses of orders that are active at `now`, optionally of one branch only. A pause ends automatically at
 * its end time.
 */
export function filterActivePauses(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId?: string | null | undefined },
): Pause[] {
  return pauses.filter(
    (pause) =>
      isSaleStopActive(pause, filter.now) &&
      (!filter.branchId || pause.branchId === null || pause.branchId === filter.branchId),
  );
}

/**
 * Returns the longest pause of a branch (or the whole brand) that prevents an order for the time, or null. An order for
 * a time after the pause's end is accepted.
 */
export function findBlockingPause(
  pauses: readonly Pause[],
  order: { now: Instant; branchId: string; at: Instant },
): SaleStop | null {
  const stops = filterActivePauses(pauses, order).filter(
    (pause) => pause.kind === "STOP" && pause.categoryId === null && isSaleStopActive(pause, order.at),
  );
  return findLongestSaleStop(stops);
}

/** Returns the stop of a category in a branch, or null. */
export function findCategoryPause(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; categoryId: string },
): SaleStop | null {
  return findLongestSaleStop(
    filterActivePauses(pauses, filter).filter(
      (pause) => pause.kind === "STOP" && pause.categoryId === filter.categoryId,
    ),
  );
}

/**
 * Returns the additional minutes and the surcharge of busy hours in a branch, each the maximum of the active ones. An
 * order for a time (`at`) after the end of a busy hour is not affected.
 */
export function findBusyHourAdditions(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; at?: Instant | null | undefined },
): { extraMinutes: number; deliverySurcharge: number } {
  const busy = filterActivePauses(pauses, filter).filter(
    (pause) => pause.kind === "BUSY" && isSaleStopActive(pause, filter.at ?? filter.now),
  );
  return {
    extraMinutes: Math.max(0, ...busy.map((pause) => pause.extraMinutes)),
    deliverySurcharge: Math.max(0, ...busy.map((pause) => pause.deliverySurcharge)),
  };
}

/** Returns the stop with the later end. A stop without an end is the longest. */
export function chooseLongerStop(a: SaleStop | null, b: SaleStop | null): SaleStop | null {
  return findLongestSaleStop([a, b].filter((stop) => stop !== null));
}

function findLongestSaleStop(stops: readonly SaleStop[]): SaleStop | null {
  let found: SaleStop | null = null;
  for (const stop of stops) {
    const end = toInstantMs(stop.until);
    if (end === null) return { until: null };
    if (found === null || end > requireInstantMs(found.until ?? 0)) found = { until: stop.until };
  }
  return found;
}
