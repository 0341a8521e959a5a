/** Rounding step of raised prices, in sum. */
const STEP = 500;

/**
 * Returns a price in whole sum raised by a percentage (lowered if negative), rounded half up to 500. A positive price
 * never becomes 0.
 */
export function raisedPrice(price: number, percent: number): number {
  const raised = Math.round((price * (100 + percent)) / (100 * STEP)) * STEP;
  return Math.max(raised, Math.min(price, STEP));
}
