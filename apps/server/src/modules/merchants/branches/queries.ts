import { sql } from "kysely";
import {
  queryMaybeOne,
  queryRows as rowsOf,
  runStatement,
  type Tx,
} from "../../../platform/database/index.ts";
import type { RowWithName } from "../main-changes.ts";

/** SQL expression for a branch's work hours including holidays and delivery window, as `WorkHours` of the domain. */
export const hoursWithHolidaysSql = sql`(case when holidays = '[]' and delivery_start is null then work_hours
  else coalesce((select jsonb_agg(case when w ->> 'type' = 'DELIVERY' and delivery_start is not null
      then jsonb_set(jsonb_set(w, '{holidays}', holidays), '{window}',
        jsonb_object(array['open', 'close'], array[delivery_start, delivery_end]))
      else jsonb_set(w, '{holidays}', holidays) end)
    from jsonb_array_elements(work_hours) w), '[]') end)`;

/** Returns the ids of the brand's branches, locked until the transaction ends, always in the same order. */
export async function selectBranchIdsForUpdate(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from branches where merchant_id = ${merchantId} and deleted_at is null
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Stores current and future holidays in their branches. A branch's own holidays precede those of all branches. Within
 * each group, those that start later are first.
 */
export async function updateBranchHolidays(tx: Tx, merchantId: string, now: Date): Promise<void> {
  await runStatement(
    tx,
    sql`update branches b set holidays = coalesce((
        select jsonb_agg(jsonb_build_object('day', h.day, 'lastDay', h.last_day, 'name', h.name, 'isClosed', h.is_closed,
          'open', h.open, 'close', h.close) order by h.branch_id nulls last, h.day desc, h.id)
        from holidays h where h.merchant_id = ${merchantId} and h.deleted_at is null
          and h.last_day >= to_char(${now}::timestamptz at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD')
          and (h.branch_id is null or h.branch_id = b.id)), '[]')
      where b.merchant_id = ${merchantId}`,
  );
}

/** Returns the id of the brand's main branch. Undefined if no branch is marked as main. */
export async function selectMainBranchId(tx: Tx, merchantId: string): Promise<string | undefined> {
  const found = await queryMaybeOne(
    tx,
    sql<{ id: string }>`select id from branches
      where merchant_id = ${merchantId} and is_main and deleted_at is null order by created_at, id limit 1`,
  );
  return found?.id;
}

/**
 * Clears the main-branch flag of all other branches. Increments their `version` (optimistic lock), so that a form
 * opened before this change is refused as stale. Returns the changed branches without removed ones.
 */
export async function updateOtherBranchesNotMain(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<RowWithName[]> {
  await updateRemovedBranchesNotMain(tx, merchantId);
  return rowsOf(
    tx,
    sql<RowWithName>`update branches set is_main = false, version = version + 1
      where merchant_id = ${merchantId} and id <> ${id} and is_main and deleted_at is null
      returning id, name`,
  );
}

async function updateRemovedBranchesNotMain(tx: Tx, merchantId: string): Promise<void> {
  await runStatement(
    tx,
    sql`update branches set is_main = false where merchant_id = ${merchantId} and is_main and deleted_at is not null`,
  );
}

/**
 * Marks the first branch in list order as main if the brand has no main branch, for example after the main branch was
 * removed. Returns the changed branches.
 */
export async function updateNextMainBranch(tx: Tx, merchantId: string): Promise<RowWithName[]> {
  await updateRemovedBranchesNotMain(tx, merchantId);
  if (await selectMainBranchId(tx, merchantId)) return [];
  return rowsOf(
    tx,
    sql<RowWithName>`update branches set is_main = true, version = version + 1
      where merchant_id = ${merchantId} and deleted_at is null and id = (
        select n.id from branches n where n.merchant_id = ${merchantId} and n.deleted_at is null
        order by n.is_active desc, n.name ->> 'uz', n.id limit 1)
      returning id, name`,
  );
}

/** Whether the id belongs to an active staff member of the brand. False for removed staff. */
export async function selectIsActiveStaff(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const found = await queryMaybeOne(
    tx,
    sql`select 1 from staff where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null`,
  );
  return found !== undefined;
}
