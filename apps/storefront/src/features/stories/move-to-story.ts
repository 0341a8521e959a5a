/** Position in the stories: index of the story and of its page. */
export interface StoryPosition {
  story: number;
  page: number;
}

type StoryPageLists = readonly { pages: readonly unknown[] }[];

/** Returns the next or previous page, across the boundaries of stories. Null after the last page. */
export function findAdjacentPage(
  stories: StoryPageLists,
  { story, page }: StoryPosition,
  by: 1 | -1,
): StoryPosition | null {
  const next = page + by;
  if (next >= 0 && next < (stories[story]?.pages.length ?? 0)) return { story, page: next };
  return findAdjacentStory(stories, { story, page }, by);
}

/**
 * Returns the first page of the next or previous story. Before the first story, returns the first page of the first
 * story. Null after the last story.
 */
export function findAdjacentStory(
  stories: StoryPageLists,
  { story }: StoryPosition,
  by: 1 | -1,
): StoryPosition | null {
  if (story + by < 0) return { story: 0, page: 0 };
  return story + by < stories.length ? { story: story + by, page: 0 } : null;
}
