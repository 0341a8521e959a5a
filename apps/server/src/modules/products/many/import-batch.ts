import {
  type ChangeAuthor,
  selectBatchStart,
  selectIsBatchChangedAgain,
} from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";

/** Time after the first part of an import in which further parts are accepted, in milliseconds. */
const MAX_IMPORT_AGE_MS = 60 * 60_000;

/** Returns the batch id of an import, derived from its first request, so that no other audit batch has the same id. */
export const toImportBatchId = (merchantId: string, requestId: string) =>
  deriveStableId(merchantId, "import", requestId);

/**
 * Checks whether a part of an import may join a batch [MN-1]: the batch is an import that the same staff member started
 * within the last hour and that was not undone.
 */
export async function canJoinImportBatch(
  tx: Tx,
  { session: { merchantId, id }, clock }: Pick<ChangeAuthor, "session" | "clock">,
  batchId: string,
): Promise<boolean> {
  const start = await selectBatchStart(tx, { merchantId, batchId });
  if (!start || start.byId !== id || toImportBatchId(merchantId, start.requestId) !== batchId) return false;
  const isRecent = clock.now().getTime() - start.at.getTime() < MAX_IMPORT_AGE_MS;
  return isRecent && !(await selectIsBatchChangedAgain(tx, { merchantId, batchId, from: start.at }));
}
