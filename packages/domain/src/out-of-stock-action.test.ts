import { expect, test } from "vitest";
import { commonOutOfStockAction, outOfStockActionOf } from "./out-of-stock-action.ts";

test("[CH-8] a line without a choice for a sold-out product asks for a call", () => {
  expect(outOfStockActionOf({})).toBe("CALL");
  expect(outOfStockActionOf({ whenGone: "LEAVE_OUT" })).toBe("LEAVE_OUT");
});

test("[CH-8] an order has one choice for sold-out products only if all of its lines share it", () => {
  expect(commonOutOfStockAction([{ whenGone: "REPLACE" }, { whenGone: "REPLACE" }])).toBe("REPLACE");
  expect(commonOutOfStockAction([{}, { whenGone: "CALL" }])).toBe("CALL");
  expect(commonOutOfStockAction([{}, { whenGone: "REPLACE" }])).toBeNull();
  expect(commonOutOfStockAction([])).toBeNull();
});
