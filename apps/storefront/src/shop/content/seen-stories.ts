import { call } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { sessionStore } from "../session/session.ts";
import { SEEN_STORIES_KEY } from "./seen-stories-key.ts";

/** Maximum number of stored ids. No brand has this many active stories. */
const MAX_SEEN_STORIES = 100;

/** Ids of the stories seen on this device. */
export const seenStories = createStoredStore<string[]>({
  name: SEEN_STORIES_KEY,
  empty: [],
  parse: parseStoryIds,
});

/** Ids of seen stories that are not sent to the server yet. */
export const unsentSeenStories = createStoredStore<string[]>({
  name: "untold-stories",
  empty: [],
  parse: parseStoryIds,
});

function parseStoryIds(kept: unknown): string[] | null {
  return Array.isArray(kept)
    ? kept.filter((id): id is string => typeof id === "string").slice(-MAX_SEEN_STORIES)
    : null;
}

/** Marks a story as seen. For a signed-in customer, also on the server. */
export function markStorySeen(id: string): void {
  if (seenStories.get().includes(id)) return;
  seenStories.set((seen) => [...seen, id].slice(-MAX_SEEN_STORIES));
  if (!sessionStore.get()) return;
  unsentSeenStories.set((untold) => [...untold, id].slice(-MAX_SEEN_STORIES));
  void sendSeenStories();
}

let runningSeenStoriesSend: Promise<void> = Promise.resolve();

/** Sends stories that were seen offline to the server, one after another. */
export function sendSeenStories(): Promise<void> {
  runningSeenStoriesSend = runningSeenStoriesSend.then(async () => {
    for (const id of unsentSeenStories.get()) {
      if (!sessionStore.get()) return;
      const { error } = await call("POST /notifications/v2/stories/{id}/seen", { path: { id } });
      if (error && (error.statusCode < 400 || error.statusCode === 401 || error.statusCode >= 429)) return;
      unsentSeenStories.set((untold) => untold.filter((each) => each !== id));
    }
  });
  return runningSeenStoriesSend;
}

let isSeenStoriesLoadStarted = false;

/** Loads the stories that the customer saw on other devices, once per page load. */
export async function loadSeenStories(): Promise<void> {
  if (isSeenStoriesLoadStarted || !sessionStore.get()) return;
  isSeenStoriesLoadStarted = true;
  const { data } = await call("GET /notifications/v2/stories/seen");
  const known = new Set(seenStories.get());
  const more = (data ?? []).filter((id) => !known.has(id));
  if (more.length > 0) seenStories.set((seen) => [...seen, ...more].slice(-MAX_SEEN_STORIES));
}
