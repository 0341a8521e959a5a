import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import type { PaymentRow } from "../lifecycle/queries.ts";

/** A payment as shown to the brand's staff. */
export interface ListedPaymentRow extends Pick<
  PaymentRow,
  "id" | "orderId" | "provider" | "amount" | "state" | "createdAt" | "paidAt" | "canceledAt"
> {
  /** The provider's id of the payment. */
  providerId: string;
  isRefundDue: boolean;
  /** Time of the provider's last refusal to refund. */
  refundRefusedAt: Date | null;
  /** Unchecked link, as sent by the provider. */
  receiptUrl: string | null;
}

/**
 * Filters payments by time, from `from` (included) to `to` (excluded), and by provider. `provider` null: all providers.
 */
export interface PaymentsFilter {
  from: Date;
  to: Date;
  provider: string | null;
}

const listedPaymentColumns = sql`p.id, p.order_id as "orderId", p.provider, coalesce(p.page_id, p.transaction_id) as "providerId",
  p.amount::float8 as amount, p.state, p.created_at as "createdAt", p.paid_at as "paidAt", p.canceled_at as "canceledAt",
  p.fiscal_receipts->'PERFORM'->>'qr_code_url' as "receiptUrl"`;

const isPaymentOfDay = (
  merchantId: string,
  { from, to, provider }: PaymentsFilter,
): RawBuilder<unknown> => sql`
  p.merchant_id = ${merchantId} and p.created_at >= ${from} and p.created_at < ${to}
    and (${provider}::text is null or p.provider = ${provider})`;

/** Returns a page of a day's payments, newest first. */
export async function selectDayPayments(
  tx: Tx,
  merchantId: string,
  filter: PaymentsFilter & { page: number; size: number },
): Promise<ListedPaymentRow[]> {
  const { rows } = await sql<ListedPaymentRow>`
    select ${listedPaymentColumns}, p.state = 'late'
      or (p.state in ('paid', 'cancelling', 'part_refunded') and b.state = 'refund_due') as "isRefundDue",
      case when p.state = 'late' then p.refund_refused_at
        when p.state in ('paid', 'cancelling', 'part_refunded') then b.refund_refused_at end as "refundRefusedAt"
    from payments p join bills b on b.merchant_id = ${merchantId} and b.order_id = p.order_id
    where ${isPaymentOfDay(merchantId, filter)}
    order by p.created_at desc, p.id limit ${filter.size} offset ${filter.page * filter.size}`.execute(tx);
  return rows;
}

/**
 * Returns the number of a day's payments, and the amount received minus refunds and partial refunds, in soʻm. Of an order
 * that was refunded after its delivery, the tip remains.
 */
export async function selectDayTotals(
  tx: Tx,
  merchantId: string,
  filter: PaymentsFilter,
): Promise<{ total: number; taken: number }> {
  const { rows } = await sql<{ total: number; taken: number }>`
    select count(*)::int as total,
      coalesce(sum(case when b.state = 'refunded' and b.kept_tip > 0 then b.kept_tip
          else p.amount - (select coalesce(sum(r.amount), 0) from part_refunds r
            where r.merchant_id = ${merchantId} and r.order_id = p.order_id and r.given_at is not null) end)
        filter (where p.state in ('paid', 'cancelling', 'part_refunded')), 0)::float8 as taken
    from payments p join bills b on b.merchant_id = ${merchantId} and b.order_id = p.order_id
    where ${isPaymentOfDay(merchantId, filter)}`.execute(tx);
  return rows[0] ?? { total: 0, taken: 0 };
}

/**
 * Returns the refunds that are due to customers, oldest first: full refunds of orders, partial refunds, and refunds of
 * late payments.
 */
export async function selectDuePayments(
  tx: Tx,
  merchantId: string,
  { limit }: { limit: number },
): Promise<ListedPaymentRow[]> {
  const { rows } = await sql<ListedPaymentRow>`
    select * from (
      select p.id, p.order_id as "orderId", p.provider, coalesce(p.page_id, p.transaction_id) as "providerId",
        (p.amount - b.kept_tip - (select coalesce(sum(r.amount), 0) from part_refunds r
          where r.merchant_id = ${merchantId} and r.order_id = p.order_id))::float8 as amount,
        p.state, p.created_at as "createdAt", p.paid_at as "paidAt", p.canceled_at as "canceledAt",
        p.fiscal_receipts->'PERFORM'->>'qr_code_url' as "receiptUrl", true as "isRefundDue",
        b.refund_refused_at as "refundRefusedAt"
      from bills b join payments p on p.merchant_id = ${merchantId} and p.order_id = b.order_id
      where b.merchant_id = ${merchantId} and b.state = 'refund_due'
        and p.state in ('created', 'pending', 'paid', 'cancelling', 'part_refunded')
      union all
      select r.id, p.order_id, p.provider, coalesce(p.page_id, p.transaction_id), r.amount::float8, p.state,
        r.created_at, p.paid_at, p.canceled_at, null, true, r.refund_refused_at
      from part_refunds r join payments p on p.merchant_id = ${merchantId} and p.order_id = r.order_id
      where r.merchant_id = ${merchantId} and r.given_at is null and p.state in ('paid', 'cancelling', 'part_refunded')
      union all
      select ${listedPaymentColumns}, true as "isRefundDue", p.refund_refused_at as "refundRefusedAt" from payments p
      where p.merchant_id = ${merchantId} and p.state = 'late') due
    order by "createdAt" limit ${limit}`.execute(tx);
  return rows;
}

/** Returns ids and providers of a day's payments whose state can be queried at their provider. */
export async function selectOpenedPayments(
  tx: Tx,
  merchantId: string,
  filter: { from: Date; to: Date; page: number; size: number },
): Promise<{ id: string; provider: string }[]> {
  const { rows } = await sql<{ id: string; provider: string }>`
    select p.id, p.provider from payments p
    where ${isPaymentOfDay(merchantId, { ...filter, provider: null })} and p.page_id is not null
    order by p.created_at, p.id limit ${filter.size} offset ${filter.page * filter.size}`.execute(tx);
  return rows;
}
