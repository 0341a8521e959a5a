/** Kinds of businesses. Determines wording and structured data: a grocery has no kitchen. */
export const BRAND_KINDS = ["RESTAURANT", "GROCERY"] as const;
export type BrandKind = (typeof BRAND_KINDS)[number];

/** Maps of the store's pages. Yandex Maps uses the brand's own key or the platform's. [AD-14] */
export const MAP_TYPES = ["YANDEX", "LEAFLET", "LAMENU_YANDEX"] as const;

/** Whether the names of the menu's groups are shown. [BR-14] */
export const MENU_GROUP_NAME_MODES = ["GROUP", "WITHOUT_GROUP"] as const;
/** Division of the menu into pages. [BR-14] */
export const MENU_PAGE_DIVISIONS = ["ALL", "ONE_CATEGORY", "GROUP_CATEGORY"] as const;
/** Position of the basket on a phone. [BR-15] */
export const BASKET_BUTTON_POSITIONS = ["NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"] as const;
/** Ways to display the modifiers of a product. [BR-14] */
export const MODIFIER_DISPLAY_MODES = ["NAME_ONLY", "FULL_IMAGE"] as const;
/** Types of brand colours by legible text: white on `dark`, near-black on `light`. */
export const COLOR_TYPES = ["dark", "light"] as const;
export type ColorType = (typeof COLOR_TYPES)[number];
