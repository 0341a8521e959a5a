/** What a customer may say of themselves; nothing is asked for. */
export const GENDERS = ["male", "female"] as const;
