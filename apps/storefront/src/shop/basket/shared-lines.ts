import { lineKey, readLineKey } from "@dasturxon/domain/shared-basket";
import type { Product } from "../../platform/shapes.ts";
import { type BasketLine, lineOf } from "./basket.ts";
import { namedChoices } from "./named-choices.ts";

export type Counts = Readonly<Record<string, number>>;

export interface SharedLine {
  productId: string;
  modifications: { id: string; count: number }[];
  count: number;
}

export const countsOf = (lines: readonly Pick<BasketLine, "key" | "count">[]): Counts =>
  Object.fromEntries(lines.map(({ key, count }) => [key, count]));

/** Returns the keys whose counts differ. A missing key counts as 0. */
export function differing(one: Counts, other: Counts): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => (one[key] ?? 0) !== (other[key] ?? 0),
  );
}

/**
 * Returns the lines to send to the server. `ago` is the age of the change in milliseconds, 0 if unknown. A changed line
 * is sent even if its count is again what the server last confirmed, because a lost response may have stored another
 * count.
 */
export function linesToSend(
  { counts, known, changed }: { counts: Counts; known: Counts; changed: Counts },
  now: number,
): (SharedLine & { ago: number })[] {
  const keys = new Set([...differing(counts, known), ...Object.keys(changed)]);
  return [...keys].map((key) => ({
    ...readLineKey(key),
    count: counts[key] ?? 0,
    ago: Math.max(0, now - (changed[key] ?? now)),
  }));
}

/**
 * Returns the basket shared by all devices: the server's lines, except those that changed here since `sent`. Lines that
 * the menu here does not sell are hidden and remain on the other devices. `known`: the server's counts of the shown
 * lines.
 */
export function applyShared(
  lines: readonly BasketLine[],
  shared: readonly SharedLine[],
  { sent, productOf }: { sent: Counts; productOf: (id: string) => Product | undefined },
): { lines: BasketLine[]; known: Counts } {
  const changed = new Set(differing(countsOf(lines), sent));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const known: Record<string, number> = {};
  const shown = shared.flatMap((line) => {
    const key = lineKey(line.productId, line.modifications);
    const here = byKey.get(key);
    byKey.delete(key);
    if (changed.has(key)) {
      known[key] = line.count;
      return here ?? [];
    }
    const made = here ?? madeOf(line, productOf(line.productId));
    if (!made) return [];
    known[key] = line.count;
    return made.count === line.count ? made : { ...made, count: line.count };
  });
  const own = [...byKey.values()].filter(({ key }) => changed.has(key));
  return { lines: [...shown, ...own], known };
}

/** Returns null if the product or one of its modifications is not sold here. */
function madeOf({ modifications, count }: SharedLine, product: Product | undefined): BasketLine | null {
  if (!product) return null;
  const choices = namedChoices(modifications, product);
  return choices && { ...lineOf(product, choices), count };
}
