import type { CustomerCancelReason } from "@dasturxon/contract";
import { createStoredDraft } from "../../platform/stored-draft.ts";

/** Draft of the reason for a cancellation. */
export const cancelReasonDraft = createStoredDraft<{ reason: CustomerCancelReason; comment: string }>(
  "cancel",
);
