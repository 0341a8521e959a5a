import type { WorkHours } from "@dasturxon/domain/hours";
import { sql } from "kysely";
import { hoursWithHolidaysSql } from "../../merchants/index.ts";
import type { Tx } from "../../../platform/database/index.ts";

interface KitchenLoad {
  branchId: string;
  quarterAt: Date | null;
  loadMinutes: number;
}

/**
 * Reserves cooking minutes in a quarter of an hour if they fit, by the same rule as `fitsCapacitySlot`. The row lock makes
 * concurrent orders wait. Also deletes quarters that ended more than a day ago.
 * @returns false, without reserving, if the quarter is full
 */
export async function insertKitchenLoad(
  tx: Tx,
  merchantId: string,
  load: KitchenLoad & { capacity: number; now: Date },
): Promise<boolean> {
  await sql`delete from kitchen_slots where merchant_id = ${merchantId} and branch_id = ${load.branchId}
    and slot_at < ${load.now}::timestamptz - interval '1 day'`.execute(tx);
  const { rows } = await sql`
    insert into kitchen_slots as s (merchant_id, branch_id, slot_at, taken_minutes)
    values (${merchantId}, ${load.branchId}, ${load.quarterAt}, ${load.loadMinutes}::int)
    on conflict (merchant_id, branch_id, slot_at) do update set taken_minutes = s.taken_minutes + excluded.taken_minutes
      where s.taken_minutes = 0 or s.taken_minutes + excluded.taken_minutes <= ${load.capacity}::int
    returning s.slot_at`.execute(tx);
  return rows.length === 1;
}

/**
 * Releases the cooking minutes of a cancelled or moved order. Does nothing if the order has no reserved minutes, as in
 * a branch without a capacity.
 */
export async function updateKitchenLoadReturned(
  tx: Tx,
  merchantId: string,
  load: KitchenLoad,
): Promise<void> {
  if (load.quarterAt === null || load.loadMinutes === 0) return;
  await sql`update kitchen_slots set taken_minutes = greatest(0, taken_minutes - ${load.loadMinutes}::int)
    where merchant_id = ${merchantId} and branch_id = ${load.branchId} and slot_at = ${load.quarterAt}`.execute(
    tx,
  );
}

/**
 * Returns the reserved cooking minutes of a branch by quarter of an hour, from a moment on. Keys are the starts of the
 * quarters, in epoch milliseconds.
 */
export async function selectKitchenLoad(
  tx: Tx,
  merchantId: string,
  filter: { branchId: string; from: Date },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ quarterAt: Date; taken: number }>`
    select slot_at as "quarterAt", taken_minutes as taken from kitchen_slots where merchant_id = ${merchantId}
      and branch_id = ${filter.branchId} and slot_at >= ${filter.from} and taken_minutes > 0`.execute(tx);
  return new Map(rows.map(({ quarterAt, taken }) => [quarterAt.getTime(), taken]));
}

/** Returns the branch data that time slots are calculated from. */
export async function selectBranchHours(tx: Tx, merchantId: string, branchId: string) {
  const { rows } = await sql<{
    workHours: WorkHours[];
    preparationMinutes: number;
    slotCapacityMinutes: number | null;
    timeZone: string;
  }>`
    select ${hoursWithHolidaysSql} as "workHours", b.preparation_minutes as "preparationMinutes", s.time_zone as "timeZone",
      b.slot_capacity_minutes as "slotCapacityMinutes"
    from branches b join merchant_settings s on s.merchant_id = b.merchant_id
    where b.merchant_id = ${merchantId} and b.id = ${branchId} and b.is_active and b.deleted_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}
