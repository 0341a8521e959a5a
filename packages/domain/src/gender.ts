/** Optional gender of a customer. The store never requires it. */
export const GENDERS = ["male", "female"] as const;
