import { expect, test } from "vitest";
import { reads } from "./api-reads.ts";
import { writesOf } from "./api-writes.ts";
import { unmeasuredCalls } from "./unmeasured-calls.ts";

test("the bench measures every API call, or gives a reason", () => {
  const units = [...reads, ...writesOf({ basket: {}, pickup: {}, delivery: {} })];
  expect(unmeasuredCalls(units)).toEqual([]);
});
