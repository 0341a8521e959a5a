import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectBranchIdsForUpdate, selectMainBranchId } from "./queries.ts";

interface MainBranchWrite {
  merchantId: string;
  id: string;
  fields: { isMain?: boolean };
  branchIds: readonly string[] | null;
  together: readonly Record<string, unknown>[];
}

/**
 * Refuses to unset the main branch unless the same call makes another branch the main one, as undoing a batch does.
 * Refuses to move the main-branch flag for staff limited to some branches, because it also changes another branch.
 * [BN-6]
 */
export async function refuseMainBranchChange(
  tx: Tx,
  { merchantId, id, fields: { isMain = false }, branchIds, together }: MainBranchWrite,
): Promise<Refusal<"bad_request"> | null> {
  await selectBranchIdsForUpdate(tx, merchantId);
  const main = await selectMainBranchId(tx, merchantId);
  if (main === undefined || isMain === (main === id)) return null;
  const isReplaced = main !== id || together.some(({ isMain }) => isMain === true);
  if (isReplaced && branchIds === null) return null;
  return refuse("bad_request", { field: "isMain", in: "body" });
}
