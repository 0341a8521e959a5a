import type { Order } from "@dasturxon/contract";
import { type RawBuilder, sql } from "kysely";

/**
 * Refunds of an order: whether the full refund is due, partial refunds, and late payments. Dates are strings, as in
 * JSON.
 */
export interface OrderRefundsRow {
  isRefundDue: boolean;
  partRefunds: Order["partRefunds"];
  latePayments: (Omit<Order["latePayments"][number], "paymentType"> & { provider: string })[];
}

/**
 * Columns of an order with the alias `o`: whether its refund is due, its partial refunds, and its late payments. A
 * refunded payment counts as late if it was received at another time than the payment of the bill.
 */
export function selectOrderRefundColumns(merchantId: string): RawBuilder<unknown> {
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

/** Column of an order with the alias `o`: the last time when a provider refused a due refund. */
export function selectRefundRefusedColumns(merchantId: string): RawBuilder<unknown> {
  return sql`greatest((select i.refund_refused_at from bills i where i.merchant_id = ${merchantId} and i.order_id = o.id),
    (select max(r.refund_refused_at) from part_refunds r
      where r.merchant_id = ${merchantId} and r.order_id = o.id),
    (select max(p.refund_refused_at) from payments p
      where p.merchant_id = ${merchantId} and p.order_id = o.id and p.state = 'late')) as "refundRefusedAt"`;
}
