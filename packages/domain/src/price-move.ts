/** Whether a price moves by more than half of what it was: more often a slip of the hand than meant. Sums in any unit. */
export const isLargePriceMove = (before: number, after: number): boolean =>
  before > 0 && Math.abs(after - before) * 2 > before;
