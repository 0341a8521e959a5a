import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

interface Place {
  branchId: string;
  slotAt: Date | null;
  loadMinutes: number;
}

/**
 * Takes cooking minutes of a slot if they fit (`fitsSlot` says the same); the row's lock makes rivals wait. Slots
 * long past go on the way. @returns false with nothing taken when the slot is full.
 */
export async function insertKitchenLoad(
  tx: Tx,
  merchantId: string,
  place: Place & { capacity: number; now: Date },
): Promise<boolean> {
  await sql`delete from kitchen_slots where merchant_id = ${merchantId} and branch_id = ${place.branchId}
    and slot_at < ${place.now}::timestamptz - interval '1 day'`.execute(tx);
  const { rows } = await sql`
    insert into kitchen_slots as s (merchant_id, branch_id, slot_at, taken_minutes)
    values (${merchantId}, ${place.branchId}, ${place.slotAt}, ${place.loadMinutes}::int)
    on conflict (merchant_id, branch_id, slot_at) do update set taken_minutes = s.taken_minutes + excluded.taken_minutes
      where s.taken_minutes = 0 or s.taken_minutes + excluded.taken_minutes <= ${place.capacity}::int
    returning s.slot_at`.execute(tx);
  return rows.length === 1;
}

/** Gives a cancelled order's minutes back; orders outside of a capacity took none. */
export async function updateKitchenLoadReturned(tx: Tx, merchantId: string, place: Place): Promise<void> {
  if (place.slotAt === null || place.loadMinutes === 0) return;
  await sql`update kitchen_slots set taken_minutes = greatest(0, taken_minutes - ${place.loadMinutes}::int)
    where merchant_id = ${merchantId} and branch_id = ${place.branchId} and slot_at = ${place.slotAt}`.execute(
    tx,
  );
}

/** Minutes taken of a branch's slots from a moment on, by the slot's beginning in epoch milliseconds. */
export async function selectKitchenLoad(
  tx: Tx,
  merchantId: string,
  asked: { branchId: string; from: Date },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ slotAt: Date; taken: number }>`
    select slot_at as "slotAt", taken_minutes as taken from kitchen_slots where merchant_id = ${merchantId}
      and branch_id = ${asked.branchId} and slot_at >= ${asked.from} and taken_minutes > 0`.execute(tx);
  return new Map(rows.map(({ slotAt, taken }) => [slotAt.getTime(), taken]));
}
