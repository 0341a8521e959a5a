/** What the static parts of the home page say to those who work on them without React (`motion.ts`). */

/** On a story's link: its id. */
export const STORY = "data-story";
/** On a story's link: it was seen. */
export const IS_SEEN = "data-seen";
/** The row of banners; its buttons say which way they lead. */
export const BANNERS = "data-banners";
export const STEP = "data-step";
/** On a dot: its banner is in sight. */
export const IS_CURRENT = "data-current";

/** Ids of the parts. */
export const SHOWCASE_ID = "showcase";
export const FOOTER_ID = "foot";
