import { expect, test } from "vitest";
import { reads } from "./api-reads.ts";
import { createWriteUnits } from "./api-writes.ts";
import { listUnmeasuredCalls } from "./unmeasured-calls.ts";

test("the bench measures every API call, or gives a reason", () => {
  const units = [...reads, ...createWriteUnits({ basket: {}, pickup: {}, delivery: {} })];
  expect(listUnmeasuredCalls(units)).toEqual([]);
});
