/** Rows that guests see and people keep: each may wait in a draft. */
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
