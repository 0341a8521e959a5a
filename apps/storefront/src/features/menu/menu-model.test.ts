import { expect, test } from "vitest";
import type { Category, Menu, Product } from "../../platform/shapes.ts";
import { menuSections } from "./menu-model.ts";

const category = (id: string, groupId: string, priority: number) =>
  ({ id, groupId, priority, name: { uz: id } }) as Category;
const product = (id: string, categoryId: string, priority: number, branches = ["a", "b"]) =>
  ({
    id,
    categoryId,
    priority,
    productBranch: branches.map((branch) => ({ id: branch, isActive: branch !== "off" })),
  }) as Product;

const menu = {
  version: "1",
  groups: [
    { id: "food", priority: 2 },
    { id: "drinks", priority: 1 },
  ],
  categories: [
    category("soup", "food", 2),
    category("palov", "food", 1),
    category("tea", "drinks", 9),
    category("none", "food", 0),
  ],
  products: [
    product("late", "palov", 5),
    product("early", "palov", 1),
    product("green", "tea", 1, ["b"]),
    product("shorva", "soup", 1, ["off"]),
  ],
} as Menu;

test("[MN-1] groups, then categories, then products stand by priority, empty categories are hidden", () => {
  const drawn = menuSections(menu).map(({ category, products }) => [
    category.id,
    ...products.map((each) => each.id),
  ]);
  expect(drawn).toEqual([
    ["tea", "green"],
    ["palov", "early", "late"],
    ["soup", "shorva"],
  ]);
});

test("[MN-1] with a nearest branch only what it sells is shown, and a branch switched off does not count", () => {
  expect(menuSections(menu, "a").map(({ category }) => category.id)).toEqual(["palov"]);
  expect(menuSections(menu, "off").map(({ category }) => category.id)).toEqual([]);
});
