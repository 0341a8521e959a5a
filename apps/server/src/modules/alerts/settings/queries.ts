import type { AlertLadderSettings } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

export interface AlertLadderRow {
  id: string;
  name: TextByLanguage;
  /** Saved alert settings. Null if the defaults apply. `device` is missing in rows of older builds. */
  settings: (Omit<AlertLadderSettings, "device"> & Partial<Pick<AlertLadderSettings, "device">>) | null;
}

const alertLadderSettingsQuery = (merchantId: string) => sql<AlertLadderRow>`
  select b.id, b.name, (select l.settings from alert_ladders l
    where l.merchant_id = ${merchantId} and l.branch_id = b.id) as settings
  from branches b where b.merchant_id = ${merchantId} and b.deleted_at is null`;

/** Returns the settings of each branch, the main branch first. */
export function selectAlertLadders(tx: Tx, merchantId: string): Promise<AlertLadderRow[]> {
  return queryRows(
    tx,
    sql<AlertLadderRow>`${alertLadderSettingsQuery(merchantId)} order by b.is_main desc, b.name ->> 'uz', b.id`,
  );
}

export function selectAlertLadder(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<AlertLadderRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<AlertLadderRow>`${alertLadderSettingsQuery(merchantId)} and b.id = ${branchId}`,
  );
}

/** Returns the settings of a branch and locks them until the transaction ends. */
export async function selectAlertLadderForUpdate(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<AlertLadderRow | undefined> {
  await runStatement(
    tx,
    sql`select id from branches where merchant_id = ${merchantId} and id = ${branchId} for no key update`,
  );
  return selectAlertLadder(tx, merchantId, branchId);
}

export async function insertOrUpdateAlertLadder(
  tx: Tx,
  merchantId: string,
  { branchId, settings }: { branchId: string; settings: AlertLadderSettings },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into alert_ladders (merchant_id, branch_id, settings)
      values (${merchantId}, ${branchId}, ${JSON.stringify(settings)})
      on conflict (merchant_id, branch_id) do update set settings = excluded.settings`,
  );
}

/** A member of staff who may receive alert messages. */
export interface AlertPersonRow {
  id: string;
  name: string;
  role: StaffRole;
  branchIds: string[] | null;
  /** Verified phone number. Null if there is none. */
  phone: string | null;
}

/** Returns active staff, except couriers. Staff who have neither signed in nor set a password are excluded too. */
export function selectAlertPeople(tx: Tx, merchantId: string): Promise<AlertPersonRow[]> {
  return queryRows(
    tx,
    sql<AlertPersonRow>`select id, name, role, branch_ids as "branchIds",
        case when person_id is not null then phone end as phone
      from staff where merchant_id = ${merchantId} and is_active and deleted_at is null and role <> 'courier'
        and (password_hash is not null or person_id is not null)
      order by lower(name), id limit 1000`,
  );
}
