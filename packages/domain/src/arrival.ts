import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { MINUTE_MS } from "./time-zone.ts";

/**
 * Slowest remaining step of an order, which decides its arrival: the time that the customer requested, the kitchen, the
 * courier's way to the branch, the road to the customer, the customer's door.
 */
export const ARRIVAL_ESTIMATE_STEPS = ["schedule", "kitchen", "courier", "road", "door"] as const;
export type ArrivalEstimateStep = (typeof ARRIVAL_ESTIMATE_STEPS)[number];

/** Estimated time of a delivery, or of an order being ready for pickup or at the table. Times are ISO strings. */
export interface ArrivalEstimate {
  /** Estimated time. Not before the time of the calculation. */
  at: string;
  step: ArrivalEstimateStep;
  /**
   * Minimum number of minutes that the remaining steps of the order take, counted from any moment before the next step
   * begins.
   */
  minimumMinutes: number;
  /** Time promised on acceptance, or the end of the requested time window. Null before the order is accepted. */
  promisedAt: string | null;
  /** Whether the estimate is more than `LATE_TOLERANCE_MINUTES` after `promisedAt`. */
  isLate: boolean;
  /** Time of the courier's position that the estimate uses. Null: no position. */
  positionAt: string | null;
}

/** Minutes after the promised time up to which an order is not called late. */
export const LATE_TOLERANCE_MINUTES = 5;

/** Age in milliseconds from which a courier's position is marked as old. [OR-6] */
export const OLD_POSITION_AGE_MS = 2 * MINUTE_MS;

/** Age in milliseconds from which a courier's position is not shown and not used. [OR-6] */
export const MAX_POSITION_AGE_MS = 10 * MINUTE_MS;

/** Returns whether a courier's position is too old to be called present. [OR-6] */
export function isOldPosition(reportedAt: Instant, now: Instant): boolean {
  return requireInstantMs(now) - requireInstantMs(reportedAt) > OLD_POSITION_AGE_MS;
}

/** Returns whether an estimate is late. `promisedAt` null: nothing promised. Milliseconds since 1970. */
export function isArrivalLate(at: number, promisedAt: number | null): boolean {
  return promisedAt !== null && at - promisedAt > LATE_TOLERANCE_MINUTES * MINUTE_MS;
}

/**
 * Returns the estimate as it is `now`: unchanged while it can still be met, else moved forward, because the remaining
 * steps take at least `minimumMinutes` from now. The result is never in the past. [OR-5]
 */
export function postponeMissedArrival(arrival: ArrivalEstimate, now: Instant): ArrivalEstimate {
  const earliest = requireInstantMs(now) + arrival.minimumMinutes * MINUTE_MS;
  if (requireInstantMs(arrival.at) >= earliest) return arrival;
  const at = roundUpToStepPrecision(earliest, arrival.step);
  const promisedAt = arrival.promisedAt === null ? null : requireInstantMs(arrival.promisedAt);
  return { ...arrival, at: new Date(at).toISOString(), isLate: isArrivalLate(at, promisedAt) };
}

/** Minutes to which estimates of a step are rounded up. The kitchen's time is not known to the minute. */
const ESTIMATE_PRECISION_MINUTES: Readonly<Record<ArrivalEstimateStep, number>> = {
  schedule: 1,
  kitchen: 5,
  courier: 5,
  road: 1,
  door: 1,
};

/** Rounds a time up as precisely as the step allows. Milliseconds since 1970. */
export function roundUpToStepPrecision(at: number, step: ArrivalEstimateStep): number {
  const unit = ESTIMATE_PRECISION_MINUTES[step] * MINUTE_MS;
  return Math.ceil(at / unit) * unit;
}

/** Returns the whole minutes until the estimate, at least one; 0 at the door. */
export function countMinutesLeft({ at, step }: Pick<ArrivalEstimate, "at" | "step">, now: Instant): number {
  if (step === "door") return 0;
  return Math.max(1, Math.ceil((requireInstantMs(at) - requireInstantMs(now)) / MINUTE_MS));
}
