import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { ClaimAnswerKind } from "@dasturxon/domain/claim";
import type { Order, OrderLine } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { alertStepColumn, orderAlertJoin } from "../../alerts/index.ts";

/** Stores the grade of an order. @returns false, without changes, if the order is already graded */
export async function insertOrderGrade(
  tx: Tx,
  merchantId: string,
  grade: { orderId: string; userId: string; grade: number; comment: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_grades (merchant_id, order_id, user_id, grade, comment, created_at)
    values (${merchantId}, ${grade.orderId}, ${grade.userId}, ${grade.grade}, ${grade.comment}, ${grade.at})
    on conflict (merchant_id, order_id) do nothing returning order_id`.execute(tx);
  return rows.length === 1;
}

export async function selectOrderGrade(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<{ grade: number; comment: string | null } | undefined> {
  const { rows } = await sql<{ grade: number; comment: string | null }>`
    select grade, comment from order_grades where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(
    tx,
  );
  return rows[0];
}

export interface OrderAtTable {
  number: number;
  status: Order["status"];
  isPaid: boolean;
  placedAt: Date;
  closedAt: Date | null;
  totalPrice: number;
  lines: OrderLine[];
}

/** Returns the orders placed at a dining table since a moment, newest first, without cancelled orders. */
export async function selectOrdersAtTable(
  tx: Tx,
  merchantId: string,
  filter: { tableId: string; since: Date },
): Promise<OrderAtTable[]> {
  const { rows } = await sql<OrderAtTable>`
    select o.number::float8 as number, o.status, o.is_paid as "isPaid", o.created_at as "placedAt", o.closed_at as "closedAt",
      o.total_price::float8 as "totalPrice", o.lines
    from orders o where o.merchant_id = ${merchantId} and o.table_id = ${filter.tableId}
      and o.created_at > ${filter.since} and o.status <> 'CANCELED'
    order by o.created_at desc limit 500`.execute(tx);
  return rows;
}

/**
 * Returns the id of the customer's latest order that contained the product, alone or in a set. Null if there is none.
 */
export async function selectLatestOrderIdOfProduct(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; productId: string },
): Promise<string | null> {
  const product = { productId: filter.productId };
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where merchant_id = ${merchantId} and user_id = ${filter.userId} and status in ('DELIVERED', 'CLOSED')
      and (lines @> ${JSON.stringify([product])}::jsonb or lines @> ${JSON.stringify([{ parts: [product] }])}::jsonb)
    order by created_at desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface OrderNotificationTarget {
  userId: string;
  number: number;
  serviceType: Order["serviceType"];
  isCashbackSpent: boolean;
  isPromoUsed: boolean;
}

export async function selectOrderNotificationTarget(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<OrderNotificationTarget | undefined> {
  const { rows } = await sql<OrderNotificationTarget>`
    select user_id as "userId", number, service_type as "serviceType", cashback > 0 as "isCashbackSpent",
      promo_id is not null as "isPromoUsed"
    from orders where merchant_id = ${merchantId} and id = ${id} and not is_test`.execute(tx);
  return rows[0];
}

export interface OrderForNotification {
  id: string;
  version: number;
  number: number;
  userId: string;
  status: Order["status"];
  serviceType: Order["serviceType"];
  /** Total price and tip, in soʻm. */
  amountDue: number;
  createdAt: Date;
  promisedAt: Date | null;
  deliveryAt: Date | null;
  deliveryUntil: Date | null;
  alertStep: AlertStep | null;
  /** Latest answer to a claim about the order. The amount is in soʻm; null: a text only. */
  claimAnswer: { kind: ClaimAnswerKind; amount: number | null } | null;
}

/** Returns the fields of an order that notifications to its customer need. */
export async function selectOrderForNotification(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<OrderForNotification | undefined> {
  const { rows } = await sql<OrderForNotification>`
    select id, version, number::float8 as number, user_id as "userId", status, service_type as "serviceType",
      (total_price + tip)::float8 as "amountDue", o.created_at as "createdAt",
      promised_at as "promisedAt", delivery_at as "deliveryAt", delivery_until as "deliveryUntil", ${alertStepColumn},
      (select jsonb_build_object('kind', c.answer, 'amount', c.answer_amount) from order_claims c
        where c.merchant_id = ${merchantId} and c.order_id = o.id and c.answer is not null
        order by c.created_at desc limit 1) as "claimAnswer"
    from orders o ${orderAlertJoin(merchantId)} where o.merchant_id = ${merchantId} and o.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

export interface LatestOrder {
  number: number;
  status: Order["status"];
  serviceType: Order["serviceType"];
  /** Total price and tip, in soʻm. */
  amountDue: number;
  createdAt: Date;
  alertStep: AlertStep | null;
}

/** Returns the customer's newest orders, newest first. */
export async function selectLatestOrders(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; limit: number },
): Promise<LatestOrder[]> {
  const { rows } = await sql<LatestOrder>`
    select number::float8 as number, status, service_type as "serviceType", (total_price + tip)::float8 as "amountDue",
      created_at as "createdAt", ${alertStepColumn}
    from orders o ${orderAlertJoin(merchantId)} where o.merchant_id = ${merchantId} and o.user_id = ${filter.userId}
    order by o.created_at desc, o.id desc limit ${filter.limit}`.execute(tx);
  return rows;
}

/** Returns the numbers of orders by their ids. */
export async function selectOrderNumbers(
  tx: Tx,
  merchantId: string,
  ids: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select id, number::float8 as number from orders
    where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/**
 * Changes the customer of all orders of a table guest who has signed in. The console then shows the customer's phone, if
 * there is one. Increments the version of each order, because the console ignores updates without a newer version. Adds
 * no row to the order history, because the history does not record the customer.
 */
export async function updateOrderOwner(
  tx: Tx,
  merchantId: string,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<{ id: string; version: number; status: Order["status"] }[]> {
  const customer = await sql<{ phone: string | null }>`
    select phone from users where merchant_id = ${merchantId} and id = ${userId}`.execute(tx);
  const { rows } = await sql<{ id: string; version: number; status: Order["status"] }>`
    update orders set user_id = ${userId}, receiver_phone = ${customer.rows[0]?.phone ?? ""}, version = version + 1
    where merchant_id = ${merchantId} and user_id = ${guestId} returning id, version, status`.execute(tx);
  return rows;
}

interface CustomerKey {
  merchantId: string;
  userId: string;
}

export async function selectIsCustomerDeleted(tx: Tx, { merchantId, userId }: CustomerKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where merchant_id = ${merchantId} and id = ${userId} and deleted_at is not null`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Anonymizes the customer's finished orders: deletes receiver, address, comments, receipt phone and custom courier, but
 * not items and payments [US-6]. Also deletes names and comments in all history entries by a customer, because an entry
 * may be by the guest without a phone who later became this customer.
 * @returns the number of active orders, whose data the kitchen and the courier still need
 */
export async function updateOrdersAnonymous(tx: Tx, { merchantId, userId }: CustomerKey): Promise<number> {
  const ended = sql`status in ('DELIVERED', 'CLOSED', 'CANCELED')`;
  await sql`
    update orders set receiver_name = null, receiver_phone = '', address = null, comment = null,
      courier_comment = null, cancel_comment = null, delivery_comment = null, send_cheque_phone = null,
      custom_courier = null
    where merchant_id = ${merchantId} and user_id = ${userId} and ${ended}`.execute(tx);
  await sql`
    update order_changes c set by_name = null, comment = null
    where c.merchant_id = ${merchantId} and c.by_kind = 'customer'
      and c.order_id in (select id from orders where merchant_id = ${merchantId} and user_id = ${userId})`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where merchant_id = ${merchantId} and user_id = ${userId} and not (${ended})`.execute(tx);
  return rows[0]?.count ?? 0;
}
