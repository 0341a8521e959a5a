import type { Instant } from "./instant.ts";
import { mustBeInstant } from "./instant.ts";

/** A kitchen counts its minutes by quarters of an hour. */
export const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * 60_000;

/** The beginning of the quarter that a moment falls into. */
export function quarterOf(at: Instant): Date {
  return new Date(Math.floor(mustBeInstant(at) / QUARTER_MS) * QUARTER_MS);
}

/** Cooking minutes of a basket: each dish its own, as often as it is ordered; what is not cooked takes none. [CH-2] */
export function cookingLoad(lines: readonly { count: number; cookingMinutes: number | null }[]): number {
  return lines.reduce((total, line) => total + line.count * Math.max(0, line.cookingMinutes ?? 0), 0);
}

/**
 * Does the load still fit into a time slot? Without a capacity everything does; a load larger than the whole capacity
 * fits an empty time slot, or it could never be ordered. [CH-2]
 */
export function fitsQuarter(quarter: { capacity: number | null; taken: number; load: number }): boolean {
  if (quarter.capacity === null || quarter.load === 0) return true;
  return quarter.taken === 0 || quarter.taken + quarter.load <= quarter.capacity;
}
