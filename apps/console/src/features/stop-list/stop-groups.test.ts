import type { StopListItem } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type StopFilter, stopGroups } from "./stop-groups.ts";

const item = (id: string, categoryId: string, ...branchIds: (string | null)[]): StopListItem => {
  const stops = branchIds.map((branchId) => ({ branchId, until: null }));
  const name = { uz: id };
  const shown = { image: null, imageGround: null, costPrice: 1, count: null, weighed: null };
  return { id, name, categoryId, categoryName: { uz: categoryId }, ...shown, stop: stops[0] ?? null, stops };
};
const menu = [
  item("osh", "hot"),
  item("manti", "hot", "a"),
  item("cola", "drinks", null),
  item("choy", "drinks", "a", "b"),
];
const filter = { branchId: null, branchCount: 2, search: "", categoryId: null, isStopped: false };
const groups = (more: Partial<StopFilter>) =>
  stopGroups(menu, { ...filter, ...more }).map(({ id, sold, stopped }) => [id, sold, stopped]);

test("[MN-7] a product stopped in one branch can be stopped in all or restored; one stopped in all can only be restored", () => {
  expect(groups({})).toEqual([
    ["hot", ["osh", "manti"], ["manti"]],
    ["drinks", [], ["cola", "choy"]],
  ]);
});

test("[MN-7] a branch sees its own stops and those of all branches, not those of another branch", () => {
  expect(groups({ branchId: "b" })[0]).toEqual(["hot", ["osh", "manti"], []]);
  expect(groups({ branchId: "b", isStopped: true })).toEqual([["drinks", [], ["cola", "choy"]]]);
});

test("[MN-8] finds a product typed in another alphabet", () => {
  expect(groups({ search: "ман" })).toEqual([["hot", ["manti"], ["manti"]]]);
});
