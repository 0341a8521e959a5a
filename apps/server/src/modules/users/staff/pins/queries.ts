import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../../platform/database/index.ts";

export interface StaffWithPinRow {
  id: string;
  login: string;
  name: string;
  role: StaffRole;
  branchIds: string[] | null;
}

/** Returns all members of staff with a PIN, by name. */
export function selectStaffWithPin(tx: Tx, merchantId: string): Promise<StaffWithPinRow[]> {
  return queryRows(
    tx,
    sql<StaffWithPinRow>`select id, login, name, role, branch_ids as "branchIds" from staff
      where merchant_id = ${merchantId} and is_active and deleted_at is null and pin_hash is not null
      order by lower(name), id limit 500`,
  );
}

/** Counts an attempt before the PIN is checked. Undefined if the maximum number is reached. */
export function updatePinTries(
  tx: Tx,
  merchantId: string,
  { id, most }: { id: string; most: number },
): Promise<{ pinHash: string | null } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ pinHash: string | null }>`update staff set pin_tries = pin_tries + 1
      where merchant_id = ${merchantId} and id = ${id} and pin_tries < ${most} and pin_hash is not null
      returning pin_hash as "pinHash"`,
  );
}

/** Resets the number of wrong PINs of a member of staff after a correct PIN. */
export async function updatePinTriesReset(tx: Tx, merchantId: string, id: string): Promise<void> {
  await runStatement(
    tx,
    sql`update staff set pin_tries = 0 where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Sets a new PIN, or removes it (null). Resets the attempts and ends the sessions opened by the previous PIN. */
export async function updatePin(
  tx: Tx,
  merchantId: string,
  { id, pinHash }: { id: string; pinHash: string | null },
): Promise<void> {
  await runStatement(
    tx,
    sql`update staff set pin_hash = ${pinHash}, pin_tries = 0 where merchant_id = ${merchantId} and id = ${id}`,
  );
  await runStatement(
    tx,
    sql`delete from staff_sessions
      where merchant_id = ${merchantId} and staff_id = ${id} and device_id is not null`,
  );
}

export function selectPinState(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ hasPin: boolean; tries: number } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{
      hasPin: boolean;
      tries: number;
    }>`select pin_hash is not null as "hasPin", pin_tries as tries from staff
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}
