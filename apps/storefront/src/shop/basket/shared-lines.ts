import { createBasketLineKey, parseBasketLineKey } from "@dasturxon/domain/shared-basket";
import type { Product } from "../../platform/shapes.ts";
import { type BasketLine, createSingleBasketLine } from "./basket.ts";
import { toCurrentModifications } from "./named-choices.ts";

export type BasketLineCounts = Readonly<Record<string, number>>;

export interface SharedBasketLine {
  productId: string;
  modifications: { id: string; count: number }[];
  count: number;
}

export const toBasketLineCounts = (lines: readonly Pick<BasketLine, "key" | "count">[]): BasketLineCounts =>
  Object.fromEntries(lines.map(({ key, count }) => [key, count]));

/** Returns the keys whose counts differ. A missing key counts as 0. */
export function findDifferingLineKeys(one: BasketLineCounts, other: BasketLineCounts): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => (one[key] ?? 0) !== (other[key] ?? 0),
  );
}

/**
 * Returns the lines to send to the server. `ago` is the age of the change in milliseconds, 0 if unknown. A changed line
 * is sent even if its count equals the count that the server last confirmed, because a request whose response was lost
 * may have stored another count.
 */
export function listBasketLinesToSend(
  {
    counts,
    known,
    changed,
  }: { counts: BasketLineCounts; known: BasketLineCounts; changed: BasketLineCounts },
  now: number,
): (SharedBasketLine & { ago: number })[] {
  const keys = new Set([...findDifferingLineKeys(counts, known), ...Object.keys(changed)]);
  return [...keys].map((key) => ({
    ...parseBasketLineKey(key),
    count: counts[key] ?? 0,
    ago: Math.max(0, now - (changed[key] ?? now)),
  }));
}

/**
 * Returns the basket shared by all devices: the server's lines, except those that changed on this device since `sent`.
 * Lines that the menu of this device does not sell are hidden and remain on the other devices. `known`: the server's
 * counts of the shown lines.
 */
export function mergeSharedBasketLines(
  lines: readonly BasketLine[],
  shared: readonly SharedBasketLine[],
  { sent, productOf }: { sent: BasketLineCounts; productOf: (id: string) => Product | undefined },
): { lines: BasketLine[]; known: BasketLineCounts } {
  const changed = new Set(findDifferingLineKeys(toBasketLineCounts(lines), sent));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const known: Record<string, number> = {};
  const shown = shared.flatMap((line) => {
    const key = createBasketLineKey(line.productId, line.modifications);
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
function toBasketLine(
  { modifications, count }: SharedBasketLine,
  product: Product | undefined,
): BasketLine | null {
  if (!product) return null;
  const choices = toCurrentModifications(modifications, product);
  return choices && { ...createSingleBasketLine(product, choices), count };
}
