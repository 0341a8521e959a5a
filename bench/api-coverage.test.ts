import { test } from "vitest";
import { reads } from "./api-reads.ts";
import { assertAllCovered, writesOf } from "./api-writes.ts";

test("every call of the API is measured by the bench, or it says why not", () => {
  assertAllCovered([...reads, ...writesOf({ basket: {}, pickup: {}, delivery: {} })]);
});
