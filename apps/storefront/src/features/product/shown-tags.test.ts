import { expect, test } from "vitest";
import { shownTags } from "./shown-tags.ts";

const tags = ["palov", "osh", "плов", "plov", "рис", "rice", "أرز"];

test("[MN-4] shows at most three tags in the script of the page's language", () => {
  expect(shownTags(tags, "uz")).toEqual(["palov", "osh", "plov"]);
  expect(shownTags(tags, "ru")).toEqual(["плов", "рис"]);
  expect(shownTags(tags, "ar")).toEqual(["أرز"]);
  expect(shownTags([], "ru")).toEqual([]);
  expect(shownTags(tags, "zh")).toEqual(["плов", "рис"]);
  expect(shownTags([...tags, "抓饭"], "zh")).toEqual(["抓饭"]);
});
