/** Where somebody is in the stories. */
export interface StoryPlace {
  story: number;
  page: number;
}

type Lengths = readonly { pages: readonly unknown[] }[];

/** One page on or back through the stories, the ends of one being the next one's beginning; null: past the last. */
export function walk(stories: Lengths, { story, page }: StoryPlace, by: 1 | -1): StoryPlace | null {
  const next = page + by;
  if (next >= 0 && next < (stories[story]?.pages.length ?? 0)) return { story, page: next };
  return leap(stories, { story, page }, by);
}

/** The next story or the one before, at its first page; before the first there is its own beginning. */
export function leap(stories: Lengths, { story }: StoryPlace, by: 1 | -1): StoryPlace | null {
  if (story + by < 0) return { story: 0, page: 0 };
  return story + by < stories.length ? { story: story + by, page: 0 } : null;
}
