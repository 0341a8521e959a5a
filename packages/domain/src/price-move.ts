/** Returns whether a price changes by more than half, which is often a typing error. Amounts in any unit. */
export const isLargePriceMove = (before: number, after: number): boolean =>
  before > 0 && Math.abs(after - before) * 2 > before;
