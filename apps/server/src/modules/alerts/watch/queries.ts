import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/**
 * Returns the brands that have branches to watch for missing consoles. The order is random, so that a job that cannot
 * process all brands starts with other brands the next time. Requires the platform's database role.
 */
export async function selectBrandsWithWatchedBranches(tx: Tx): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ merchantId: string }>`
      select merchant_id as "merchantId" from (select distinct merchant_id from branch_watches) w order by random()`,
  );
  return found.map(({ merchantId }) => merchantId);
}

export interface BranchWatchRow {
  branchId: string;
  /** Last day (UTC) on which a console received the branch's orders: `2026-11-29`. */
  heardOn: string;
  /** Time since which the branch is open without an awake device. Null: a device is awake, or the branch is closed. */
  quietSince: Date | null;
}

export function selectBranchWatches(tx: Tx, merchantId: string): Promise<BranchWatchRow[]> {
  return queryRows(
    tx,
    sql<BranchWatchRow>`select branch_id as "branchId", to_char(heard_on, 'YYYY-MM-DD') as "heardOn",
        quiet_since as "quietSince" from branch_watches
      where merchant_id = ${merchantId} order by branch_id`,
  );
}

/** Returns the row of a watched branch and locks it until the transaction ends. */
export function selectBranchWatchForUpdate(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<BranchWatchRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<BranchWatchRow>`select branch_id as "branchId", to_char(heard_on, 'YYYY-MM-DD') as "heardOn",
        quiet_since as "quietSince" from branch_watches
      where merchant_id = ${merchantId} and branch_id = ${branchId} for update`,
  );
}

/**
 * Deletes the rows of watched branches whose orders no console has received since `day` (UTC), unless `quietSince` is
 * set.
 */
export async function deleteOldBranchWatches(tx: Tx, merchantId: string, day: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from branch_watches where merchant_id = ${merchantId} and heard_on < ${day}::date and quiet_since is null`,
  );
}

/** Sets or clears (null) the time since which a branch is open without an awake device. */
export async function updateBranchWatchQuietSince(
  tx: Tx,
  merchantId: string,
  { branchId, quietSince }: Pick<BranchWatchRow, "branchId" | "quietSince">,
): Promise<void> {
  await runStatement(
    tx,
    sql`update branch_watches set quiet_since = ${quietSince}
      where merchant_id = ${merchantId} and branch_id = ${branchId}`,
  );
}
