/** Entities visible to guests that can have drafts. */
export const DRAFTABLE_ROW_KINDS = [
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
