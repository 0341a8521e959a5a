import type { CustomerPromo } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/**
 * Counts a use of a promo code. The row lock serializes concurrent uses, so the total limit and the limit per customer
 * hold.
 * @returns false if a limit is reached; the caller must then roll back, because the total may have been incremented
 */
export async function insertPromoUse(
  tx: Tx,
  merchantId: string,
  use: { promoId: string; userId: string; orderId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update promos set used_count = used_count + 1
    where merchant_id = ${merchantId} and id = ${use.promoId} and deleted_at is null
      and (total_limit is null or used_count < total_limit) returning id`.execute(tx);
  if (rows.length === 0) return false;
  const written = await sql`
    insert into promo_uses (merchant_id, promo_id, user_id, order_id, used_at)
    select ${merchantId}, p.id, ${use.userId}, ${use.orderId}, ${use.at}::timestamptz from promos p
    where p.merchant_id = ${merchantId} and p.id = ${use.promoId} and (p.per_customer_limit is null or
      (select count(*) from promo_uses u where u.merchant_id = ${merchantId} and u.promo_id = p.id
        and u.user_id = ${use.userId} and u.returned_at is null) < p.per_customer_limit)
    returning promo_id`.execute(tx);
  return written.rows.length === 1;
}

/** Cancels an order's use of a promo code, so that the use no longer counts. Idempotent. */
export async function updatePromoUseReturned(
  tx: Tx,
  merchantId: string,
  use: { promoId: string; orderId: string; at: Date },
): Promise<void> {
  await sql`
    with returned as (
      update promo_uses set returned_at = ${use.at} where merchant_id = ${merchantId} and promo_id = ${use.promoId}
        and order_id = ${use.orderId} and returned_at is null returning promo_id
    )
    update promos set used_count = used_count - 1
    where merchant_id = ${merchantId} and id in (select promo_id from returned)`.execute(tx);
}

export interface PromoOfCustomer extends Omit<CustomerPromo, "startDate" | "endDate" | "state"> {
  startAt: Date | null;
  endAt: Date | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  used: number;
  usedByCustomer: number;
}

/** Returns the listed promo codes and the promo codes that the customer has used, sorted by end date, soonest first. */
export async function selectPromosOfCustomer(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<PromoOfCustomer[]> {
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
    where p.merchant_id = ${merchantId} and p.deleted_at is null and (p.is_listed or u.count > 0)
    order by p.end_at nulls last, p.id limit 200`.execute(tx);
  return rows;
}
