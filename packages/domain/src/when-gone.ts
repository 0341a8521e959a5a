/** What the staff do with a line of an order whose product has run out. [CH-8] */
export const WHEN_GONE = ["CALL", "REPLACE", "LEAVE_OUT"] as const;
export type WhenGone = (typeof WHEN_GONE)[number];

/** Of a line that does not say it: nothing is changed without a call. */
export const DEFAULT_WHEN_GONE: WhenGone = "CALL";

interface Line {
  /** Missing in orders that were placed before the field existed. */
  whenGone?: WhenGone | undefined;
}

export const whenGoneOf = (line: Line): WhenGone => line.whenGone ?? DEFAULT_WHEN_GONE;

/** The choice that all lines share; null where they differ, or there are none. */
export function commonWhenGone(lines: readonly Line[]): WhenGone | null {
  const [first, ...others] = new Set(lines.map(whenGoneOf));
  return first !== undefined && others.length === 0 ? first : null;
}
