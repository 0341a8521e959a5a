import { expect, test } from "vitest";
import type { StoredMenu } from "./menu-table.ts";
import { detectTableColumns } from "./open-table.ts";
import { findLargePlannedMoves } from "./plan-price-moves.ts";
import { planWorkbook } from "./plan-workbook.ts";
import { createProduct, importRules, menu } from "./testing/import-fixture.ts";

/** Returns the large price changes of an import as name, column, old and new price. */
function listMoves(dishes: string[][], choices?: string[][], of: StoredMenu = menu) {
  const plan = planWorkbook(
    of,
    {
      dishes: dishes.length > 0 ? detectTableColumns(of, dishes, importRules) : undefined,
      ...(choices && { choices }),
    },
    { ...importRules, newId: () => "new" },
  );
  if (typeof plan === "string") throw new Error(plan);
  expect(plan.faulty).toEqual([]);
  return findLargePlannedMoves(plan, of).map(({ names, column, before, after }) => [
    names.map((name) => Object.values(name)[0]).join(" › "),
    column.key,
    before,
    after,
  ]);
}

test("[MN-1] an import lists the prices that it changes by more than half, not first prices and new dishes", () => {
  expect(
    listMoves([
      ["Nomi", "Boʻlim", "Narxi"],
      ["Toʻy oshi", "Palovlar", "4500"],
      ["Kola", "Ichimliklar", "13500"],
      ["Choy", "Ichimliklar", "5000"],
      ["Qahva", "Ichimliklar", "1"],
    ]),
  ).toEqual([["Toʻy oshi", "costPrice", 45_000, 4_500]]);
});

test("[MN-1] a price in a branch is compared with the price that guests of the branch pay", () => {
  const moves = listMoves([
    ["Nomi", "Boʻlim", "Narxi", "Narxi @ Markaz", "Narxi @ Север"],
    ["Toʻy oshi", "Palovlar", "45000", "4700", "450000"],
    ["Kola", "Ichimliklar", "9000", "", "10000"],
  ]);
  expect(moves).toEqual([
    ["Toʻy oshi", "costPrice@b1", 47_000, 4_700],
    ["Toʻy oshi", "costPrice@b2", 45_000, 450_000],
  ]);
  // A cleared price in a branch is replaced by the general price.
  const cheap = { ...menu, products: [createProduct("p1", { ...menu.products[0], "costPrice@b1": 5_000 })] };
  expect(
    listMoves(
      [
        ["Nomi", "Boʻlim", "Narxi @ Markaz"],
        ["Toʻy oshi", "Palovlar", ""],
      ],
      undefined,
      cheap,
    ),
  ).toEqual([["Toʻy oshi", "costPrice@b1", 5_000, 45_000]]);
});

test("[MN-5] prices of choices are listed with their product and group", () => {
  const modifications = [{ id: "m1", name: { uz: "Katta" }, price: 10_000, maxCount: 1, image: null }];
  const groups = [{ id: "g9", name: { uz: "Hajmi" }, min: 0, max: 1, modifications }];
  const of = {
    ...menu,
    products: [createProduct("p1", { ...menu.products[0], modificationGroups: groups })],
  } as StoredMenu;
  const sheet = (price: string) => [
    ["Mahsulot", "Guruh", "Nomi", "Narxi"],
    ["Toʻy oshi", "Hajmi", "Katta", price],
  ];
  expect(listMoves([], sheet("1000"), of)).toEqual([
    ["Toʻy oshi › Hajmi › Katta", "choicePrice", 10_000, 1_000],
  ]);
  expect(listMoves([], sheet("12000"), of)).toEqual([]);
});
