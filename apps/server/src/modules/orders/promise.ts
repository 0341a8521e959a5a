const FIVE_MINUTES = 5 * 60_000;

/** The moment that is promised: `minutes` from now, up to the next five, as people say times. */
export function promisedAt(now: Date, minutes: number): Date {
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / FIVE_MINUTES) * FIVE_MINUTES);
}
