/** What a brand is: a grocery has no kitchen, words and structured data go by it. */
export const BRAND_KINDS = ["RESTAURANT", "GROCERY"] as const;
export type BrandKind = (typeof BRAND_KINDS)[number];

/** Whose map its pages show; Yandex's by the brand's own key or by the platform's. [AD-14] */
export const MAP_TYPES = ["YANDEX", "LEAFLET", "LAMENU_YANDEX"] as const;

/** Whether the menu's groups are named. [BR-14] */
export const GROUP_VIEWS = ["GROUP", "WITHOUT_GROUP"] as const;
/** How the menu is cut into pages. [BR-14] */
export const CATEGORY_VIEWS = ["ALL", "ONE_CATEGORY", "GROUP_CATEGORY"] as const;
/** Where the basket stands on a phone. [BR-15] */
export const BASKET_POSITIONS = ["NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"] as const;
/** How a product's choices are shown. [BR-14] */
export const MODIFICATION_VIEWS = ["NAME_ONLY", "FULL_IMAGE"] as const;
/** Types of brand colours by the text that is legible on them: white on a `dark` one, near-black on a `light` one. */
export const COLOR_TYPES = ["dark", "light"] as const;
export type ColorType = (typeof COLOR_TYPES)[number];
