/** Actions for an order line whose product is out of stock. [CH-8] */
export const WHEN_GONE = ["CALL", "REPLACE", "LEAVE_OUT"] as const;
export type WhenGone = (typeof WHEN_GONE)[number];

/** Default for lines without a choice: the customer is called before any change. */
export const DEFAULT_WHEN_GONE: WhenGone = "CALL";

interface Line {
  /** Missing in orders that were placed before the field existed. */
  whenGone?: WhenGone | undefined;
}

export const whenGoneOf = (line: Line): WhenGone => line.whenGone ?? DEFAULT_WHEN_GONE;

/** Returns the choice that all lines share, or null if they differ or there are no lines. */
export function commonWhenGone(lines: readonly Line[]): WhenGone | null {
  const [first, ...others] = new Set(lines.map(whenGoneOf));
  return first !== undefined && others.length === 0 ? first : null;
}
