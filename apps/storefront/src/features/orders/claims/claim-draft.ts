import type { ClaimReason } from "@dasturxon/domain/claim";
import type { ReturnedLine } from "@dasturxon/domain/part-refund";
import { createStoredDraft } from "../../../platform/stored-draft.ts";

interface ClaimDraft {
  reason: ClaimReason;
  /** Claimed number of pieces, by the index of the line in the order. */
  counts: Record<number, number>;
  comment: string;
  /** Idempotency key of the request with these fields. Undefined after a field was changed. */
  key: string | undefined;
}

/** Draft of a claim, by the id of its order. */
export const claimDraft = createStoredDraft<ClaimDraft>("claim");

/**
 * Returns the claimed lines of an order, from the claimed number of pieces by line. Omits lines without claimed pieces.
 */
export function listClaimedLines(counts: Record<number, number>): ReturnedLine[] {
  return Object.entries(counts)
    .map(([line, count]) => ({ line: Number(line), count }))
    .filter(({ count }) => count > 0);
}
