import { expect, test } from "vitest";
import { reads } from "./api-reads.ts";
import { writesOf } from "./api-writes.ts";
import { unmeasuredCalls } from "./unmeasured-calls.ts";

test("every call of the API is measured by the bench, or it says why not", () => {
  const units = [...reads, ...writesOf({ basket: {}, pickup: {}, delivery: {} })];
  expect(unmeasuredCalls(units)).toEqual([]);
});
