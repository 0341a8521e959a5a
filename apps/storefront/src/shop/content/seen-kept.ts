/** The name that ids of seen stories are kept under: `start/start-script.ts` reads them before the application is awake. */
export const SEEN_KEPT = "seen-stories";
