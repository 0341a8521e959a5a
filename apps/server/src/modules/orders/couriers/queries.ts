import { sql } from "kysely";
import { run, type Tx } from "../../../platform/database/index.ts";

/** Degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** Keeps the last place of the courier that a member of staff is. @returns false where he is none. */
export async function insertOrUpdateCourierPosition(
  tx: Tx,
  merchantId: string,
  told: Position & { staffId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into courier_positions (merchant_id, courier_id, latitude, longitude, told_at)
    select c.merchant_id, c.id, ${told.latitude}, ${told.longitude}, ${told.at} from couriers c
    where c.merchant_id = ${merchantId} and c.staff_id = ${told.staffId} and c.is_active
    on conflict (merchant_id, courier_id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, told_at = excluded.told_at
    returning courier_id`.execute(tx);
  return rows.length > 0;
}

/** The last place of a courier that was told after `since`; null: nobody knows. */
export async function selectCourierPosition(
  tx: Tx,
  merchantId: string,
  asked: { courierId: string; since: Date },
): Promise<Position | null> {
  const { rows } = await sql<Position>`
    select latitude, longitude from courier_positions
    where merchant_id = ${merchantId} and courier_id = ${asked.courierId} and told_at >= ${asked.since}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Places told more than ten minutes ago, in every brand. */
export function deleteOldPositions(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return run(
    tx,
    sql`delete from courier_positions where (merchant_id, courier_id) in (
      select merchant_id, courier_id from courier_positions where told_at < ${now}::timestamptz - interval '10 minutes'
      limit ${limit})`,
  );
}
