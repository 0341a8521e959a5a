import type { PushFailure } from "./push-calls.ts";

const FIRST_MS = 60_000;
const MAX_MS = 3_600_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/**
 * Returns the delay in milliseconds before a subscription is sent again. Null: a retry would fail in the same way. The
 * delay doubles with each attempt, up to an hour. `attempt` is 1 after the first failure.
 */
export function retryPause(failure: PushFailure, attempt: number): number | null {
  return isTemporary(failure) ? Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_MS) : null;
}

function isTemporary(failure: PushFailure): boolean {
  // The push service of the browser is unreachable.
  if (failure === "failed") return true;
  const { statusCode } = failure;
  // 0: no response was received.
  return statusCode === 0 || statusCode === TOO_MANY || statusCode >= SERVER_FAULT;
}
