import type { Stop } from "./availability.ts";
import { isStopped } from "./availability.ts";
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
      isStopped(pause, filter.now) &&
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
): Stop | null {
  const stops = filterActivePauses(pauses, order).filter(
    (pause) => pause.kind === "STOP" && pause.categoryId === null && isStopped(pause, order.at),
  );
  return findLongestStop(stops);
}

/** Returns the stop of a category in a branch, or null. */
export function findCategoryPause(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; categoryId: string },
): Stop | null {
  return findLongestStop(
    filterActivePauses(pauses, filter).filter(
      (pause) => pause.kind === "STOP" && pause.categoryId === filter.categoryId,
    ),
  );
}

/**
 * Returns the additional minutes and the surcharge of busy hours in a branch, each the maximum of the active ones. An
 * order for a time (`at`) after the end of a busy hour is not affected.
 */
export function findBusyAdditions(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; at?: Instant | null | undefined },
): { extraMinutes: number; deliverySurcharge: number } {
  const busy = filterActivePauses(pauses, filter).filter(
    (pause) => pause.kind === "BUSY" && isStopped(pause, filter.at ?? filter.now),
  );
  return {
    extraMinutes: Math.max(0, ...busy.map((pause) => pause.extraMinutes)),
    deliverySurcharge: Math.max(0, ...busy.map((pause) => pause.deliverySurcharge)),
  };
}

/** Returns the stop with the later end. A stop without an end is the longest. */
export function chooseLongerStop(a: Stop | null, b: Stop | null): Stop | null {
  return findLongestStop([a, b].filter((stop) => stop !== null));
}

function findLongestStop(stops: readonly Stop[]): Stop | null {
  let found: Stop | null = null;
  for (const stop of stops) {
    const end = toInstantMs(stop.until);
    if (end === null) return { until: null };
    if (found === null || end > requireInstantMs(found.until ?? 0)) found = { until: stop.until };
  }
  return found;
}
