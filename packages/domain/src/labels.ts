/** Labels translated by the store. A brand's own labels are shown unchanged. */
export const PRODUCT_LABELS = ["HIT", "NEW", "SPICY", "VEGETARIAN", "HALAL"] as const;

/** Allergens translated by the store. */
export const ALLERGENS = ["GLUTEN", "MILK", "EGG", "NUTS", "SESAME", "FISH", "SOY", "MUSTARD"] as const;

/** Channels of a menu: the website and the messenger. */
export const MENU_CHANNELS = ["WEB", "TG"] as const;
