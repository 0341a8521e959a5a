import type { Order } from "@dasturxon/contract";
import { type RawBuilder, sql } from "kysely";

/** What of an order's money is to go back, and what besides the whole went; moments as JSON has them. */
export interface MoneyBackRow {
  isRefundDue: boolean;
  partRefunds: Order["partRefunds"];
  latePayments: (Omit<Order["latePayments"][number], "paymentType"> & { provider: string })[];
}

/**
 * Columns of an order called `o`: whether its money is due, its parts, and what providers took when nothing was owed for it any more. Given back, such
 * money is told from the bill's own by the moment at which it came.
 */
export function selectMoneyBackColumns(merchantId: string): RawBuilder<unknown> {
  return sql`exists (select 1 from bills i where i.merchant_id = ${merchantId} and i.order_id = o.id
    and i.state = 'refund_due') as "isRefundDue",
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'lines', r.lines,
      'createdAt', r.created_at, 'givenAt', r.given_at) order by r.created_at, r.id), '[]')
    from part_refunds r where r.merchant_id = ${merchantId} and r.order_id = o.id) as "partRefunds",
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'provider', p.provider, 'amount', p.amount,
      'cameAt', p.paid_at, 'givenAt', case when p.state = 'refunded' then p.canceled_at end)
      order by p.paid_at, p.id), '[]')
    from payments p join bills i on i.merchant_id = ${merchantId} and i.order_id = p.order_id
    where p.merchant_id = ${merchantId} and p.order_id = o.id
      and (p.state = 'late' or (p.state = 'refunded' and p.paid_at is distinct from i.paid_at))) as "latePayments"`;
}

/** Columns of an order called `o`: when a provider last refused to give back what is due. */
export function selectRefundRefusedColumns(merchantId: string): RawBuilder<unknown> {
  return sql`greatest((select i.refund_refused_at from bills i where i.merchant_id = ${merchantId} and i.order_id = o.id),
    (select max(r.refund_refused_at) from part_refunds r
      where r.merchant_id = ${merchantId} and r.order_id = o.id),
    (select max(p.refund_refused_at) from payments p
      where p.merchant_id = ${merchantId} and p.order_id = o.id and p.state = 'late')) as "refundRefusedAt"`;
}
