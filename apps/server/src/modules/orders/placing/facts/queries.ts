import { sql } from "kysely";
import { hoursWithHolidaysSql, selectCanAcceptPaymentCondition } from "../../../merchants/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import type { OrderBrandFacts, OrderLiveFacts } from "./facts.ts";

/**
 * Returns the facts of a brand that a decision about an order needs. A single statement reads them, so they have one
 * version. Products are looked up by key one by one, even if PostgreSQL estimates that the menu is small.
 */
export async function selectBrandFacts(
  tx: Tx,
  merchantId: string,
  filter: { branchId: string; productIds: string[] },
): Promise<OrderBrandFacts | null> {
  const { rows } = await sql<OrderBrandFacts>`
    select v.content_version as "contentVersion",
      jsonb_build_object('timeZone', s.time_zone, 'mainLanguage', s.main_language, 'currency', s.currency,
        'phoneCountries', s.phone_countries, 'features', s.features,
        'shouldValidateDeliveryArea', s.should_validate_delivery_area,
        'isServiceFeeEnabled', s.is_service_fee_enabled,
        'isServiceFeeFreeAboveThreshold', s.is_service_fee_free_above_threshold,
        'serviceFeeThreshold', s.service_fee_threshold, 'serviceFeeAmount', s.service_fee_amount,
        'minimalDeliveryPrice', s.minimal_delivery_price,
        'minimalDeliveryQuantity', s.minimal_delivery_quantity, 'fiscal', s.fiscal, 'tips', s.tips) as settings,
      (select jsonb_build_object('id', b.id, 'name', b.name, 'address', b.address, 'phone', b.phone,
          'latitude', b.latitude, 'longitude', b.longitude, 'settings', b.settings, 'workHours', ${hoursWithHolidaysSql},
          'deliveryPrice', b.delivery_price, 'preparationMinutes', b.preparation_minutes, 'isAutoAccept', b.is_auto_accept,
          'slotCapacityMinutes', b.slot_capacity_minutes)
        from branches b where b.merchant_id = ${merchantId} and b.id = ${filter.branchId} and b.is_active
          and b.deleted_at is null) as branch,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'branchId', r.branch_id, 'name', r.name,
          'polygon', r.polygon, 'basePrice', r.base_price, 'baseDistance', r.base_distance,
          'perKilometre', r.per_kilometre, 'freeFrom', r.free_from, 'steps', r.steps) order by r.base_price), '[]'::jsonb)
        from regions r where r.merchant_id = ${merchantId} and r.branch_id = ${filter.branchId}
          and r.deleted_at is null) as regions,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', z.kind, 'branchId', z.branch_id,
          'categoryId', z.category_id, 'until', z.until, 'extraMinutes', z.extra_minutes,
          'deliverySurcharge', z.delivery_surcharge)), '[]'::jsonb)
        from pauses z where z.merchant_id = ${merchantId}) as pauses,
      (select coalesce(jsonb_agg(jsonb_build_object('type', y.type, 'isActive',
          y.is_active and ${selectCanAcceptPaymentCondition(merchantId, sql`y.type`, sql`s.currency`)},
          'webEnabled', y.web_enabled, 'botEnabled', y.bot_enabled, 'appEnabled', y.app_enabled,
          'qrEnabled', y.qr_enabled)), '[]'::jsonb)
        from payment_settings y where y.merchant_id = ${merchantId}) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'categoryId', p.category_id, 'name', p.name, 'image', p.image,
          'imageGround', p.image_ground, 'costPrice', coalesce(pb.price, p.cost_price), 'discount', p.discount,
          'isDeliverable', p.delivery_enabled, 'timeCookingMax', p.time_cooking_max,
          'modificationGroups', p.modification_groups, 'isWeighed', p.is_weighed, 'unit', p.unit,
          'measure', p.measure, 'minCount', p.min_count, 'isMarked', p.is_marked,
          'fiscal', jsonb_build_object('mxicCode', p.mxic_code, 'packageCode', p.package_code,
            'vatPercent', p.vat_percent, 'unitCode', p.unit_code),
          'isSoldHere', coalesce(pb.is_active, true), 'timetable', coalesce(p.timetable, g.timetable),
          'stop', (select jsonb_build_object('until', t.until) from product_stops t
            where t.merchant_id = ${merchantId} and t.product_id = p.id
              and (t.branch_id is null or t.branch_id = ${filter.branchId})
            order by t.until desc nulls first limit 1))), '[]'::jsonb)
        from (select unnest(${filter.productIds}::uuid[]) as id
          union select unnest(q.part_ids) from unnest(${filter.productIds}::uuid[]) as l (id)
            cross join lateral (select part_ids from products
              where merchant_id = ${merchantId} and id = l.id offset 0) q) w
        cross join lateral (select * from products where merchant_id = ${merchantId} and id = w.id offset 0) p
        left join categories g on g.merchant_id = ${merchantId} and g.id = p.category_id
        left join product_branches pb on pb.merchant_id = ${merchantId} and pb.product_id = p.id
          and pb.branch_id = ${filter.branchId}
        where p.is_sold) as products
    from merchant_settings s join merchants v on v.merchant_id = ${merchantId}
    where s.merchant_id = ${merchantId}`.execute(tx);
  return rows[0] ?? null;
}

/** Identifies the live facts that a decision about an order needs. No other live facts are read. */
export interface LiveFactsQuery {
  /** Branch whose kitchen load is read. Null if the branch has no limit of the kitchen load. */
  loadOf: { branchId: string } | null;
  /** Ids of the products, including parts of sets. */
  productIds: string[];
  /** Promo code as the customer typed it. */
  promoCode: string | null;
  userId: string | null;
  /** Whether the customer spends cashback on the order. */
  isSpending: boolean;
  tableId: string | null;
  /** Secret from the table's QR code. */
  tableSecret?: string | null | undefined;
  /** Whether the customer's open orders are counted. */
  isCounting: boolean;
  /** Whether an order number must be drawn. */
  isPlacing: boolean;
  now: Date;
}

/**
 * Returns the live facts with the content version that the brand facts must have to be combined with them. Reads all of
 * them in one statement.
 */
export async function selectLiveFacts(
  tx: Tx,
  merchantId: string,
  ask: LiveFactsQuery,
): Promise<OrderLiveFacts | null> {
  const { rows } = await sql<OrderLiveFacts>`
    select v.content_version as "contentVersion",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', k.product_id, 'count', k.left_count)), '[]'::jsonb)
        from unnest(${ask.productIds}::uuid[]) as w (id)
        cross join lateral (select product_id, left_count from product_stock
          where merchant_id = ${merchantId} and product_id = w.id offset 0) k) as stock,
      ${takenKitchenMinutesJsonSql(merchantId, ask)} as taken,
      ${promoJson(merchantId, ask)} as promo,
      ${cashbackBalanceColumn(merchantId, ask)}::float8 as "cashbackBalance",
      ${customerJson(merchantId, ask)} as customer,
      ${openOrderCountSql(merchantId, ask)} as "openOrders",
      ${ask.isPlacing ? drawOrderNumber(merchantId) : sql`null::float8`} as number,
      ${tableJson(merchantId, ask)} as "table"
    from merchants v where v.merchant_id = ${merchantId}`.execute(tx);
  return rows[0] ?? null;
}

const takenKitchenMinutesJsonSql = (merchantId: string, { loadOf, now }: LiveFactsQuery) =>
  loadOf === null
    ? sql`'[]'::jsonb`
    : sql`(select coalesce(jsonb_agg(jsonb_build_object('at', i.slot_at, 'minutes', i.taken_minutes)), '[]'::jsonb)
        from kitchen_slots i where i.merchant_id = ${merchantId} and i.branch_id = ${loadOf.branchId}
          and i.slot_at > ${now}::timestamptz - interval '15 minutes')`;

/**
 * SQL for the promo code that the customer typed. Several codes may be equal after folding: prefers the exact code,
 * then an active one.
 */
const promoJson = (merchantId: string, { promoCode, userId }: LiveFactsQuery) =>
  promoCode === null
    ? sql`null`
    : sql`(select jsonb_build_object('id', m.id, 'code', m.code, 'discountType', m.discount_type,
          'productDiscount', m.product_discount, 'deliveryDiscount', m.delivery_discount, 'minPrice', m.min_price,
          'startDate', m.start_at, 'endDate', m.end_at, 'isActive', m.is_active, 'totalLimit', m.total_limit,
          'perCustomerLimit', m.per_customer_limit, 'used', m.used_count,
          'usedByCustomer', (select count(*) from promo_uses u where u.merchant_id = ${merchantId}
            and u.promo_id = m.id and u.user_id = ${userId} and u.returned_at is null))
        from promos m where m.merchant_id = ${merchantId} and m.code_fold = fold_code(${promoCode})
          and m.code_fold <> '' and m.deleted_at is null
        order by upper(m.code) = upper(${promoCode}) desc, m.is_active desc, m.id limit 1)`;

const cashbackBalanceColumn = (merchantId: string, { userId, isSpending }: LiveFactsQuery) =>
  userId === null || !isSpending
    ? sql`0`
    : sql`coalesce((select c.balance from cashback_balances c where c.merchant_id = ${merchantId}
        and c.user_id = ${userId}), 0)`;

const customerJson = (merchantId: string, { userId }: LiveFactsQuery) =>
  userId === null
    ? sql`null`
    : sql`(select jsonb_build_object('phone', u.phone, 'name', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
          'isBlocked', u.blocked_at is not null, 'tableId', u.table_id)
        from users u where u.merchant_id = ${merchantId} and u.id = ${userId})`;

/**
 * Counts the customer's open orders. The condition is written as in the partial index, so that PostgreSQL uses this
 * index.
 */
const openOrderCountSql = (merchantId: string, { userId, isCounting }: LiveFactsQuery) =>
  userId === null || !isCounting
    ? sql`0`
    : sql`(select count(*)::int from orders n where n.merchant_id = ${merchantId} and n.user_id = ${userId}
        and n.seen_at is null and not n.is_paid and n.status not in ('DELIVERED', 'CLOSED', 'CANCELED'))`;

const tableJson = (merchantId: string, { tableId, tableSecret }: LiveFactsQuery) =>
  tableId === null
    ? sql`null`
    : sql`(select jsonb_build_object('id', h.id, 'branchId', h.branch_id, 'number', h.number, 'place', h.place)
        from dining_tables h where h.merchant_id = ${merchantId} and h.id = ${tableId}::uuid
          and h.secret = ${tableSecret ?? null} and h.is_active and h.deleted_at is null)`;

/**
 * Draws a number that no order under way has: three draws of four digits, then longer ones. Several drawn numbers are
 * taken only if a brand has thousands of orders under way. If all draws are taken, the number has ten digits and the
 * unique index rejects a duplicate. Each `offset 0` makes PostgreSQL look up the draws one by one instead of scanning
 * all orders under way.
 */
const drawOrderNumber = (merchantId: string) =>
  sql`coalesce((select d.number::float8 from (select * from (values (1, (1000 + floor(random() * 9000))::bigint),
      (2, (1000 + floor(random() * 9000))::bigint), (3, (1000 + floor(random() * 9000))::bigint),
      (4, (10000 + floor(random() * 90000))::bigint), (5, (1e6 + floor(random() * 9e6))::bigint)) as v (turn, number)
      order by turn offset 0) d
    where not exists (select from orders o where o.merchant_id = ${merchantId} and o.number = d.number
      and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED') offset 0)
    limit 1), 1e9 + floor(random() * 9e9))`;
