/** Position in the stories. */
export interface StoryPlace {
  story: number;
  page: number;
}

type Lengths = readonly { pages: readonly unknown[] }[];

/** Returns the next or previous page, across the boundaries of stories. Null after the last page. */
export function moveToStory(stories: Lengths, { story, page }: StoryPlace, by: 1 | -1): StoryPlace | null {
  const next = page + by;
  if (next >= 0 && next < (stories[story]?.pages.length ?? 0)) return { story, page: next };
  return adjacentStory(stories, { story, page }, by);
}

/** Returns the first page of the next or previous story. Before the first story, returns its own first page. */
export function adjacentStory(stories: Lengths, { story }: StoryPlace, by: 1 | -1): StoryPlace | null {
  if (story + by < 0) return { story: 0, page: 0 };
  return story + by < stories.length ? { story: story + by, page: 0 } : null;
}
