/** Rounding step of raised prices, in soʻm. */
const RAISED_PRICE_STEP_SUM = 500;

/**
 * Returns a price in whole soʻm raised by a percentage (lowered if negative), rounded half up to 500. A positive price
 * never becomes 0.
 */
export function raisePrice(price: number, percent: number): number {
  const raised =
    Math.round((price * (100 + percent)) / (100 * RAISED_PRICE_STEP_SUM)) * RAISED_PRICE_STEP_SUM;
  return Math.max(raised, Math.min(price, RAISED_PRICE_STEP_SUM));
}
