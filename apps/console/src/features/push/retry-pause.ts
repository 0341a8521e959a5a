import type { PushFailure } from "./push-calls.ts";

const FIRST_MS = 60_000;
const MAX_MS = 3_600_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/**
 * Returns the milliseconds until a subscription is sent again; null when a repeat would be refused like this one. The pause
 * doubles with each attempt, up to an hour. `attempt` is 1 after the first failure.
 */
export function retryPause(failure: PushFailure, attempt: number): number | null {
  return isTemporary(failure) ? Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_MS) : null;
}

function isTemporary(failure: PushFailure): boolean {
  // The browser's push service cannot be reached.
  if (failure === "failed") return true;
  const { statusCode } = failure;
  // 0: no reply came.
  return statusCode === 0 || statusCode === TOO_MANY || statusCode >= SERVER_FAULT;
}
