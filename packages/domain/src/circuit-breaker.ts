/**
 * State of calls to a service: consecutive failures, and the time until which it is not called, in milliseconds of a
 * monotonic clock.
 */
export interface CircuitBreakerState {
  failures: number;
  shutUntil: number;
}

export const CLOSED_BREAKER: CircuitBreakerState = { failures: 0, shutUntil: 0 };

const MAX_CONSECUTIVE_CALL_FAILURES = 3;
const CIRCUIT_BREAKER_OPEN_MS = 30_000;

/**
 * Returns whether the service may be called at `now` (milliseconds). After three consecutive failures it is not called
 * for 30 seconds. After that one trial call is allowed, and the others remain blocked until the result of the trial, at
 * most for another 30 seconds [R21].
 */
export function admitCircuitBreakerRequest(
  breaker: CircuitBreakerState,
  now: number,
): { isLet: boolean; breaker: CircuitBreakerState } {
  if (breaker.failures < MAX_CONSECUTIVE_CALL_FAILURES) return { isLet: true, breaker };
  if (now < breaker.shutUntil) return { isLet: false, breaker };
  return { isLet: true, breaker: { ...breaker, shutUntil: now + CIRCUIT_BREAKER_OPEN_MS } };
}

/**
 * Returns the new state of a circuit breaker after a call that succeeded (`isFine`) or failed at `now`, in milliseconds
 * [R21].
 */
export function recordCallResult(
  breaker: CircuitBreakerState,
  isFine: boolean,
  now: number,
): CircuitBreakerState {
  if (isFine) return CLOSED_BREAKER;
  const failures = breaker.failures + 1;
  return {
    failures,
    shutUntil: failures < MAX_CONSECUTIVE_CALL_FAILURES ? 0 : now + CIRCUIT_BREAKER_OPEN_MS,
  };
}

/** Returns whether calls are blocked at `now`, in milliseconds. Does not change the state [R21]. */
export function isCircuitBreakerOpen(breaker: CircuitBreakerState, now: number): boolean {
  return breaker.failures >= MAX_CONSECUTIVE_CALL_FAILURES && now < breaker.shutUntil;
}
