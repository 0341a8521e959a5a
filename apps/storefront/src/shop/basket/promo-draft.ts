import { keptDraft } from "../../platform/kept-draft.ts";

/** A promo code, as far as it is written and not asked about yet. */
export const promoDraft = keptDraft<{ code: string }>("promo");
