import { expect, test } from "vitest";
import { commonWhenGone, whenGoneOf } from "./when-gone.ts";

test("[CH-8] a line without a choice for a sold-out product asks for a call", () => {
  expect(whenGoneOf({})).toBe("CALL");
  expect(whenGoneOf({ whenGone: "LEAVE_OUT" })).toBe("LEAVE_OUT");
});

test("[CH-8] an order has one choice for sold-out products only if all of its lines share it", () => {
  expect(commonWhenGone([{ whenGone: "REPLACE" }, { whenGone: "REPLACE" }])).toBe("REPLACE");
  expect(commonWhenGone([{}, { whenGone: "CALL" }])).toBe("CALL");
  expect(commonWhenGone([{}, { whenGone: "REPLACE" }])).toBeNull();
  expect(commonWhenGone([])).toBeNull();
});
