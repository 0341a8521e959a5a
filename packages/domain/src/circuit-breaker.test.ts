import { expect, test } from "vitest";
import {
  recordCallResult,
  type CircuitBreakerState,
  CLOSED_BREAKER,
  admitCircuitBreakerRequest,
} from "./circuit-breaker.ts";

const createBreakerAfterFailures = (times: number, now: number): CircuitBreakerState =>
  Array.from({ length: times }).reduce<CircuitBreakerState>(
    (breaker) => recordCallResult(breaker, false, now),
    CLOSED_BREAKER,
  );

test("[R21] after three failures no call is made for half a minute", () => {
  expect(admitCircuitBreakerRequest(createBreakerAfterFailures(2, 0), 0).isLet).toBe(true);
  expect(admitCircuitBreakerRequest(createBreakerAfterFailures(3, 1000), 1000).isLet).toBe(false);
  expect(admitCircuitBreakerRequest(createBreakerAfterFailures(3, 1000), 30_999).isLet).toBe(false);
});

test("[R21] then one call is let through, and the others wait for its result", () => {
  const first = admitCircuitBreakerRequest(createBreakerAfterFailures(3, 0), 30_000);
  expect(first.isLet).toBe(true);
  expect(admitCircuitBreakerRequest(first.breaker, 30_001).isLet).toBe(false);
  expect(admitCircuitBreakerRequest(recordCallResult(first.breaker, true, 30_500), 30_500)).toEqual({
    isLet: true,
    breaker: CLOSED_BREAKER,
  });
  expect(
    admitCircuitBreakerRequest(recordCallResult(first.breaker, false, 38_000), 60_001).isLet,
    "it failed again",
  ).toBe(false);
});

test("[R21] a trial call without a result blocks others for at most another half minute", () => {
  const first = admitCircuitBreakerRequest(createBreakerAfterFailures(3, 0), 30_000);
  expect(admitCircuitBreakerRequest(first.breaker, 60_000).isLet).toBe(true);
});

test("[R21] one success resets the failures", () => {
  const breaker = recordCallResult(recordCallResult(createBreakerAfterFailures(2, 0), true, 1), false, 2);
  expect(admitCircuitBreakerRequest(breaker, 3).isLet).toBe(true);
});
