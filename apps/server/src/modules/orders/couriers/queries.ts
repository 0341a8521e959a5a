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
  change: Position & { staffId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into courier_positions (merchant_id, courier_id, latitude, longitude, told_at)
    select c.merchant_id, c.id, ${change.latitude}, ${change.longitude}, ${change.at} from couriers c
    where c.merchant_id = ${merchantId} and c.staff_id = ${change.staffId} and c.is_active and c.deleted_at is null
    on conflict (merchant_id, courier_id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, told_at = excluded.told_at
    returning courier_id`.execute(tx);
  return rows.length > 0;
}

/** The last place of a courier that was told after `since`; null: nobody knows. */
export async function selectCourierPosition(
  tx: Tx,
  merchantId: string,
  filter: { courierId: string; since: Date },
): Promise<Position | null> {
  const { rows } = await sql<Position>`
    select latitude, longitude from courier_positions
    where merchant_id = ${merchantId} and courier_id = ${filter.courierId} and told_at >= ${filter.since}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns the staff member that the courier `t` signs in as; null: no login. */
export const courierUserColumns = (merchantId: string) =>
  sql`(select jsonb_build_object('id', s.id, 'name', s.name, 'login', s.login) from staff s
    where s.merchant_id = ${merchantId} and s.id = t.staff_id)`;

/** The brand's courier that a member of staff is. */
export async function selectCourierOfStaff(
  tx: Tx,
  merchantId: string,
  staffId: string,
): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    select id from couriers where merchant_id = ${merchantId} and staff_id = ${staffId} and is_active
      and deleted_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** The member of staff that a courier acts as; null: he has no login. */
export async function selectStaffOfCourier(
  tx: Tx,
  merchantId: string,
  courierId: string,
): Promise<{ staffId: string | null } | null> {
  const { rows } = await sql<{ staffId: string | null }>`
    select staff_id as "staffId" from couriers
    where merchant_id = ${merchantId} and id = ${courierId} and deleted_at is null`.execute(tx);
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

export async function selectCouriers(tx: Tx, merchantId: string) {
  const { rows } = await sql<{ id: string; name: string; phone: string; activeOrders: number }>`
    select c.id, c.name, c.phone, (select count(*)::int from orders o where o.merchant_id = ${merchantId}
      and o.courier_id = c.id and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED')) as "activeOrders"
    from couriers c where c.merchant_id = ${merchantId} and c.is_active and c.deleted_at is null order by c.name`.execute(
    tx,
  );
  return rows;
}

/** Says which member of staff a courier is, or none. @returns false where either is not the brand's own. */
export async function updateCourierStaff(
  tx: Tx,
  merchantId: string,
  link: { courierId: string; login: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update couriers c set staff_id = (select s.id from staff s where s.merchant_id = ${merchantId}
      and s.login = ${link.login} and s.role = 'courier')
    where c.merchant_id = ${merchantId} and c.id = ${link.courierId} and c.deleted_at is null and (${link.login}::text is null or exists (
      select from staff s where s.merchant_id = ${merchantId} and s.login = ${link.login} and s.role = 'courier'))
    returning c.id`.execute(tx);
  return rows.length === 1;
}
