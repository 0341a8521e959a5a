import type { BoardOrder, ChangeDetails, Order, OrderBreakdown, OrderLine } from "@dasturxon/contract";
import { AT_HANDOVER_PAYMENT_TYPES } from "@dasturxon/domain/payment-type";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import { type RawBuilder, sql } from "kysely";
import { runStatement, type Tx } from "../../platform/database/index.ts";
import { alertStepColumn, orderAlertJoin } from "../alerts/index.ts";
import type { OrderColumnsPatch } from "./lifecycle/order-patch.ts";
import {
  type OrderRefundsRow,
  selectOrderRefundColumns,
  selectRefundRefusedColumns,
} from "./payments/queries.ts";

export interface OrderRow {
  id: string;
  number: number;
  merchantId: string;
  version: number;
  userId: string;
  status: Order["status"];
  serviceType: Order["serviceType"];
  orderDevice: Order["orderDevice"];
  paymentType: Order["paymentType"];
  isPaid: boolean;
  isTest: boolean;
  branch: Order["branch"];
  address: Order["address"];
  receiverName: string | null;
  receiverPhone: string;
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
  preparationMinutes: number;
  roadMinutes: number;
  deliveryAt: Date | null;
  deliveryUntil: Date | null;
  /** Time zone of the brand. */
  timeZone: string;
  promisedAt: Date | null;
  createdAt: Date;
  seenAt: Date | null;
  acceptedAt: Date | null;
  cookingAt: Date | null;
  readyAt: Date | null;
  onWayAt: Date | null;
  deliveredAt: Date | null;
  closedAt: Date | null;
  canceledAt: Date | null;
  cancelReason: string | null;
  cancelComment: string | null;
  /** Ids of products that were not available. Null if staff named none. */
  cancelProductIds: string[] | null;
  /** Whether the brand allows its customers to cancel [BR-14]. */
  isCancelAllowed: boolean;
  courierStatus: Order["courierStatus"];
  courier: Order["courier"];
  /** Last reported position of the brand's own courier. Null: none, or another courier. */
  courierPosition: { latitude: number; longitude: number; reportedAt: string } | null;
  distance: number | null;
  deliveryTariffId: string | null;
  deliveryType: Order["deliveryType"];
  refundedAt: Date | null;
  isRefundDue: OrderRefundsRow["isRefundDue"];
  partRefunds: OrderRefundsRow["partRefunds"];
  latePayments: OrderRefundsRow["latePayments"];
  /** Last alert step with an effect. Null if there was none or the alert is closed. */
  alertStep: AlertStep | null;
  grade: number | null;
  sendCheque: boolean;
  sendChequePhone: string | null;
  table: NonNullable<Order["table"]> | null;
}

export interface BoardOrderRow extends OrderRow {
  customer: BoardOrder["customer"];
  quarterAt: Date | null;
  loadMinutes: number;
  /** Whether the branch accepts automatically. False if the branch was deleted. */
  isAutoAccept: boolean;
  /** Id of the staff member linked to the courier. Null if the courier has no login. */
  courierStaffId: string | null;
  deliveryTypeComment: string | null;
  /** Payment to the custom courier by the brand, in soʻm. */
  deliveryCost: number | null;
  courierPaidAt: Date | null;
  refundRefusedAt: Date | null;
  /** Name of the staff member who marked the order as seen. */
  seenBy: string | null;
  /** Limited stock that the order took. Null for orders that were placed before this column existed. */
  stockTaken: { productId: string; count: number }[] | null;
}

const orderColumns = (merchantId: string) => sql`
  o.id, o.number::float8 as number, o.merchant_id as "merchantId", o.version, o.user_id as "userId",
  o.status, o.service_type as "serviceType", o.order_device as "orderDevice", o.payment_type as "paymentType",
  o.is_paid as "isPaid", o.is_test as "isTest", o.address, o.receiver_name as "receiverName", o.receiver_phone as "receiverPhone", o.lines,
  jsonb_set(o.breakdown, '{tip}', to_jsonb(o.tip)) as breakdown, o.promo_id as "promoId", o.promo_code as "promoCode", o.comment,
  o.courier_comment as "courierComment", o.change_from::float8 as "changeFrom", o.cutlery,
  o.is_leave_at_door as "isLeaveAtDoor", o.is_call_on_arrival as "isCallOnArrival",
  o.preparation_minutes as "preparationMinutes", o.road_minutes as "roadMinutes", o.delivery_at as "deliveryAt",
  o.delivery_until as "deliveryUntil",
  (select s.time_zone from merchant_settings s where s.merchant_id = ${merchantId}) as "timeZone",
  o.promised_at as "promisedAt", o.created_at as "createdAt", o.seen_at as "seenAt", o.accepted_at as "acceptedAt",
  o.cooking_at as "cookingAt", o.ready_at as "readyAt", o.on_way_at as "onWayAt", o.delivered_at as "deliveredAt",
  o.closed_at as "closedAt", o.canceled_at as "canceledAt", o.cancel_reason as "cancelReason",
  o.cancel_comment as "cancelComment", o.cancel_product_ids as "cancelProductIds",
  (select coalesce(s.features -> 'cancelOrder' = 'true'::jsonb, false) from merchant_settings s
    where s.merchant_id = ${merchantId}) as "isCancelAllowed", o.courier_status as "courierStatus", o.distance,
  o.delivery_tariff_id as "deliveryTariffId", o.delivery_type as "deliveryType", o.refunded_at as "refundedAt",
  o.send_cheque as "sendCheque", o.send_cheque_phone as "sendChequePhone",
  ${selectOrderRefundColumns(merchantId)}, ${alertStepColumn},
  (select g.grade from order_grades g where g.merchant_id = ${merchantId} and g.order_id = o.id) as grade,
  jsonb_build_object('id', b.id, 'name', b.name, 'address', b.address, 'phone', b.phone, 'latitude', b.latitude,
    'longitude', b.longitude) as branch,
  case when c.id is null then '{"vehicle": null}'::jsonb || o.custom_courier
    else jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'vehicle', c.vehicle) end as courier,
  (select jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude, 'reportedAt', p.told_at)
    from courier_positions p where p.merchant_id = ${merchantId} and p.courier_id = o.courier_id) as "courierPosition",
  (select jsonb_build_object('id', t.id, 'number', t.number, 'place', t.place)
    from dining_tables t where t.merchant_id = ${merchantId} and t.id = o.table_id) as table`;

const orderJoins = (merchantId: string) => sql`
  join branches b on b.merchant_id = ${merchantId} and b.id = o.branch_id
  left join couriers c on c.merchant_id = ${merchantId} and c.id = o.courier_id ${orderAlertJoin(merchantId)}`;
const orderSources = (merchantId: string) => sql`orders o ${orderJoins(merchantId)}`;

const customerJson = (merchantId: string) => sql`
  (select jsonb_build_object('id', u.id, 'phone', coalesce(u.phone, ''), 'isTableGuest', u.table_id is not null,
    'name', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
    'orderCount', (select count(*) from orders p where p.merchant_id = ${merchantId} and p.user_id = u.id))
  from users u where u.merchant_id = ${merchantId} and u.id = o.user_id) as customer,
  o.slot_at as "quarterAt", o.load_minutes as "loadMinutes",
  o.stock_taken as "stockTaken", o.delivery_comment as "deliveryTypeComment",
  o.delivery_cost::float8 as "deliveryCost", o.courier_paid_at as "courierPaidAt",
  ${selectRefundRefusedColumns(merchantId)},
  (select c.by_name from order_changes c where c.merchant_id = ${merchantId} and c.order_id = o.id
    and c.about ->> 'kind' = 'seen' and o.seen_at is not null order by c.version desc limit 1) as "seenBy",
  (b.is_auto_accept and b.is_active and b.deleted_at is null) as "isAutoAccept", c.staff_id as "courierStaffId"`;

/** Condition: visible to staff, as in `isShownToStaff`. Part of the query because it affects the limit [OR-3]. */
export const isOrderVisibleToStaff = sql`(o.is_paid or o.seen_at is not null or o.payment_type = any(${AT_HANDOVER_PAYMENT_TYPES}::text[]))`;

/** SQL condition: the order waits for its online payment. Same rule as `isAwaitingPayment`. */
export const isPaymentAwaited = sql`not (o.is_paid or o.payment_type = any(${AT_HANDOVER_PAYMENT_TYPES}::text[]))`;

export const isOrderUnderWay = sql`o.status not in ('DELIVERED', 'CLOSED', 'CANCELED')`;

/** Returns one order of a customer. Null if the customer has no such order. */
export async function selectOrder(
  tx: Tx,
  merchantId: string,
  filter: { id: string; userId: string },
): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${orderColumns(merchantId)} from ${orderSources(merchantId)}
    where o.merchant_id = ${merchantId} and o.id = ${filter.id} and o.user_id = ${filter.userId}`.execute(tx);
  return rows[0] ?? null;
}

export async function selectActiveOrders(tx: Tx, merchantId: string, userId: string): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${orderColumns(merchantId)} from ${orderSources(merchantId)}
    where o.merchant_id = ${merchantId} and o.user_id = ${userId} and ${isOrderUnderWay}
    order by o.created_at desc limit 50`.execute(tx);
  return rows;
}

/** Returns a page of the customer's orders, newest first, and their total number. */
export async function selectOrdersOfCustomer(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; page: number; size: number; onlyArchive: boolean },
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = sql`o.merchant_id = ${merchantId} and o.user_id = ${filter.userId}
    and (not ${filter.onlyArchive}::boolean or not (${isOrderUnderWay}))`;
  const { rows } =
    await sql<OrderRow>`select ${orderColumns(merchantId)} from ${orderSources(merchantId)} where ${mine}
    order by o.created_at desc, o.id desc
      limit ${filter.size} offset ${filter.page * filter.size}`.execute(tx);
  const total = await sql<{
    total: number;
  }>`select count(*)::int as total from orders o where ${mine}`.execute(tx);
  return { rows, total: total.rows[0]?.total ?? 0 };
}

/**
 * Returns the orders under way and the ended orders that were placed after `since`, oldest first, without those that
 * wait for payment. If the limit is exceeded, the oldest ended orders are omitted first, then the oldest orders under
 * way.
 */
export async function selectBoardOrders(
  tx: Tx,
  merchantId: string,
  filter: { branchIds: readonly string[] | null; since: Date; courierStaffId: string | null },
): Promise<BoardOrderRow[]> {
  const ofCourier = filter.courierStaffId ? sql`and c.staff_id = ${filter.courierStaffId}` : sql``;
  const ofBranch = filter.branchIds ? sql`and o.branch_id = any(${filter.branchIds}::uuid[])` : sql``;
  // The query consists of two short scans that use an index each. A single condition with "or" might scan all orders.
  const { rows } =
    await sql<BoardOrderRow>`select ${orderColumns(merchantId)}, ${customerJson(merchantId)} from (
      select o.* from orders o where o.merchant_id = ${merchantId} and ${isOrderUnderWay}
      union all
      select o.* from orders o where o.merchant_id = ${merchantId} and o.created_at > ${filter.since} and not (${isOrderUnderWay})
    ) o ${orderJoins(merchantId)}
    where ${isOrderVisibleToStaff} ${ofBranch} ${ofCourier}
    order by (${isOrderUnderWay}) desc, o.created_at desc limit 500`.execute(tx);
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Returns the brand's orders, alias `o`. `rest` follows `and`: conditions, sort order, limit and lock. */
export async function selectBoardOrderRows(
  tx: Tx,
  merchantId: string,
  rest: RawBuilder<unknown>,
): Promise<BoardOrderRow[]> {
  const { rows } =
    await sql<BoardOrderRow>`select ${orderColumns(merchantId)}, ${customerJson(merchantId)} from ${orderSources(merchantId)}
    where o.merchant_id = ${merchantId} and ${rest}`.execute(tx);
  return rows;
}

export async function selectBoardOrder(
  tx: Tx,
  merchantId: string,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<BoardOrderRow | null> {
  const rows = await selectBoardOrderRows(tx, merchantId, sql`o.id = ${id} ${lock}`);
  return rows[0] ?? null;
}

/** Returns an order and locks it, so that changes of one order run one after another. */
export function selectBoardOrderForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<BoardOrderRow | null> {
  return selectBoardOrder(tx, merchantId, id, sql`for update of o`);
}

export async function selectOrderChanges(tx: Tx, merchantId: string, orderId: string) {
  const { rows } = await sql<{
    version: number;
    at: Date;
    status: Order["status"];
    reason: string;
    byKind: "customer" | "staff" | "system";
    byName: string | null;
    about: ChangeDetails | null;
    comment: string | null;
  }>`select version, changed_at as at, status, reason, by_kind as "byKind", by_name as "byName", about, comment
    from order_changes where merchant_id = ${merchantId} and order_id = ${orderId}
    order by version`.execute(tx);
  return rows;
}

export interface OrderChangeRecord {
  status: Order["status"];
  reason: string;
  byKind: "customer" | "staff" | "system";
  byId: string | null;
  byName: string | null;
  byRole: string;
  about: ChangeDetails | null;
  comment: string | null;
  at: Date;
}

/** Writes a change of an order and its history entry. The order's new version is the given version plus one. */
export async function updateOrder(
  tx: Tx,
  merchantId: string,
  change: { id: string; version: number; patch: OrderColumnsPatch; record: OrderChangeRecord },
): Promise<void> {
  const sets = Object.entries(change.patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { record } = change;
  const updated = await runStatement(
    tx,
    sql`update orders set ${sql.join([...sets, sql`version = ${change.version + 1}`])}
      where merchant_id = ${merchantId} and id = ${change.id} and version = ${change.version}`,
  );
  if (updated === 0)
    throw new Error("an order that is being changed has another version, though it is locked");
  await sql`
    insert into order_changes (merchant_id, order_id, version, status, reason, by_kind, by_id, by_name, by_role, about,
      comment, changed_at)
    values (${merchantId}, ${change.id}, ${change.version + 1}, ${record.status}, ${record.reason}, ${record.byKind},
      ${record.byId}, ${record.byName}, ${record.byRole}, ${record.about && JSON.stringify(record.about)},
      ${record.comment}, ${record.at})`.execute(tx);
}
