import type { CustomerReason } from "@dasturxon/contract";
import { createStoredDraft } from "../../platform/stored-draft.ts";

/** Draft of the reason for a cancellation. */
export const cancelDraft = createStoredDraft<{ reason: CustomerReason; comment: string }>("cancel");
