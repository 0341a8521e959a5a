import type { PushFailure } from "./push-calls.ts";

const FIRST_PUSH_RETRY_MS = 60_000;
const MAX_PUSH_RETRY_MS = 3_600_000;
const TOO_MANY_REQUESTS_STATUS = 429;
const MIN_SERVER_ERROR_STATUS = 500;

/**
 * Returns the delay in milliseconds before a subscription is sent again. Null: a retry would fail in the same way. The
 * delay doubles with each attempt, up to an hour. `attempt` is 1 after the first failure.
 */
export function getRetryPauseMs(failure: PushFailure, attempt: number): number | null {
  return isTemporaryPushFailure(failure)
    ? Math.min(FIRST_PUSH_RETRY_MS * 2 ** (attempt - 1), MAX_PUSH_RETRY_MS)
    : null;
}

function isTemporaryPushFailure(failure: PushFailure): boolean {
  // `failed` means that the push service of the browser was unreachable.
  if (failure === "failed") return true;
  const { statusCode } = failure;
  // The status code 0 means that no response was received.
  return statusCode === 0 || statusCode === TOO_MANY_REQUESTS_STATUS || statusCode >= MIN_SERVER_ERROR_STATUS;
}
