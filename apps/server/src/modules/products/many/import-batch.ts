import { type Changer, selectBatchStart, selectIsChangedAgain } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { stableId } from "../../../platform/stable-id.ts";

/** How long after its first part an import takes others, in milliseconds. */
const MAX_AGE = 60 * 60_000;

/** The batch of an import, by the request of its first part: other batches of the audit have other ids. */
export const importBatchId = (merchantId: string, requestId: string) =>
  stableId(merchantId, "import", requestId);

/**
 * Whether a part may join a batch [MN-1]: an import that the same person began within the hour and that was not undone.
 */
export async function canJoin(
  tx: Tx,
  { session: { merchantId, id }, clock }: Pick<Changer, "session" | "clock">,
  batchId: string,
): Promise<boolean> {
  const start = await selectBatchStart(tx, { merchantId, batchId });
  if (!start || start.byId !== id || importBatchId(merchantId, start.requestId) !== batchId) return false;
  const isRecent = clock.now().getTime() - start.at.getTime() < MAX_AGE;
  return isRecent && !(await selectIsChangedAgain(tx, { merchantId, batchId, from: start.at }));
}
