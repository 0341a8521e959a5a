/** What raised prices are rounded to, in sum. */
const STEP = 500;

/** A price in whole sum raised by so many percent, or lowered by less than none, rounded half up to 500; what cost something still does. */
export function raisedPrice(price: number, percent: number): number {
  const raised = Math.round((price * (100 + percent)) / (100 * STEP)) * STEP;
  return Math.max(raised, Math.min(price, STEP));
}
