/** Attributes of the home page's static HTML, used by code outside of React (`motion.ts`). */

/** Attribute with the id of a story, on the link of the story. */
export const STORY_ATTRIBUTE = "data-story";
/** Attribute that is set on the link of a story that was seen. */
export const SEEN_STORY_ATTRIBUTE = "data-seen";
/**
 * Attribute that is set on the row of banners. `BANNER_SCROLL_STEP_ATTRIBUTE` on the row's buttons contains the scroll
 * direction.
 */
export const BANNER_ROW_ATTRIBUTE = "data-banners";
export const BANNER_SCROLL_STEP_ATTRIBUTE = "data-step";
/** Attribute that is set on the dot of the visible banner. */
export const CURRENT_BANNER_DOT_ATTRIBUTE = "data-current";

/** Element ids of the parts of the home page. */
export const SHOWCASE_ELEMENT_ID = "showcase";
/** Links to the brand's other pages. The menu button of the header opens them on phones. */
export const BRAND_LINKS_ELEMENT_ID = "brand-links";
export const BANNERS_ELEMENT_ID = "banners";
export const FOOTER_ELEMENT_ID = "foot";
