import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export async function selectCouriers(tx: Tx, merchantId: string) {
  const { rows } = await sql<{ id: string; name: string; phone: string; activeOrders: number }>`
    select c.id, c.name, c.phone, (select count(*)::int from orders o where o.merchant_id = c.merchant_id
      and o.courier_id = c.id and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED')) as "activeOrders"
    from couriers c where c.merchant_id = ${merchantId} and c.is_active order by c.name`.execute(tx);
  return rows;
}

export async function upsertCouriers(
  tx: Tx,
  merchantId: string,
  couriers: { id: string; name: string; phone: string }[],
): Promise<void> {
  await sql`insert into couriers (merchant_id, id, name, phone)
    select ${merchantId}, c.id, c.name, c.phone
    from jsonb_to_recordset(${JSON.stringify(couriers)}::jsonb) as c (id uuid, name text, phone text)
    on conflict (merchant_id, id) do update set name = excluded.name, phone = excluded.phone`.execute(tx);
}

/** Says which member of staff a courier is, or none. @returns false where either is not the brand's own. */
export async function updateCourierStaff(
  tx: Tx,
  merchantId: string,
  link: { courierId: string; login: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update couriers c set staff_id = (select s.id from staff s where s.merchant_id = c.merchant_id
      and s.login = ${link.login} and s.role = 'courier')
    where c.merchant_id = ${merchantId} and c.id = ${link.courierId} and (${link.login}::text is null or exists (
      select from staff s where s.merchant_id = c.merchant_id and s.login = ${link.login} and s.role = 'courier'))
    returning c.id`.execute(tx);
  return rows.length === 1;
}
