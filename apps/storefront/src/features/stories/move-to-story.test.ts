import { expect, test } from "vitest";
import { findAdjacentStory, findAdjacentPage } from "./move-to-story.ts";

const stories = [{ pages: [1, 2] }, { pages: [1] }];

test("[CT-1] a tap moves through the pages of a story and on to the next one, and after the last to the store", () => {
  expect(findAdjacentPage(stories, { story: 0, page: 0 }, 1)).toEqual({ story: 0, page: 1 });
  expect(findAdjacentPage(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(findAdjacentPage(stories, { story: 1, page: 0 }, 1)).toBeNull();
});

test("[CT-1] back moves to the previous story, and stays on the very first page", () => {
  expect(findAdjacentPage(stories, { story: 0, page: 1 }, -1)).toEqual({ story: 0, page: 0 });
  expect(findAdjacentPage(stories, { story: 1, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
  expect(findAdjacentPage(stories, { story: 0, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
});

test("[CT-1] a swipe moves by a whole story", () => {
  expect(findAdjacentStory(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(findAdjacentStory(stories, { story: 1, page: 0 }, 1)).toBeNull();
});
