import type { Instant } from "./instant.ts";
import { mustBeInstant } from "./instant.ts";

/** A kitchen counts its minutes by quarters of an hour. */
export const SLOT_MINUTES = 15;
const SLOT_MS = SLOT_MINUTES * 60_000;

/** The beginning of the quarter that a moment falls into. */
export function slotOf(at: Instant): Date {
  return new Date(Math.floor(mustBeInstant(at) / SLOT_MS) * SLOT_MS);
}

/** Cooking minutes of a basket: each dish its own, as often as it is ordered; what is not cooked takes none. [CH-2] */
export function cookingLoad(lines: readonly { count: number; cookingMinutes: number | null }[]): number {
  return lines.reduce((sum, line) => sum + line.count * Math.max(0, line.cookingMinutes ?? 0), 0);
}

/**
 * Does the load still fit into a slot? Without a capacity everything does; a load larger than the whole capacity
 * fits an empty slot, or it could never be ordered. [CH-2]
 */
export function fitsSlot(slot: { capacity: number | null; taken: number; load: number }): boolean {
  if (slot.capacity === null || slot.load === 0) return true;
  return slot.taken === 0 || slot.taken + slot.load <= slot.capacity;
}
