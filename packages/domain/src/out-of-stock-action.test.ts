import { expect, test } from "vitest";
import { findCommonOutOfStockAction, findOutOfStockAction } from "./out-of-stock-action.ts";

test("[CH-8] a line without a choice for a sold-out product asks for a call", () => {
  expect(findOutOfStockAction({})).toBe("CALL");
  expect(findOutOfStockAction({ whenGone: "LEAVE_OUT" })).toBe("LEAVE_OUT");
});

test("[CH-8] an order has one choice for sold-out products only if all of its lines share it", () => {
  expect(findCommonOutOfStockAction([{ whenGone: "REPLACE" }, { whenGone: "REPLACE" }])).toBe("REPLACE");
  expect(findCommonOutOfStockAction([{}, { whenGone: "CALL" }])).toBe("CALL");
  expect(findCommonOutOfStockAction([{}, { whenGone: "REPLACE" }])).toBeNull();
  expect(findCommonOutOfStockAction([])).toBeNull();
});
