/** Storage key of the ids of seen stories. `start/start-script.ts` reads them before hydration. */
export const SEEN_STORIES_KEY = "seen-stories";
