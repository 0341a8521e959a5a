import type { ModificationGroup, Order, OrderBreakdown, OrderLine, Timetable } from "@dasturxon/contract";
import type { WorkHours } from "@dasturxon/domain/hours";
import type { PaymentSettings } from "@dasturxon/domain/payment-type";
import type { Pause } from "@dasturxon/domain/pauses";
import type { Text } from "@dasturxon/domain/text";
import { sql } from "kysely";
import { send, type Tx } from "../../../platform/database/index.ts";
import type { TariffRegion } from "../../deliveries/index.ts";

export interface PlacingProduct {
  id: string;
  categoryId: string;
  name: Text;
  image: string | null;
  imageGround: string | null;
  /** In the branch asked for. */
  costPrice: number;
  discount: number;
  isDeliverable: boolean;
  timeCookingMax: number | null;
  modificationGroups: ModificationGroup[];
  /** Null: without limit. */
  count: number | null;
  isSoldHere: boolean;
  timetable: Timetable | null;
  stop: { until: string | null } | null;
}

export interface PlacingPromo {
  id: string;
  code: string;
  discountType: "AMOUNT" | "PERCENTAGE";
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: number;
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  used: number;
  usedByCustomer: number;
}

/** Everything that a decision about an order needs, loaded in one round trip. */
export interface PlacingFacts {
  settings: {
    timeZone: string;
    mainLanguage: "uz" | "ru" | "eng";
    currency: "UZS" | "KZT";
    features: Record<string, boolean>;
    shouldValidateDeliveryArea: boolean;
    isServiceFeeEnabled: boolean;
    isServiceFeeFreeAboveThreshold: boolean;
    serviceFeeThreshold: number;
    serviceFeeAmount: number;
    minimalDeliveryPrice: number;
  };
  branch: {
    id: string;
    name: Text;
    address: Text;
    phone: string | null;
    latitude: number;
    longitude: number;
    settings: { deliveryEnabled: boolean; pickupEnabled: boolean; dineinEnabled: boolean };
    workHours: WorkHours[];
    preparationMinutes: number;
    isAutoAccept: boolean;
    /** Cooking minutes that a quarter of an hour takes; null: without limit. */
    slotCapacityMinutes: number | null;
  } | null;
  /** The brand's pauses and busy hours that hold now. */
  pauses: Pause[];
  /** Minutes taken of the branch's quarters from now on, where it has a capacity. */
  taken: { at: string; minutes: number }[];
  regions: TariffRegion[];
  /** Those asked for and the parts of the sets among them. */
  products: PlacingProduct[];
  promo: PlacingPromo | null;
  cashbackBalance: number;
  customer: { phone: string; name: string | null } | null;
  /** His orders that nobody of the staff has touched yet and that are not paid. */
  openOrders: number;
  /** The method asked for, as the brand switched it; null where it has none such. */
  payment: PaymentSettings | null;
  /** For the order: nobody's of those under way a moment ago; null where none was asked for. */
  number: number | null;
  /** The table in use that was asked for. */
  table: (NonNullable<Order["table"]> & { branchId: string }) | null;
}

export interface PlacingQuestion {
  branchId: string;
  productIds: string[];
  promoKey: string | null;
  userId: string | null;
  paymentType: string;
  tableId: string | null;
  /** What the table's QR code says. */
  tableSecret?: string | null | undefined;
  /** A number is drawn for the order. */
  isPlacing?: boolean;
  now: Date;
}

/**
 * Three draws of four digits, then longer ones, the first that no order under way has: thousands of a brand's orders are
 * under way at once only in storms.
 */
const drawnNumber = (merchantId: string) =>
  sql`(select d.number::float8 from (values (1, (1000 + floor(random() * 9000))::bigint),
      (2, (1000 + floor(random() * 9000))::bigint), (3, (1000 + floor(random() * 9000))::bigint),
      (4, (10000 + floor(random() * 90000))::bigint), (5, (1e6 + floor(random() * 9e6))::bigint)) as d (place, number)
    where not exists (select from orders o where o.merchant_id = ${merchantId} and o.number = d.number
      and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED'))
    order by d.place limit 1)`;

/**
 * Holds the customer's row until the end, so that his orders are counted one after another: sent before the statement
 * that counts, which then sees what was committed meanwhile.
 */
export function selectCustomerForUpdate(tx: Tx, merchantId: string, userId: string): void {
  send(tx, sql`select from users where merchant_id = ${merchantId} and id = ${userId} for no key update`);
}

const promoOf = (merchantId: string, { promoKey, userId }: PlacingQuestion) =>
  promoKey === null
    ? sql`null`
    : sql`(select jsonb_build_object('id', m.id, 'code', m.code, 'discountType', m.discount_type,
          'productDiscount', m.product_discount, 'deliveryDiscount', m.delivery_discount, 'minPrice', m.min_price,
          'startDate', m.start_at, 'endDate', m.end_at, 'isActive', m.is_active, 'totalLimit', m.total_limit,
          'perCustomerLimit', m.per_customer_limit, 'used', m.used_count,
          'usedByCustomer', (select count(*) from promo_uses u where u.merchant_id = ${merchantId}
            and u.promo_id = m.id and u.user_id = ${userId} and u.returned_at is null))
        from promos m where m.merchant_id = ${merchantId} and m.code_key = ${promoKey})`;

/** Open orders are counted in the same words as their index's. */
const customerOf = (merchantId: string, userId: string | null) =>
  userId === null
    ? sql`0::float8 as "cashbackBalance", null as customer, 0 as "openOrders"`
    : sql`coalesce((select c.balance from cashback_balances c where c.merchant_id = ${merchantId}
          and c.user_id = ${userId}), 0)::float8 as "cashbackBalance",
        (select jsonb_build_object('phone', u.phone, 'name', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''))
          from users u where u.merchant_id = ${merchantId} and u.id = ${userId}) as customer,
        (select count(*)::int from orders n where n.merchant_id = ${merchantId} and n.user_id = ${userId}
          and n.seen_at is null and not n.is_paid and n.status not in ('DELIVERED', 'CLOSED', 'CANCELED')) as "openOrders"`;

const tableOf = (merchantId: string, { tableId, tableSecret }: PlacingQuestion) =>
  tableId === null
    ? sql`null`
    : sql`(select jsonb_build_object('id', h.id, 'branchId', h.branch_id, 'number', h.number, 'place', h.place)
        from dining_tables h where h.merchant_id = ${merchantId} and h.id = ${tableId}::uuid
          and h.secret = ${tableSecret ?? null} and h.is_active)`;

/**
 * One statement over the tables of several rooms: it only reads, and a round trip each would double an order's time.
 * Products are looked up by key one by one, however small the planner takes a menu for. What was not asked for (a code, a
 * table, a customer) is not looked up.
 */
export async function selectPlacingFacts(
  tx: Tx,
  merchantId: string,
  asked: PlacingQuestion,
): Promise<PlacingFacts | null> {
  const { rows } = await sql<PlacingFacts>`
    select jsonb_build_object('timeZone', s.time_zone, 'mainLanguage', s.main_language, 'currency', s.currency, 'features', s.features,
        'shouldValidateDeliveryArea', s.should_validate_delivery_area,
        'isServiceFeeEnabled', s.is_service_fee_enabled,
        'isServiceFeeFreeAboveThreshold', s.is_service_fee_free_above_threshold,
        'serviceFeeThreshold', s.service_fee_threshold, 'serviceFeeAmount', s.service_fee_amount,
        'minimalDeliveryPrice', s.minimal_delivery_price) as settings,
      (select jsonb_build_object('id', b.id, 'name', b.name, 'address', b.address, 'phone', b.phone,
          'latitude', b.latitude, 'longitude', b.longitude, 'settings', b.settings, 'workHours', b.work_hours,
          'preparationMinutes', b.preparation_minutes, 'isAutoAccept', b.is_auto_accept,
          'slotCapacityMinutes', b.slot_capacity_minutes)
        from branches b where b.merchant_id = ${merchantId} and b.id = ${asked.branchId} and b.is_active
          and b.deleted_at is null) as branch,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'branchId', r.branch_id, 'name', r.name,
          'polygon', r.polygon, 'basePrice', r.base_price, 'baseDistance', r.base_distance,
          'perKilometre', r.per_kilometre, 'freeFrom', r.free_from, 'steps', r.steps) order by r.base_price), '[]'::jsonb)
        from regions r where r.merchant_id = ${merchantId} and r.branch_id = ${asked.branchId}) as regions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'categoryId', p.category_id, 'name', p.name, 'image', p.image,
          'imageGround', p.image_ground, 'costPrice', coalesce(pb.price, p.cost_price), 'discount', p.discount,
          'isDeliverable', p.delivery_enabled, 'timeCookingMax', p.time_cooking_max,
          'modificationGroups', p.modification_groups, 'count', k.left_count,
          'isSoldHere', coalesce(pb.is_active, true), 'timetable', coalesce(p.timetable, g.timetable),
          'stop', (select jsonb_build_object('until', t.until) from product_stops t
            where t.merchant_id = ${merchantId} and t.product_id = p.id
              and (t.branch_id is null or t.branch_id = ${asked.branchId})
              and (t.until is null or t.until > ${asked.now})
            order by t.until desc nulls first limit 1))), '[]'::jsonb)
        from (select unnest(${asked.productIds}::uuid[]) as id
          union select unnest(q.part_ids) from unnest(${asked.productIds}::uuid[]) as l (id)
            cross join lateral (select part_ids from products
              where merchant_id = ${merchantId} and id = l.id offset 0) q) w
        cross join lateral (select * from products where merchant_id = ${merchantId} and id = w.id offset 0) p
        left join categories g on g.merchant_id = ${merchantId} and g.id = p.category_id
        left join product_stock k on k.merchant_id = ${merchantId} and k.product_id = p.id
        left join product_branches pb on pb.merchant_id = ${merchantId} and pb.product_id = p.id
          and pb.branch_id = ${asked.branchId}
        where p.is_active and p.deleted_at is null) as products,
      ${promoOf(merchantId, asked)} as promo,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', z.kind, 'branchId', z.branch_id,
          'categoryId', z.category_id, 'until', z.until, 'extraMinutes', z.extra_minutes,
          'deliverySurcharge', z.delivery_surcharge)), '[]'::jsonb)
        from pauses z where z.merchant_id = ${merchantId} and (z.until is null or z.until > ${asked.now})) as pauses,
      (select coalesce(jsonb_agg(jsonb_build_object('at', i.slot_at, 'minutes', i.taken_minutes)), '[]'::jsonb)
        from kitchen_slots i where i.merchant_id = ${merchantId} and i.branch_id = ${asked.branchId}
          and i.slot_at > ${asked.now}::timestamptz - interval '15 minutes') as taken,
      ${customerOf(merchantId, asked.userId)},
      ${asked.isPlacing ? drawnNumber(merchantId) : sql`null`} as number,
      (select jsonb_build_object('type', y.type, 'isActive', y.is_active, 'webEnabled', y.web_enabled,
          'botEnabled', y.bot_enabled, 'appEnabled', y.app_enabled, 'qrEnabled', y.qr_enabled)
        from payment_settings y where y.merchant_id = ${merchantId} and y.type = ${asked.paymentType}) as payment,
      ${tableOf(merchantId, asked)} as "table"
    from merchant_settings s where s.merchant_id = ${merchantId}`.execute(tx);
  return rows[0] ?? null;
}

export interface NewOrder {
  id: string;
  userId: string;
  branchId: string;
  status: Order["status"];
  serviceType: Order["serviceType"];
  orderDevice: Order["orderDevice"];
  paymentType: Order["paymentType"];
  receiverName: string | null;
  receiverPhone: string;
  language: string;
  address: Order["address"];
  distance: number | null;
  regionId: string | null;
  lines: OrderLine[];
  breakdown: OrderBreakdown;
  promoId: string | null;
  promoCode: string | null;
  comment: string | null;
  courierComment: string | null;
  changeFrom: number | null;
  cutlery: number;
  isLeaveAtDoor: boolean;
  isCallOnArrival: boolean;
  tableId: string | null;
  preparationMinutes: number;
  roadMinutes: number;
  slotAt: Date | null;
  loadMinutes: number;
  /** What it takes of counted stock, sets by their parts [MN-6]. */
  stockTaken: { productId: string; count: number }[];
  isPaid: boolean;
  sendCheque: boolean;
  sendChequePhone: string | null;
  deliveryAt: Date | null;
  promisedAt: Date | null;
  createdAt: Date;
}

/**
 * Writes the order and the first row of its history. Plain values, so that it reaches one shard where the tables are
 * distributed. Another order that drew the same number a moment ago has the transaction run again.
 */
export function insertOrder(
  tx: Tx,
  merchantId: string,
  { order, number }: { order: NewOrder; number: number },
): void {
  send(
    tx,
    sql`insert into orders (merchant_id, id, number, user_id, branch_id, status, service_type, order_device,
        payment_type, receiver_name, receiver_phone, language, address, distance, region_id, lines, breakdown,
        total_price, promo_id, promo_code, cashback, comment, courier_comment, change_from, cutlery,
        is_leave_at_door, is_call_on_arrival, table_id, preparation_minutes, road_minutes, delivery_at, promised_at,
        slot_at, load_minutes, stock_taken, is_paid, send_cheque, send_cheque_phone, created_at)
      values (${merchantId}, ${order.id}, ${number}, ${order.userId}, ${order.branchId}, ${order.status},
        ${order.serviceType}, ${order.orderDevice}, ${order.paymentType}, ${order.receiverName},
        ${order.receiverPhone}, ${order.language}, ${json(order.address)}, ${order.distance},
        ${order.regionId}, ${json(order.lines)}, ${json(order.breakdown)},
        ${order.breakdown.totalPrice}, ${order.promoId}, ${order.promoCode},
        ${order.breakdown.cashback}, ${order.comment}, ${order.courierComment}, ${order.changeFrom},
        ${order.cutlery}, ${order.isLeaveAtDoor}, ${order.isCallOnArrival}, ${order.tableId},
        ${order.preparationMinutes}, ${order.roadMinutes}, ${order.deliveryAt}, ${order.promisedAt},
        ${order.slotAt}, ${order.loadMinutes}, ${json(order.stockTaken)},
        ${order.isPaid}, ${order.sendCheque}, ${order.sendChequePhone}, ${order.createdAt})`,
    { redoOn: "orders_number_under_way" },
  );
  send(
    tx,
    sql`insert into order_changes (merchant_id, order_id, version, status, reason, by_kind, by_id, by_role, changed_at)
      values (${merchantId}, ${order.id}, 1, ${order.status}, 'UPDATE', 'customer', ${order.userId}, 'customer',
        ${order.createdAt})`,
  );
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
