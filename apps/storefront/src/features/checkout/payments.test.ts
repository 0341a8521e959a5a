import { expect, test } from "vitest";
import { listCashChangeAmounts, groupPaymentMethods } from "./payments.ts";

test("offers change from banknotes above the total, ascending without duplicates", () => {
  expect(listCashChangeAmounts(87_000)).toEqual([100_000, 200_000]);
  expect(listCashChangeAmounts(238_000)).toEqual([240_000, 250_000, 300_000]);
});

test("does not offer a round total as its own banknote", () => {
  expect(listCashChangeAmounts(100_000)).not.toContain(100_000);
});

test("[CH-6] groups online payments, each group in the brand's order, with the brand's first one first", () => {
  const listGroupedTypes = (...types: ("CASH" | "PAYME" | "TERMINAL" | "CLICK")[]) =>
    groupPaymentMethods(types.map((type) => ({ type }))).map(({ payments }) =>
      payments.map(({ type }) => type),
    );
  expect(listGroupedTypes("CASH", "PAYME", "TERMINAL", "CLICK")).toEqual([
    ["CASH", "TERMINAL"],
    ["PAYME", "CLICK"],
  ]);
  expect(listGroupedTypes("PAYME", "CASH", "CLICK")).toEqual([["PAYME", "CLICK"], ["CASH"]]);
  expect(listGroupedTypes("CASH")).toEqual([["CASH"]]);
  expect(listGroupedTypes()).toEqual([]);
});
