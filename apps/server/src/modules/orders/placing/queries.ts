import type { Order, OrderBreakdown, OrderLine } from "@dasturxon/contract";
import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import { sql } from "kysely";
import { queryMaybeOne, sendStatement, type Tx } from "../../../platform/database/index.ts";
import type { OrderChangeAuthor } from "../lifecycle/change-order.ts";

/**
 * Locks the customer's row until the transaction ends, so that concurrent orders of the customer are counted one after
 * another. The lock is sent before the counting statement, which therefore sees orders committed in the meantime.
 */
export function selectCustomerForUpdate(tx: Tx, merchantId: string, userId: string): void {
  sendStatement(
    tx,
    sql`select from users where merchant_id = ${merchantId} and id = ${userId} for no key update`,
  );
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
  deliveryTariffId: string | null;
  lines: OrderLine[];
  breakdown: OrderBreakdown;
  /** Lines of the fiscal receipt. Null if a code is missing [OR-10]. */
  fiscalLines: FiscalLine[] | null;
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
  quarterAt: Date | null;
  loadMinutes: number;
  /** Limited stock that the order takes. For a set, this is the stock of its parts [MN-6]. */
  stockTaken: { productId: string; count: number }[];
  isPaid: boolean;
  sendCheque: boolean;
  sendChequePhone: string | null;
  deliveryAt: Date | null;
  deliveryUntil: Date | null;
  promisedAt: Date | null;
  createdAt: Date;
  isTest: boolean;
}

/**
 * Inserts the order and the first row of its history. Uses plain values, so that the statement reaches one shard if the
 * tables are distributed. If a concurrent order has drawn the same number, the transaction runs again.
 */
export function insertOrder(
  tx: Tx,
  merchantId: string,
  { order, number, by = null }: { order: NewOrder; number: number; by?: OrderChangeAuthor | null },
): void {
  sendStatement(
    tx,
    sql`insert into orders (merchant_id, id, number, user_id, branch_id, status, service_type, order_device,
        payment_type, receiver_name, receiver_phone, language, address, distance, region_id, delivery_tariff_id, lines,
        breakdown, total_price, tip, promo_id, promo_code, cashback, comment, courier_comment, change_from, cutlery,
        is_leave_at_door, is_call_on_arrival, table_id, preparation_minutes, road_minutes, delivery_at, delivery_until, promised_at,
        slot_at, load_minutes, stock_taken, fiscal_lines, is_paid, send_cheque, send_cheque_phone, created_at, is_test)
      values (${merchantId}, ${order.id}, ${number}, ${order.userId}, ${order.branchId}, ${order.status},
        ${order.serviceType}, ${order.orderDevice}, ${order.paymentType}, ${order.receiverName},
        ${order.receiverPhone}, ${order.language}, ${toJsonOrNull(order.address)}, ${order.distance},
        ${order.regionId}, ${order.deliveryTariffId}, ${toJsonOrNull(order.lines)}, ${toJsonOrNull(order.breakdown)},
        ${order.breakdown.totalPrice}, ${order.breakdown.tip}, ${order.promoId}, ${order.promoCode},
        ${order.breakdown.cashback}, ${order.comment}, ${order.courierComment}, ${order.changeFrom},
        ${order.cutlery}, ${order.isLeaveAtDoor}, ${order.isCallOnArrival}, ${order.tableId},
        ${order.preparationMinutes}, ${order.roadMinutes}, ${order.deliveryAt}, ${order.deliveryUntil},
        ${order.promisedAt},
        ${order.quarterAt}, ${order.loadMinutes}, ${toJsonOrNull(order.stockTaken)}, ${toJsonOrNull(order.fiscalLines)},
        ${order.isPaid}, ${order.sendCheque}, ${order.sendChequePhone}, ${order.createdAt}, ${order.isTest})`,
    { redoOn: "orders_number_under_way" },
  );
  sendStatement(
    tx,
    sql`insert into order_changes (merchant_id, order_id, version, status, reason, by_kind, by_id, by_name, by_role,
        changed_at)
      values (${merchantId}, ${order.id}, 1, ${order.status}, 'UPDATE', ${by?.kind ?? "customer"},
        ${by ? by.id : order.userId}, ${by?.name ?? null}, ${by?.role ?? "customer"}, ${order.createdAt})`,
  );
}

/** Returns the branch of a test order: the main branch of the given ones. Null chooses from all branches. */
export function selectTestBranch(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[] | null,
): Promise<{ id: string } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ id: string }>`select id from branches
      where merchant_id = ${merchantId} and is_active and deleted_at is null
        and (${branchIds}::uuid[] is null or id = any(${branchIds}::uuid[]))
      order by is_main desc, created_at, id limit 1`,
  );
}

/** Returns a product that the branch sells, as the line of a test order. */
export function selectTestProduct(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<{ id: string } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ id: string }>`select p.id from products p
      left join product_branches b on b.merchant_id = ${merchantId} and b.product_id = p.id
        and b.branch_id = ${branchId}
      where p.merchant_id = ${merchantId} and p.is_sold and coalesce(b.is_active, true)
      order by p.priority, p.id limit 1`,
  );
}

/** Inserts the customer of test orders: without a phone and marked as deleted. */
export function insertTestCustomer(tx: Tx, merchantId: string, { id, now }: { id: string; now: Date }): void {
  sendStatement(
    tx,
    sql`insert into users (merchant_id, id, language, is_active, created_at, updated_at, deleted_at)
      values (${merchantId}, ${id}, 'uz', false, ${now}, ${now}, ${now}) on conflict (merchant_id, id) do nothing`,
  );
}

/**
 * Returns the lines of the order's fiscal receipt, with the codes at the time of placing. Null if it has no lines
 * [OR-10].
 */
export async function selectOrderFiscalLines(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<FiscalLine[] | null> {
  const { rows } = await sql<{ fiscalLines: FiscalLine[] | null }>`
    select o.fiscal_lines as "fiscalLines" from orders o
    where o.merchant_id = ${merchantId} and o.id = ${orderId}`.execute(tx);
  return rows[0]?.fiscalLines ?? null;
}

function toJsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
