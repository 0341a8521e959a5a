import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { type BoardRow, forStaff, selectBoardRows } from "../queries.ts";

export async function selectCouriers(tx: Tx, merchantId: string) {
  const { rows } = await sql<{ id: string; name: string; phone: string; activeOrders: number }>`
    select c.id, c.name, c.phone, (select count(*)::int from orders o where o.merchant_id = ${merchantId}
      and o.courier_id = c.id and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED')) as "activeOrders"
    from couriers c where c.merchant_id = ${merchantId} and c.is_active order by c.name`.execute(tx);
  return rows;
}

export async function insertOrUpdateCouriers(
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
    update couriers c set staff_id = (select s.id from staff s where s.merchant_id = ${merchantId}
      and s.login = ${link.login} and s.role = 'courier')
    where c.merchant_id = ${merchantId} and c.id = ${link.courierId} and (${link.login}::text is null or exists (
      select from staff s where s.merchant_id = ${merchantId} and s.login = ${link.login} and s.role = 'courier'))
    returning c.id`.execute(tx);
  return rows.length === 1;
}

interface PastOrders {
  from: Date;
  to: Date;
  branchId?: string | undefined;
  /** Digits of a number or of a phone's end; empty: every order. */
  digits: string;
}

const pastOrders = ({ from, to, branchId, digits }: PastOrders) => sql`
  o.created_at >= ${from} and o.created_at < ${to} and ${forStaff}
  and (${branchId ?? null}::uuid is null or o.branch_id = ${branchId ?? null}::uuid)
  and (${digits}::text = '' or o.number::text = ${digits}::text
    or (length(${digits}::text) >= 4 and o.receiver_phone like '%' || ${digits}::text))`;

/** A page of the orders placed in a time, the newest first. */
export async function selectPastOrders(
  tx: Tx,
  merchantId: string,
  asked: PastOrders & { page: number; size: number },
): Promise<BoardRow[]> {
  return selectBoardRows(
    tx,
    merchantId,
    sql`${pastOrders(asked)}
      order by o.created_at desc, o.id desc limit ${asked.size} offset ${asked.page * asked.size}`,
  );
}

/** How many orders were placed in a time, and what they came to in sum. */
export async function selectPastOrderTotals(
  tx: Tx,
  merchantId: string,
  asked: PastOrders,
): Promise<{ total: number; canceled: number; totalPrice: number }> {
  const { rows } = await sql<{ total: number; canceled: number; totalPrice: number }>`
    select count(*)::int as total, (count(*) filter (where o.status = 'CANCELED'))::int as canceled,
      coalesce(sum((o.breakdown->>'totalPrice')::bigint)
        filter (where o.status <> 'CANCELED' and o.refunded_at is null), 0)::float8 as "totalPrice"
    from orders o where o.merchant_id = ${merchantId} and ${pastOrders(asked)}`.execute(tx);
  return rows[0] ?? { total: 0, canceled: 0, totalPrice: 0 };
}
