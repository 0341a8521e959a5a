import { expect, test } from "vitest";
import { changeOffers, groupedPayments } from "./payments.ts";

test("change is offered from banknotes above the total, the smallest first, none twice", () => {
  expect(changeOffers(87_000)).toEqual([100_000, 200_000]);
  expect(changeOffers(238_000)).toEqual([240_000, 250_000, 300_000]);
});

test("a round total is not offered as its own banknote", () => {
  expect(changeOffers(100_000)).not.toContain(100_000);
});

test("[CH-6] payments online stand together, each group in the brand's order, the brand's first one first", () => {
  const typesOf = (...types: ("CASH" | "PAYME" | "TERMINAL" | "CLICK")[]) =>
    groupedPayments(types.map((type) => ({ type }))).map(({ payments }) => payments.map(({ type }) => type));
  expect(typesOf("CASH", "PAYME", "TERMINAL", "CLICK")).toEqual([
    ["CASH", "TERMINAL"],
    ["PAYME", "CLICK"],
  ]);
  expect(typesOf("PAYME", "CASH", "CLICK")).toEqual([["PAYME", "CLICK"], ["CASH"]]);
  expect(typesOf("CASH")).toEqual([["CASH"]]);
  expect(typesOf()).toEqual([]);
});
