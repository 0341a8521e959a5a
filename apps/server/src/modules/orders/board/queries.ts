import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import {
  isPaymentAwaited,
  type BoardOrderRow,
  isOrderVisibleToStaff,
  selectBoardOrderRows,
  isOrderUnderWay,
} from "../queries.ts";

export interface PastOrdersQuery {
  from: Date;
  to: Date;
  /** Filter by branch. Null matches all branches. */
  branchIds: readonly string[] | null;
  /** Digits of an order number or the last digits of a phone. Empty matches all orders. */
  digits: string;
  /** Order status to filter by. For this filter and the four filters below, undefined matches all orders. */
  status?: string | undefined;
  serviceType?: string | undefined;
  paymentType?: string | undefined;
  courierId?: string | undefined;
  courierPaid?: boolean | undefined;
}

/** Condition: a courier has to hand over the order's cash. Same rule as `hasCourierCashToSettle`. */
const isCashCollectedByCourier = sql`(o.status in ('DELIVERED', 'CLOSED') and o.service_type = 'DELIVERY' and o.payment_type = 'CASH'
  and (o.courier_id is not null or o.delivery_type = 'CUSTOM'))`;

/**
 * SQL condition for past orders that match the query. An order that was cancelled without a payment matches only a
 * search by number or phone.
 */
const matchesPastOrdersQuery = ({
  from,
  to,
  status,
  serviceType,
  paymentType,
  courierId,
  courierPaid,
  ...found
}: PastOrdersQuery) => sql`
  o.created_at >= ${from} and o.created_at < ${to} and ${matchesOrderSearch(found)}
  and (${status ?? null}::text is null or o.status = ${status ?? null})
  and (${serviceType ?? null}::text is null or o.service_type = ${serviceType ?? null})
  and (${paymentType ?? null}::text is null or o.payment_type = ${paymentType ?? null})
  and (${courierId ?? null}::uuid is null or o.courier_id = ${courierId ?? null}::uuid)
  and (${courierPaid ?? null}::boolean is null
    or (${isCashCollectedByCourier} and (o.courier_paid_at is not null) = ${courierPaid ?? null}::boolean))
  and (${found.digits}::text <> '' or ${isOrderVisibleToStaff} or ${isOrderUnderWay})`;

const matchesOrderSearch = ({ branchIds, digits }: Pick<PastOrdersQuery, "branchIds" | "digits">) => sql`
  not o.is_test
  and (${branchIds}::uuid[] is null or o.branch_id = any(${branchIds}::uuid[]))
  and (${digits}::text = '' or o.number::text = ${digits}::text
    or (length(${digits}::text) >= 4 and o.receiver_phone like '%' || ${digits}::text))`;

/** Returns one page of the orders placed in a period, active ones first, then the newest. */
export async function selectPastOrders(
  tx: Tx,
  merchantId: string,
  filter: PastOrdersQuery & { page: number; size: number },
): Promise<BoardOrderRow[]> {
  return selectBoardOrderRows(
    tx,
    merchantId,
    sql`${matchesPastOrdersQuery(filter)}
      order by (${isOrderUnderWay}) desc, o.created_at desc, o.id desc limit ${filter.size} offset ${filter.page * filter.size}`,
  );
}

const MAX_LISTED_UNPAID_ORDERS = 100;

/** Returns orders of any day that are under way and wait for their online payment, newest first. */
export async function selectUnpaidOrders(
  tx: Tx,
  merchantId: string,
  filter: Pick<PastOrdersQuery, "branchIds" | "digits">,
): Promise<BoardOrderRow[]> {
  return selectBoardOrderRows(
    tx,
    merchantId,
    sql`${isOrderUnderWay} and ${isPaymentAwaited} and ${matchesOrderSearch(filter)}
      order by o.created_at desc, o.id desc limit ${MAX_LISTED_UNPAID_ORDERS}`,
  );
}

export interface PastOrderTotals {
  total: number;
  canceled: number;
  /** Total price in soʻm after partial refunds, without tips. */
  totalPrice: number;
  tips: number;
}

/**
 * Returns for a period the number of orders, the number of cancelled orders, and the sums of total prices and tips in
 * soʻm. The total price excludes cancelled, refunded and unpaid online orders, and completed partial refunds. The tips
 * include those of deliveries that were refunded after the delivery, because the courier keeps them, unless the
 * provider returned the tip too. If a delivery was changed to another service type, its tip counts towards the total
 * price, from which the partial refund of the tip is subtracted.
 */
export async function selectPastOrderTotals(
  tx: Tx,
  merchantId: string,
  filter: PastOrdersQuery,
): Promise<PastOrderTotals> {
  const { rows } = await sql<PastOrderTotals>`
    select count(*)::int as total, (count(*) filter (where o.status = 'CANCELED'))::int as canceled,
      coalesce(sum(o.total_price + case when o.service_type = 'DELIVERY' then 0 else o.tip end
          - (select coalesce(sum(r.amount), 0) from part_refunds r
          where r.merchant_id = ${merchantId} and r.order_id = o.id and r.given_at is not null))
        filter (where o.status <> 'CANCELED' and o.refunded_at is null and not (${isPaymentAwaited})), 0)::float8 as "totalPrice",
      coalesce(sum(o.tip) filter (where o.service_type = 'DELIVERY' and not (${isPaymentAwaited})
        and (o.status in ('DELIVERED', 'CLOSED') or (o.status <> 'CANCELED' and o.refunded_at is null))
        and not exists (select 1 from bills i where i.merchant_id = ${merchantId} and i.order_id = o.id
          and i.state = 'refunded' and i.kept_tip = 0)), 0)::float8 as tips
    from orders o where o.merchant_id = ${merchantId} and ${matchesPastOrdersQuery(filter)}`.execute(tx);
  return rows[0] ?? { total: 0, canceled: 0, totalPrice: 0, tips: 0 };
}

/** Whether the brand has ever received an order. Test orders do not count. */
export async function selectHasOrders(tx: Tx, merchantId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from orders where merchant_id = ${merchantId} and not is_test) as has`.execute(tx);
  return rows[0]?.has ?? false;
}
