import { expect, test } from "vitest";
import type { Category, Menu, Product } from "../../platform/shapes.ts";
import {
  findInitialSection,
  isMenuSectionVisible,
  buildMenuLayout,
  buildMenuSections,
} from "./menu-model.ts";
import type { MenuLayout } from "./menu-model.ts";

const createCategory = (id: string, groupId: string, priority: number) =>
  ({ id, groupId, priority, name: { uz: id } }) as Category;
const createProduct = (id: string, categoryId: string, priority: number, branches = ["a", "b"]) =>
  ({
    id,
    categoryId,
    priority,
    productBranch: branches.map((branch) => ({ id: branch, isActive: branch !== "off" })),
  }) as Product;

const menu = {
  version: "1",
  pauses: [],
  groups: [
    { id: "food", priority: 2 },
    { id: "drinks", priority: 1 },
  ],
  categories: [
    createCategory("soup", "food", 2),
    createCategory("palov", "food", 1),
    createCategory("tea", "drinks", 9),
    createCategory("none", "food", 0),
  ],
  products: [
    createProduct("late", "palov", 5),
    createProduct("early", "palov", 1),
    createProduct("green", "tea", 1, ["b"]),
    createProduct("shorva", "soup", 1, ["off"]),
  ],
} as unknown as Menu;

test("[MN-1] sorts groups, categories and products by priority and hides empty categories", () => {
  const drawn = buildMenuSections(menu).map(({ category, products }) => [
    category.id,
    ...products.map((each) => each.id),
  ]);
  expect(drawn).toEqual([
    ["tea", "green"],
    ["palov", "early", "late"],
    ["soup", "shorva"],
  ]);
});

test("[MN-1] with a nearest branch shows only its products, and ignores a disabled branch", () => {
  expect(buildMenuSections(menu, "a").map(({ category }) => category.id)).toEqual(["palov"]);
  expect(buildMenuSections(menu, "off").map(({ category }) => category.id)).toEqual([]);
});

const views = { groupView: "GROUP", categoryView: "ALL" } as const;
const listVisibleSections = (plan: MenuLayout, chosenId: string | null) => {
  const chosen = findInitialSection(plan, chosenId);
  return plan.groups
    .flatMap((group) => group.sections)
    .filter((section) => isMenuSectionVisible(plan, section, chosen))
    .map(({ category }) => category.id);
};

test("[BR-15, MN-3] GROUP lists named groups by priority, WITHOUT_GROUP keeps their order without names", () => {
  const plan = buildMenuLayout(menu, views);
  expect([plan.isGrouped, ...plan.groups.map(({ group }) => group?.id)]).toEqual([true, "drinks", "food"]);
  const plain = buildMenuLayout(menu, { ...views, groupView: "WITHOUT_GROUP" });
  expect(plain.isGrouped).toBe(false);
  expect(plain.groups).toEqual(plan.groups);
});

test("[MN-3] hides the name of a group whose categories are all empty for the branch, and of a single group", () => {
  const plan = buildMenuLayout(menu, { ...views, categoryView: "GROUP_CATEGORY" }, "a");
  expect(plan.groups.map(({ id }) => id)).toEqual(["food"]);
  expect([plan.isGrouped, plan.shows]).toEqual([false, "ALL"]);
});

test("[MN-3] ALL shows every category, ONE_CATEGORY the chosen one, GROUP_CATEGORY those of its group", () => {
  expect(listVisibleSections(buildMenuLayout(menu, views), "soup")).toEqual(["tea", "palov", "soup"]);
  expect(
    listVisibleSections(buildMenuLayout(menu, { ...views, categoryView: "ONE_CATEGORY" }), "soup"),
  ).toEqual(["soup"]);
  expect(
    listVisibleSections(buildMenuLayout(menu, { ...views, categoryView: "GROUP_CATEGORY" }), "soup"),
  ).toEqual(["palov", "soup"]);
});

test("[MN-3] without a valid choice the menu begins with its first category", () => {
  const plan = buildMenuLayout(menu, { ...views, categoryView: "ONE_CATEGORY" });
  expect(listVisibleSections(plan, null)).toEqual(["tea"]);
  expect(
    listVisibleSections(buildMenuLayout(menu, { ...views, categoryView: "GROUP_CATEGORY" }), "none"),
  ).toEqual(["tea"]);
});

test("[MN-3] shows a category whose group does not exist", () => {
  const lost = { ...menu, groups: menu.groups.filter(({ id }) => id === "food") };
  const plan = buildMenuLayout(lost, views);
  expect(plan.groups.map(({ id, group }) => [id, group?.id ?? null])).toEqual([
    ["drinks", null],
    ["food", "food"],
  ]);
});

test("[MN-1] an empty menu has no groups and no products", () => {
  const plan = buildMenuLayout({ ...menu, products: [] }, { ...views, categoryView: "ONE_CATEGORY" });
  expect([plan.groups, plan.shows, findInitialSection(plan, null)]).toEqual([[], "ALL", undefined]);
});

test("[MN-7] a paused category says so, with its end, only in the branch where it is paused", () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const paused = {
    ...menu,
    pauses: [{ id: "p", kind: "STOP", branchId: "b", categoryId: "palov", until }],
  } as unknown as Menu;
  const listPausedCategories = (branchId: string | null) =>
    buildMenuSections(paused, branchId).flatMap(({ category, pause }) =>
      pause ? [[category.id, pause.until]] : [],
    );
  expect(listPausedCategories("b")).toEqual([["palov", until]]);
  expect([listPausedCategories("a"), listPausedCategories(null)]).toEqual([[], []]);
});
