/** Labels that the store has words for; a brand's own are told as it wrote them. */
export const LABELS = ["HIT", "NEW", "SPICY", "VEGETARIAN", "HALAL"] as const;

/** Allergens that the store has words for. */
export const ALLERGENS = ["GLUTEN", "MILK", "EGG", "NUTS", "SESAME", "FISH", "SOY", "MUSTARD"] as const;

/** Where a menu is shown: on the website, in the messenger. */
export const CHANNELS = ["WEB", "TG"] as const;
