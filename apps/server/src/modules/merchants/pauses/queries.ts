import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { Pause } from "@dasturxon/domain/pauses";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface PauseRow extends Pause {
  id: string;
  until: Date | null;
  /** Whether an alert started the pause. The next staff activity in the branch removes such a pause. */
  isByAlert: boolean;
}

const pauseColumns = sql`id, kind, branch_id as "branchId", category_id as "categoryId", until,
  extra_minutes as "extraMinutes", delivery_surcharge::float8 as "deliverySurcharge", is_by_alert as "isByAlert"`;

/** Returns the pauses and busy hours that apply at `now`, oldest first. */
export async function selectPauses(tx: Tx, merchantId: string, now: Date): Promise<PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    select ${pauseColumns} from pauses
    where merchant_id = ${merchantId} and (until is null or until > ${now}) order by made_at, id`.execute(tx);
  return rows;
}

/**
 * Stores a pause. It replaces an existing pause of the same kind, branch and category. Null if the branch or the
 * category does not belong to the brand.
 */
export async function insertOrUpdatePause(
  tx: Tx,
  merchantId: string,
  pause: Omit<PauseRow, "isByAlert"> & { by: string; at: Date },
): Promise<PauseRow | null> {
  const { rows } = await sql<PauseRow>`
    insert into pauses (merchant_id, id, kind, branch_id, category_id, until, extra_minutes, delivery_surcharge,
      made_by, made_at)
    select ${merchantId}, ${pause.id}::uuid, ${pause.kind}, ${pause.branchId}::uuid, ${pause.categoryId}::uuid,
      ${pause.until}::timestamptz, ${pause.extraMinutes}::int, ${pause.deliverySurcharge}::bigint, ${pause.by}::uuid,
      ${pause.at}::timestamptz
    where (${pause.branchId}::uuid is null or exists (select from branches b
        where b.merchant_id = ${merchantId} and b.id = ${pause.branchId}::uuid and b.deleted_at is null))
      and (${pause.categoryId}::uuid is null or exists (select from categories c
        where c.merchant_id = ${merchantId} and c.id = ${pause.categoryId}::uuid))
    on conflict (merchant_id, kind, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'),
      coalesce(category_id, '00000000-0000-0000-0000-000000000000'))
    do update set until = excluded.until, extra_minutes = excluded.extra_minutes,
      delivery_surcharge = excluded.delivery_surcharge, made_by = excluded.made_by, made_at = excluded.made_at,
      is_by_alert = false
    returning ${pauseColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the pause of the same kind, branch and category, which a new pause will replace. */
export async function selectReplacedPause(
  tx: Tx,
  merchantId: string,
  { kind, branchId, categoryId }: Pick<PauseRow, "kind" | "branchId" | "categoryId">,
): Promise<PauseRow | undefined> {
  const { rows } = await sql<PauseRow>`
    select ${pauseColumns} from pauses where merchant_id = ${merchantId} and kind = ${kind}
      and branch_id is not distinct from ${branchId}::uuid and category_id is not distinct from ${categoryId}::uuid
    for update`.execute(tx);
  return rows[0];
}

export async function selectCategoryName(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<TextByLanguage | null> {
  const { rows } = await sql<{ name: TextByLanguage }>`
    select name from categories where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return rows[0]?.name ?? null;
}

/** Deletes a pause. @returns the deleted pause, or undefined if there is none */
export async function deletePause(
  tx: Tx,
  merchantId: string,
  { id, branchIds }: { id: string; branchIds: readonly string[] | null },
): Promise<PauseRow | undefined> {
  const { rows } = await sql<PauseRow>`
    delete from pauses where merchant_id = ${merchantId} and id = ${id}
      and (${branchIds}::uuid[] is null or branch_id = any(${branchIds}::uuid[])) returning ${pauseColumns}`.execute(
    tx,
  );
  return rows[0];
}

/** Deletes ended pauses. @returns the number of deleted pauses */
export async function deleteEndedPauses(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from pauses where merchant_id = ${merchantId} and until <= ${now} returning id`.execute(tx);
  return rows.length;
}

/** Pauses a branch until the pause is removed. Returns false if the branch is paused already. */
export async function insertAlertPause(
  tx: Tx,
  merchantId: string,
  { id, branchId, at }: { id: string; branchId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pauses (merchant_id, id, kind, branch_id, until, made_at, is_by_alert)
    values (${merchantId}, ${id}, 'STOP', ${branchId}, null, ${at}, true)
    on conflict (merchant_id, kind, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'),
      coalesce(category_id, '00000000-0000-0000-0000-000000000000'))
    do update set until = null, made_by = null, made_at = excluded.made_at, is_by_alert = true
      where pauses.until <= ${at} returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes the pause that an alert started. Returns whether there was one. */
export async function deleteAlertPause(tx: Tx, merchantId: string, branchId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pauses where merchant_id = ${merchantId} and branch_id = ${branchId} and is_by_alert
    returning id`.execute(tx);
  return rows.length > 0;
}
