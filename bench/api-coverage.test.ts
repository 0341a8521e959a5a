import { expect, test } from "vitest";
import { apiReadSequences } from "./api-reads.ts";
import { createWriteSequences } from "./api-writes.ts";
import { listUnmeasuredCalls } from "./unmeasured-calls.ts";

test("the bench measures every API call, or gives a reason", () => {
  const units = [...apiReadSequences, ...createWriteSequences({ basket: {}, pickup: {}, delivery: {} })];
  expect(listUnmeasuredCalls(units)).toEqual([]);
});
