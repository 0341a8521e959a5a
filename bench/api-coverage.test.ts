import { expect, test } from "vitest";
import { apiReadUnits } from "./api-reads.ts";
import { createWriteUnits } from "./api-writes.ts";
import { listUnmeasuredCalls } from "./unmeasured-calls.ts";

test("the bench measures every API call, or gives a reason", () => {
  const units = [...apiReadUnits, ...createWriteUnits({ basket: {}, pickup: {}, delivery: {} })];
  expect(listUnmeasuredCalls(units)).toEqual([]);
});
