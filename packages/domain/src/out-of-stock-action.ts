/** Actions for an order line whose product is out of stock. [CH-8] */
export const OUT_OF_STOCK_ACTIONS = ["CALL", "REPLACE", "LEAVE_OUT"] as const;
export type OutOfStockAction = (typeof OUT_OF_STOCK_ACTIONS)[number];

/** Default for lines without a choice: the customer is called before any change. */
export const DEFAULT_OUT_OF_STOCK_ACTION: OutOfStockAction = "CALL";

interface OutOfStockLine {
  /** Action for the line; missing in orders that were placed before the field existed. */
  whenGone?: OutOfStockAction | undefined;
}

export const findOutOfStockAction = (line: OutOfStockLine): OutOfStockAction =>
  line.whenGone ?? DEFAULT_OUT_OF_STOCK_ACTION;

/** Returns the choice that all lines share, or null if they differ or there are no lines. */
export function findCommonOutOfStockAction(lines: readonly OutOfStockLine[]): OutOfStockAction | null {
  const [first, ...others] = new Set(lines.map(findOutOfStockAction));
  return first !== undefined && others.length === 0 ? first : null;
}
