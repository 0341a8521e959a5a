import type { StopListItem } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type StopFilter, groupStopList } from "./stop-groups.ts";

const createStopListItem = (
  id: string,
  categoryId: string,
  ...branchIds: (string | null)[]
): StopListItem => {
  const stops = branchIds.map((branchId) => ({ branchId, until: null }));
  const name = { uz: id };
  const shown = { image: null, imageGround: null, costPrice: 1, count: null, weighed: null };
  return { id, name, categoryId, categoryName: { uz: categoryId }, ...shown, stop: stops[0] ?? null, stops };
};
const menu = [
  createStopListItem("osh", "hot"),
  createStopListItem("manti", "hot", "a"),
  createStopListItem("cola", "drinks", null),
  createStopListItem("choy", "drinks", "a", "b"),
];
const stopFilter = { branchId: null, branchCount: 2, search: "", categoryId: null, isStopped: false };
const summarizeGroups = (more: Partial<StopFilter>) =>
  groupStopList(menu, { ...stopFilter, ...more }).map(({ id, sold, stopped }) => [id, sold, stopped]);

test("[MN-7] a product stopped in one branch can be stopped in all or restored; one stopped in all can only be restored", () => {
  expect(summarizeGroups({})).toEqual([
    ["hot", ["osh", "manti"], ["manti"]],
    ["drinks", [], ["cola", "choy"]],
  ]);
});

test("[MN-7] a branch sees its own stops and those of all branches, not those of another branch", () => {
  expect(summarizeGroups({ branchId: "b" })[0]).toEqual(["hot", ["osh", "manti"], []]);
  expect(summarizeGroups({ branchId: "b", isStopped: true })).toEqual([["drinks", [], ["cola", "choy"]]]);
});

test("[MN-8] finds a product typed in another alphabet", () => {
  expect(summarizeGroups({ search: "ман" })).toEqual([["hot", ["manti"], ["manti"]]]);
});
