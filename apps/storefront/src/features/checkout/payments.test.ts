import { expect, test } from "vitest";
import { listChangeAmounts, groupPayments } from "./payments.ts";

test("offers change from banknotes above the total, ascending without duplicates", () => {
  expect(listChangeAmounts(87_000)).toEqual([100_000, 200_000]);
  expect(listChangeAmounts(238_000)).toEqual([240_000, 250_000, 300_000]);
});

test("does not offer a round total as its own banknote", () => {
  expect(listChangeAmounts(100_000)).not.toContain(100_000);
});

test("[CH-6] groups online payments, each group in the brand's order, with the brand's first one first", () => {
  const typesOf = (...types: ("CASH" | "PAYME" | "TERMINAL" | "CLICK")[]) =>
    groupPayments(types.map((type) => ({ type }))).map(({ payments }) => payments.map(({ type }) => type));
  expect(typesOf("CASH", "PAYME", "TERMINAL", "CLICK")).toEqual([
    ["CASH", "TERMINAL"],
    ["PAYME", "CLICK"],
  ]);
  expect(typesOf("PAYME", "CASH", "CLICK")).toEqual([["PAYME", "CLICK"], ["CASH"]]);
  expect(typesOf("CASH")).toEqual([["CASH"]]);
  expect(typesOf()).toEqual([]);
});
