import { expect, test } from "vitest";
import { leap, walk } from "./story-walk.ts";

const stories = [{ pages: [1, 2] }, { pages: [1] }];

test("[CT-1] a tap leads through the pages of a story and on to the next one, and past the last to the store", () => {
  expect(walk(stories, { story: 0, page: 0 }, 1)).toEqual({ story: 0, page: 1 });
  expect(walk(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(walk(stories, { story: 1, page: 0 }, 1)).toBeNull();
});

test("[CT-1] back leads to the story before, and at the very first page stays there", () => {
  expect(walk(stories, { story: 0, page: 1 }, -1)).toEqual({ story: 0, page: 0 });
  expect(walk(stories, { story: 1, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
  expect(walk(stories, { story: 0, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
});

test("[CT-1] a swipe leads to a whole story", () => {
  expect(leap(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(leap(stories, { story: 1, page: 0 }, 1)).toBeNull();
});
