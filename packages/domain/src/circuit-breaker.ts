/** How a service did lately: failures in a row, and until when nobody asks it, in milliseconds of a monotonic clock. */
export interface Breaker {
  failures: number;
  shutUntil: number;
}

export const FRESH_BREAKER: Breaker = { failures: 0, shutUntil: 0 };

const MAX_FAILURES = 3;
const SHUT_MS = 30_000;

/**
 * May the service be asked now (`now` in milliseconds)? After three failures in a row nobody does for half a minute;
 * then one call is let through, and the rest wait for what it finds [R21].
 */
export function letThrough(breaker: Breaker, now: number): { isLet: boolean; breaker: Breaker } {
  if (breaker.failures < MAX_FAILURES) return { isLet: true, breaker };
  if (now < breaker.shutUntil) return { isLet: false, breaker };
  return { isLet: true, breaker: { ...breaker, shutUntil: now + SHUT_MS } };
}

/** The breaker after an answer (`isFine`) or a failure at `now`, in milliseconds [R21]. */
export function afterAnswer(breaker: Breaker, isFine: boolean, now: number): Breaker {
  if (isFine) return FRESH_BREAKER;
  const failures = breaker.failures + 1;
  return { failures, shutUntil: failures < MAX_FAILURES ? 0 : now + SHUT_MS };
}

/** Is the service left alone at `now`, in milliseconds? Asking changes nothing [R21]. */
export function isShut(breaker: Breaker, now: number): boolean {
  return breaker.failures >= MAX_FAILURES && now < breaker.shutUntil;
}
