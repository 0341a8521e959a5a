import { keptDraft } from "../../platform/kept-draft.ts";

/** Draft of a promo code that is not applied yet. */
export const promoDraft = keptDraft<{ code: string }>("promo");
