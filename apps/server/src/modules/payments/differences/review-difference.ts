import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectPaymentDifferenceForUpdate, updatePaymentDifferenceReviewedAt } from "./queries.ts";

/** Marks a difference as reviewed, for the whole brand. The first reviewer is recorded [PY-3]. */
export async function markPaymentDifferenceReviewed(
  tx: Tx,
  call: ChangeAuthor,
  id: string,
): Promise<{ id: string; lookedAt: string } | Refusal<"not_found">> {
  const { merchantId, id: by } = call.session;
  const difference = await selectPaymentDifferenceForUpdate(tx, merchantId, id);
  if (!difference) return refuse("not_found");
  if (difference.lookedAt) return { id, lookedAt: difference.lookedAt.toISOString() };
  const at = call.clock.now();
  await updatePaymentDifferenceReviewedAt(tx, merchantId, { id, at, by });
  recordChange(tx, call, {
    entity: "payment",
    entityId: difference.paymentId,
    kind: "changed",
    before: { isDifferenceLookedAt: false },
    after: { isDifferenceLookedAt: true },
  });
  return { id, lookedAt: at.toISOString() };
}
