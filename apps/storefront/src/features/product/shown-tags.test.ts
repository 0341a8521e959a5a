import { expect, test } from "vitest";
import { filterShownTags } from "./shown-tags.ts";

const tags = ["palov", "osh", "плов", "plov", "рис", "rice", "أرز"];

test("[MN-4] shows at most three tags in the script of the page's language", () => {
  expect(filterShownTags(tags, "uz")).toEqual(["palov", "osh", "plov"]);
  expect(filterShownTags(tags, "ru")).toEqual(["плов", "рис"]);
  expect(filterShownTags(tags, "ar")).toEqual(["أرز"]);
  expect(filterShownTags([], "ru")).toEqual([]);
  expect(filterShownTags(tags, "zh")).toEqual(["плов", "рис"]);
  expect(filterShownTags([...tags, "抓饭"], "zh")).toEqual(["抓饭"]);
});
