/** Entities visible to guests that can have drafts. */
export const DRAFTED_ROWS = [
  "menuGroup",
  "category",
  "modificationGroup",
  "product",
  "promo",
  "banner",
  "story",
  "branch",
  "city",
  "holiday",
  "zone",
  "vacancy",
] as const;
