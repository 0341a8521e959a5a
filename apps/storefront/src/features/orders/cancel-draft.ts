import type { CustomerReason } from "@dasturxon/contract";
import { keptDraft } from "../../platform/kept-draft.ts";

/** Draft of the reason for a cancellation. */
export const cancelDraft = keptDraft<{ reason: CustomerReason; comment: string }>("cancel");
