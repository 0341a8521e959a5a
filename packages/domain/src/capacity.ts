import type { Instant } from "./instant.ts";
import { requireInstantMs } from "./instant.ts";

/** Length of a time slot of the kitchen's capacity, in minutes. */
export const CAPACITY_SLOT_MINUTES = 15;
const CAPACITY_SLOT_MS = CAPACITY_SLOT_MINUTES * 60_000;

/** Returns the start of the time slot that contains the instant. */
export function findCapacitySlotStart(at: Instant): Date {
  return new Date(Math.floor(requireInstantMs(at) / CAPACITY_SLOT_MS) * CAPACITY_SLOT_MS);
}

/**
 * Returns the cooking minutes of a basket: those of each dish times its count. Products without cooking take none.
 * [CH-2]
 */
export function sumCookingMinutes(
  lines: readonly { count: number; cookingMinutes: number | null }[],
): number {
  return lines.reduce((total, line) => total + line.count * Math.max(0, line.cookingMinutes ?? 0), 0);
}

/**
 * Returns whether the load of an order (its cooking minutes) fits into a time slot of the kitchen. Capacity null:
 * unlimited. A load larger than the whole capacity fits into an empty slot, because it could otherwise never be
 * ordered. [CH-2]
 */
export function fitsCapacitySlot(quarter: { capacity: number | null; taken: number; load: number }): boolean {
  if (quarter.capacity === null || quarter.load === 0) return true;
  return quarter.taken === 0 || quarter.taken + quarter.load <= quarter.capacity;
}
