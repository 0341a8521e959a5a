import { createLineKey, readLineKey } from "@dasturxon/domain/shared-basket";
import type { Product } from "../../platform/shapes.ts";
import { type BasketLine, createLine } from "./basket.ts";
import { toCurrentModifications } from "./named-choices.ts";

export type LineCounts = Readonly<Record<string, number>>;

export interface SharedLine {
  productId: string;
  modifications: { id: string; count: number }[];
  count: number;
}

export const toLineCounts = (lines: readonly Pick<BasketLine, "key" | "count">[]): LineCounts =>
  Object.fromEntries(lines.map(({ key, count }) => [key, count]));

/** Returns the keys whose counts differ. A missing key counts as 0. */
export function findDifferingKeys(one: LineCounts, other: LineCounts): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => (one[key] ?? 0) !== (other[key] ?? 0),
  );
}

/**
 * Returns the lines to send to the server. `ago` is the age of the change in milliseconds, 0 if unknown. A changed line
 * is sent even if its count equals the count that the server last confirmed, because a request whose response was lost
 * may have stored another count.
 */
export function listLinesToSend(
  { counts, known, changed }: { counts: LineCounts; known: LineCounts; changed: LineCounts },
  now: number,
): (SharedLine & { ago: number })[] {
  const keys = new Set([...findDifferingKeys(counts, known), ...Object.keys(changed)]);
  return [...keys].map((key) => ({
    ...readLineKey(key),
    count: counts[key] ?? 0,
    ago: Math.max(0, now - (changed[key] ?? now)),
  }));
}

/**
 * Returns the basket shared by all devices: the server's lines, except those that changed on this device since `sent`.
 * Lines that the menu of this device does not sell are hidden and remain on the other devices. `known`: the server's
 * counts of the shown lines.
 */
export function applySharedLines(
  lines: readonly BasketLine[],
  shared: readonly SharedLine[],
  { sent, productOf }: { sent: LineCounts; productOf: (id: string) => Product | undefined },
): { lines: BasketLine[]; known: LineCounts } {
  const changed = new Set(findDifferingKeys(toLineCounts(lines), sent));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const known: Record<string, number> = {};
  const shown = shared.flatMap((line) => {
    const key = createLineKey(line.productId, line.modifications);
    const here = byKey.get(key);
    byKey.delete(key);
    if (changed.has(key)) {
      known[key] = line.count;
      return here ?? [];
    }
    const made = here ?? toBasketLine(line, productOf(line.productId));
    if (!made) return [];
    known[key] = line.count;
    return made.count === line.count ? made : { ...made, count: line.count };
  });
  const own = [...byKey.values()].filter(({ key }) => changed.has(key));
  return { lines: [...shown, ...own], known };
}

/** Returns null if the menu of this device does not sell the product or one of its modifications. */
function toBasketLine({ modifications, count }: SharedLine, product: Product | undefined): BasketLine | null {
  if (!product) return null;
  const choices = toCurrentModifications(modifications, product);
  return choices && { ...createLine(product, choices), count };
}
