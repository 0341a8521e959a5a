import {
  describeRefusalCode as describeRefusal,
  type RefusalCode,
  refusals,
} from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import type { PushFailure } from "./push-calls.ts";
import { getRetryPauseMs } from "./retry-pause.ts";

const createPushFailure = (code: RefusalCode): PushFailure => ({
  statusCode: refusals[code].status,
  statusMessage: "",
  code,
  description: describeRefusal(code),
  data: { path: "/" },
});

test("[CT-4] retries only failures that can succeed later: lost connection, server error, too many requests", () => {
  for (const code of ["offline", "timeout", "unavailable", "internal", "busy", "too_many_requests"] as const)
    expect([code, getRetryPauseMs(createPushFailure(code), 1)]).toEqual([code, 60_000]);
  expect(getRetryPauseMs("failed", 1)).toBe(60_000);
  for (const code of [
    "push_service_refused",
    "bad_request",
    "unauthorized",
    "forbidden",
    "not_found",
  ] as const)
    expect([code, getRetryPauseMs(createPushFailure(code), 1)]).toEqual([code, null]);
});

test("[CT-4] doubles the pause up to an hour", () => {
  const minutes = [1, 2, 3, 6, 7, 8, 50, 5000].map(
    (attempt) => Number(getRetryPauseMs("failed", attempt)) / 60_000,
  );
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60, 60]);
});
