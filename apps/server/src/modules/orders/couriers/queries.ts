import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/** Coordinates in degrees. */
interface CourierPosition {
  latitude: number;
  longitude: number;
}

/** Stores the last position of the courier linked to a member of staff. @returns false if no courier is linked */
export async function insertOrUpdateCourierPosition(
  tx: Tx,
  merchantId: string,
  change: CourierPosition & { staffId: string; at: Date },
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

/** SQL for the staff member that a courier (alias `t`) signs in as. Null if the courier has no login. */
export const courierUserColumns = (merchantId: string) =>
  sql`(select jsonb_build_object('id', s.id, 'name', s.name, 'login', s.login) from staff s
    where s.merchant_id = ${merchantId} and s.id = t.staff_id)`;

/** Returns the courier linked to a member of staff. */
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

/** Returns the id of the staff member linked to a courier. `staffId` is null if the courier has no login. */
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

/** Deletes positions older than ten minutes in all brands. */
export function deleteOldPositions(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
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

/**
 * Links a courier to a member of staff by login, or removes the link. @returns false if the courier or the login is not
 * the brand's own
 */
export async function updateCourierStaffLink(
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
