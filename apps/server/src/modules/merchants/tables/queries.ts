import type { DiningTable } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

const tableColumns = sql`id, branch_id as "branchId", number, place, chairs`;

/** Returns the active dining tables of a branch, small tables first. */
export async function selectTables(tx: Tx, merchantId: string, branchId: string): Promise<DiningTable[]> {
  const { rows } = await sql<DiningTable>`
    select ${tableColumns} from dining_tables
    where merchant_id = ${merchantId} and branch_id = ${branchId} and is_active and deleted_at is null
    order by chairs, length(number), number`.execute(tx);
  return rows;
}

/** Returns the active dining tables of some branches, or of all branches (null), ordered by branch and number. */
export async function selectTablesOfBranches(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[] | null,
): Promise<DiningTable[]> {
  const { rows } = await sql<DiningTable>`
    select ${tableColumns} from dining_tables
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (${branchIds}::uuid[] is null or branch_id = any(${branchIds}::uuid[]))
    order by branch_id, length(number), number`.execute(tx);
  return rows;
}

export interface TableWithSecretRow extends DiningTable {
  secret: string;
}

/** Returns the active dining tables with their secrets, of some branches or of all (null), ordered by branch and number. */
export async function selectTablesWithSecrets(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[] | null,
): Promise<TableWithSecretRow[]> {
  const { rows } = await sql<TableWithSecretRow>`
    select ${tableColumns}, secret from dining_tables
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (${branchIds}::uuid[] is null or branch_id = any(${branchIds}::uuid[]))
    order by branch_id, length(number), number`.execute(tx);
  return rows;
}

export async function updateTableSecret(
  tx: Tx,
  merchantId: string,
  { id, secret, branchIds }: { id: string; secret: string; branchIds: readonly string[] | null },
): Promise<TableWithSecretRow | undefined> {
  const { rows } = await sql<TableWithSecretRow>`
    update dining_tables set secret = ${secret}
    where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null
      and (${branchIds}::uuid[] is null or branch_id = any(${branchIds}::uuid[]))
    returning ${tableColumns}, secret`.execute(tx);
  return rows[0];
}

/** Returns an active dining table, if the secret of its QR code is correct. */
export async function selectTable(
  tx: Tx,
  merchantId: string,
  { id, secret }: { id: string; secret: string },
): Promise<DiningTable | undefined> {
  const { rows } = await sql<DiningTable>`
    select ${tableColumns} from dining_tables
    where merchant_id = ${merchantId} and id = ${id} and secret = ${secret} and is_active
      and deleted_at is null`.execute(tx);
  return rows[0];
}

/**
 * Locks a dining table until the transaction ends, so that concurrent transactions count its guests or orders one after
 * another. Does not block the insertion of orders.
 */
export async function selectTableForUpdate(tx: Tx, merchantId: string, tableId: string): Promise<void> {
  await sql`select from dining_tables where merchant_id = ${merchantId} and id = ${tableId} for no key update`.execute(
    tx,
  );
}
