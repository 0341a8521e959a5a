/** Line of the basket that all devices of a customer share. */
export interface SharedLine {
  productId: string;
  modifications: { id: string; count: number }[];
  /** Quantity of the product; 0: the customer removed the line. */
  count: number;
  /** Time of the change, in milliseconds since 1970-01-01 UTC. */
  changedAt: number;
}

/** Service type, and address or branch, chosen by the customer. Shared by all devices of the customer. */
export interface SharedBasketPlace {
  serviceType: "DELIVERY" | "PICK_UP";
  /** Id of a saved address of the customer; null: none chosen. */
  addressId: string | null;
  branchId: string | null;
  changedAt: number;
}

export interface SharedBasket {
  /** Lines in the sequence in which they were added. Includes removed lines, so that an older change does not restore them. */
  lines: SharedLine[];
  place: SharedBasketPlace | null;
}

export const EMPTY_SHARED_BASKET: SharedBasket = { lines: [], place: null };

/** Maximum number of basket lines [CH-1], and also of stored removed lines. */
export const MAX_SHARED_LINES = 200;
/** Time in milliseconds for which a removed line is stored. A device that was offline longer may restore the line. */
const REMOVED_LINE_LIFETIME_MS = 30 * 86_400_000;

/** Returns a line's key: the product and its choices in a fixed order. */
export function createBasketLineKey(
  productId: string,
  modifications: readonly { id: string; count: number }[],
): string {
  const choices = modifications.map(({ id, count }) => `${id}x${count}`).sort();
  return [productId, ...choices].join("+");
}

/** Parses a key to the product and its choices. */
export function parseBasketLineKey(key: string): Pick<SharedLine, "productId" | "modifications"> {
  const [productId = "", ...choices] = key.split("+");
  const modifications = choices.map((choice) => {
    const at = choice.lastIndexOf("x");
    return { id: choice.slice(0, at), count: Number(choice.slice(at + 1)) };
  });
  return { productId, modifications };
}

const toLineKey = ({ productId, modifications }: SharedLine) => createBasketLineKey(productId, modifications);

/**
 * Merges the stored basket with the changes of a device. The newest change applies for each line and for the place. No
 * line is lost unless it was removed. At equal times the device has priority. `now`: milliseconds since 1970-01-01 UTC.
 */
export function mergeBaskets(known: SharedBasket, change: SharedBasket, now: number): SharedBasket {
  const byKey = new Map(known.lines.map((line) => [toLineKey(line), line]));
  for (const line of change.lines) {
    const before = byKey.get(toLineKey(line));
    if (before && before.changedAt > line.changedAt) continue;
    // If a removed basket line is added again, it becomes the last line.
    if (before?.count === 0 && line.count > 0) byKey.delete(toLineKey(line));
    byKey.set(toLineKey(line), line);
  }
  const lines = [...byKey.values()];
  const isRecentlyRemoved = ({ count, changedAt }: SharedLine) =>
    count === 0 && changedAt > now - REMOVED_LINE_LIFETIME_MS;
  const takenOut = selectNewestLines(lines.filter(isRecentlyRemoved));
  const kept = selectNewestLines(lines.filter(({ count }) => count > 0));
  const place =
    change.place && (!known.place || change.place.changedAt >= known.place.changedAt)
      ? change.place
      : known.place;
  return { lines: lines.filter((line) => kept.has(line) || takenOut.has(line)), place };
}

/** Returns the newest lines up to the maximum. */
function selectNewestLines(lines: SharedLine[]): Set<SharedLine> {
  return new Set(lines.toSorted((one, other) => other.changedAt - one.changedAt).slice(0, MAX_SHARED_LINES));
}
