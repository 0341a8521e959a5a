import { expect, test } from "vitest";
import type { Menu } from "../../platform/shapes.ts";
import { buildMenuSections } from "./menu-model.ts";

const menu = {
  version: "1",
  pauses: [],
  groups: [{ id: "food", priority: 1 }],
  categories: [{ id: "palov", groupId: "food", priority: 1 }],
  products: [
    {
      id: "osh",
      categoryId: "palov",
      costPrice: 45_000,
      productBranch: [],
      branchPrices: [{ id: "airport", price: 60_000 }],
    },
  ],
} as unknown as Menu;

test("[BK-1] a card shows the price of the chosen branch, and the general one before a choice", () => {
  const getFirstProductPrice = (branchId: string | null) =>
    buildMenuSections(menu, branchId)[0]?.products[0]?.costPrice;
  expect(getFirstProductPrice("airport")).toBe(60_000);
  expect(getFirstProductPrice("center")).toBe(45_000);
  expect(getFirstProductPrice(null)).toBe(45_000);
  expect(menu.products[0]?.costPrice).toBe(45_000);
});
