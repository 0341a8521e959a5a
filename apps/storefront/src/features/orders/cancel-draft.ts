import type { CustomerReason } from "@dasturxon/contract";
import { keptDraft } from "../../platform/kept-draft.ts";

/** Why an order is cancelled, as far as it was said and not sent yet. */
export const cancelDraft = keptDraft<{ reason: CustomerReason; comment: string }>("cancel");
