/** A line of a customer's basket as all of the customer's devices know it. */
export interface SharedLine {
  productId: string;
  modifications: { id: string; count: number }[];
  /** 0: it was taken out. */
  count: number;
  /** Milliseconds since 1970 when it came to be so. */
  changedAt: number;
}

/** Where and how the customer wants to be served, likewise. */
export interface SharedPlace {
  serviceType: "DELIVERY" | "PICK_UP";
  /** One of the customer's own. */
  addressId: string | null;
  branchId: string | null;
  changedAt: number;
}

export interface SharedBasket {
  /** In the order they were put in; those taken out among them, so that no older word brings them back. */
  lines: SharedLine[];
  place: SharedPlace | null;
}

export const EMPTY_SHARED: SharedBasket = { lines: [], place: null };

/** The most lines of an order [CH-1], and as many that were taken out. */
export const MAX_SHARED_LINES = 200;
/** A device that was away longer may bring back what was taken out elsewhere. */
const TAKEN_OUT_KEPT_MS = 30 * 86_400_000;

/** A line's key: the product and its choices in one order. */
export function lineKey(productId: string, modifications: readonly { id: string; count: number }[]): string {
  const choices = modifications.map(({ id, count }) => `${id}x${count}`).sort();
  return [productId, ...choices].join("+");
}

/** What a key is made of. */
export function readLineKey(key: string): Pick<SharedLine, "productId" | "modifications"> {
  const [productId = "", ...choices] = key.split("+");
  const modifications = choices.map((choice) => {
    const at = choice.lastIndexOf("x");
    return { id: choice.slice(0, at), count: Number(choice.slice(at + 1)) };
  });
  return { productId, modifications };
}

const keyOf = ({ productId, modifications }: SharedLine) => lineKey(productId, modifications);

/**
 * What is known and what one device tells, as one: the newest word counts for each line and for the place, and no line
 * is lost that nobody took out. The device's word counts where both are as old. `now`: milliseconds since 1970.
 */
export function mergeBaskets(known: SharedBasket, change: SharedBasket, now: number): SharedBasket {
  const byKey = new Map(known.lines.map((line) => [keyOf(line), line]));
  for (const line of change.lines) {
    const before = byKey.get(keyOf(line));
    if (before && before.changedAt > line.changedAt) continue;
    // What comes anew stands last.
    if (before?.count === 0 && line.count > 0) byKey.delete(keyOf(line));
    byKey.set(keyOf(line), line);
  }
  const lines = [...byKey.values()];
  const isRemembered = ({ count, changedAt }: SharedLine) =>
    count === 0 && changedAt > now - TAKEN_OUT_KEPT_MS;
  const takenOut = newest(lines.filter(isRemembered));
  const kept = newest(lines.filter(({ count }) => count > 0));
  const place =
    change.place && (!known.place || change.place.changedAt >= known.place.changedAt)
      ? change.place
      : known.place;
  return { lines: lines.filter((line) => kept.has(line) || takenOut.has(line)), place };
}

/** As many as may be. */
function newest(lines: SharedLine[]): Set<SharedLine> {
  return new Set(lines.toSorted((one, other) => other.changedAt - one.changedAt).slice(0, MAX_SHARED_LINES));
}
