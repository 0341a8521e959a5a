import type { CashbackMovement, CustomerPromo } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface PromoOfCustomer extends Omit<CustomerPromo, "startDate" | "endDate" | "state"> {
  startAt: Date | null;
  endAt: Date | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  used: number;
  usedByCustomer: number;
}

/** Codes listed for everybody and those that this customer used, the ones that end soonest first. */
export async function selectPromosOf(tx: Tx, merchantId: string, userId: string): Promise<PromoOfCustomer[]> {
  const { rows } = await sql<PromoOfCustomer>`
    select p.id, p.code, p.discount_type as "discountType", p.product_discount as "productDiscount",
      p.delivery_discount as "deliveryDiscount", p.min_price as "minPrice", p.start_at as "startAt",
      p.end_at as "endAt", p.is_active as "isActive", p.total_limit as "usageLimit",
      p.per_customer_limit as "usageLimitPerCustomer", p.used_count as used, coalesce(u.count, 0) as "usedByCustomer"
    from promos p
    left join (
      select promo_id, count(*)::int as count from promo_uses
      where merchant_id = ${merchantId} and user_id = ${userId} and returned_at is null group by promo_id
    ) u on u.promo_id = p.id
    where p.merchant_id = ${merchantId} and (p.is_listed or u.count > 0)
    order by p.end_at nulls last, p.id limit 200`.execute(tx);
  return rows;
}

export async function selectBalance(tx: Tx, merchantId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from cashback_balances where merchant_id = ${merchantId} and user_id = ${userId}`.execute(
    tx,
  );
  return rows[0]?.balance ?? 0;
}

interface MovementRow extends Omit<CashbackMovement, "createdDate"> {
  createdAt: Date;
}

/** A page of the ledger, newest first, and its length. */
export async function selectMovements(
  tx: Tx,
  merchantId: string,
  asked: { userId: string; page: number; size: number },
): Promise<{ rows: MovementRow[]; total: number }> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.order_id as "orderId", o.number as "orderNumber", m.kind, m.amount, m.created_at as "createdAt"
    from cashback_movements m
    left join orders o on o.merchant_id = m.merchant_id and o.id = m.order_id
    where m.merchant_id = ${merchantId} and m.user_id = ${asked.userId}
    order by m.created_at desc, m.id desc limit ${asked.size} offset ${asked.page * asked.size}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from cashback_movements
    where merchant_id = ${merchantId} and user_id = ${asked.userId}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface OrderToTell {
  userId: string;
  number: number;
  serviceType: string;
}

export async function selectOrderToTell(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<OrderToTell | undefined> {
  const { rows } = await sql<OrderToTell>`
    select user_id as "userId", number, service_type as "serviceType" from orders
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return rows[0];
}
