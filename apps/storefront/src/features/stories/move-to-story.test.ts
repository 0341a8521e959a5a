import { expect, test } from "vitest";
import { adjacentStory, moveToStory } from "./move-to-story.ts";

const stories = [{ pages: [1, 2] }, { pages: [1] }];

test("[CT-1] a tap moves through the pages of a story and on to the next one, and after the last to the store", () => {
  expect(moveToStory(stories, { story: 0, page: 0 }, 1)).toEqual({ story: 0, page: 1 });
  expect(moveToStory(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(moveToStory(stories, { story: 1, page: 0 }, 1)).toBeNull();
});

test("[CT-1] back moves to the previous story, and stays on the very first page", () => {
  expect(moveToStory(stories, { story: 0, page: 1 }, -1)).toEqual({ story: 0, page: 0 });
  expect(moveToStory(stories, { story: 1, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
  expect(moveToStory(stories, { story: 0, page: 0 }, -1)).toEqual({ story: 0, page: 0 });
});

test("[CT-1] a swipe moves by a whole story", () => {
  expect(adjacentStory(stories, { story: 0, page: 1 }, 1)).toEqual({ story: 1, page: 0 });
  expect(adjacentStory(stories, { story: 1, page: 0 }, 1)).toBeNull();
});
