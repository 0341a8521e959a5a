import type { Stop } from "./availability.ts";
import { isStopped } from "./availability.ts";
import { instantOf, mustBeInstant } from "./instant.ts";
import type { Instant } from "./instant.ts";

export const PAUSE_KINDS = ["STOP", "BUSY"] as const;

/** A pause or a busy hour; no branch means every branch, no category everything, no end until lifted by hand. */
export type Pause = {
  kind: (typeof PAUSE_KINDS)[number];
  branchId: string | null;
  categoryId: string | null;
  until: Instant | null;
  /** Minutes more in the kitchen while busy. */
  extraMinutes: number;
  /** Sum more for delivery while busy. */
  deliverySurcharge: number;
};

/** Those that hold at `now`, for a branch when one is named. They end by themselves. */
export function holdingPauses(
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
 * What keeps a branch (or the whole brand) from taking an order for a moment, the longest first: null where nothing
 * does. An order for a moment after the pause's end is taken.
 */
export function pauseAt(
  pauses: readonly Pause[],
  order: { now: Instant; branchId: string; at: Instant },
): Stop | null {
  const stops = holdingPauses(pauses, order).filter(
    (pause) => pause.kind === "STOP" && pause.categoryId === null && isStopped(pause, order.at),
  );
  return longest(stops);
}

/** The stop of a category in a branch, or null. */
export function categoryPause(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; categoryId: string },
): Stop | null {
  return longest(
    holdingPauses(pauses, filter).filter(
      (pause) => pause.kind === "STOP" && pause.categoryId === filter.categoryId,
    ),
  );
}

/**
 * What busy hours add in a branch: the most minutes and the most sum that any of them says. An order for `at`, after
 * their end, is not touched by them.
 */
export function busyNow(
  pauses: readonly Pause[],
  filter: { now: Instant; branchId: string; at?: Instant | null | undefined },
): { extraMinutes: number; deliverySurcharge: number } {
  const busy = holdingPauses(pauses, filter).filter(
    (pause) => pause.kind === "BUSY" && isStopped(pause, filter.at ?? filter.now),
  );
  return {
    extraMinutes: Math.max(0, ...busy.map((pause) => pause.extraMinutes)),
    deliverySurcharge: Math.max(0, ...busy.map((pause) => pause.deliverySurcharge)),
  };
}

/** The later end of two stops; one without an end is the longest. */
export function longerStop(a: Stop | null, b: Stop | null): Stop | null {
  return longest([a, b].filter((stop) => stop !== null));
}

function longest(stops: readonly Stop[]): Stop | null {
  let found: Stop | null = null;
  for (const stop of stops) {
    const end = instantOf(stop.until);
    if (end === null) return { until: null };
    if (found === null || end > mustBeInstant(found.until ?? 0)) found = { until: stop.until };
  }
  return found;
}
