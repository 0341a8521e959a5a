/** Steps of the registration of a brand, after phone verification or with a link. */
export const BRAND_REGISTRATION_STEPS = ["brand", "look", "branch", "owner"] as const;

/** Initial menu of a brand: sample products of its kind, a pasted list, or none. */
export const NEW_BRAND_MENU_KINDS = ["KIND", "PASTED", "NONE"] as const;

/** Selectable daily opening hours. Equal times: open 24 hours. */
export const NEW_BRAND_OPENING_HOURS = ["09:00-23:00", "10:00-22:00", "08:00-20:00", "00:00-00:00"] as const;

/** Selectable delivery radius in metres; 0: no delivery, pickup only. */
export const NEW_BRAND_DELIVERY_RADII_METRES = [0, 2000, 3000, 5000, 7000, 10_000] as const;

/**
 * Maximum length of a pasted menu stored by the platform before the brand exists, in characters. A longer one is stored
 * only on the device.
 */
export const MAX_DRAFT_MENU_LENGTH = 60_000;

/** Maximum length of a logo as a data URL, in characters. */
export const MAX_DRAFT_LOGO_LENGTH = 200_000;

/** Maximum number of products of a pasted menu in the preview of the store. */
export const MAX_PREVIEW_PRODUCTS = 100;
