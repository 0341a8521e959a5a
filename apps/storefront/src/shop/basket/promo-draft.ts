import { createStoredDraft } from "../../platform/stored-draft.ts";

/** Draft of a promo code that is not applied yet. */
export const promoDraft = createStoredDraft<{ code: string }>("promo");
