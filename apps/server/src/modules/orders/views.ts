import type { BoardOrder, Order } from "@dasturxon/contract";
import { movesOf, type OrderActor } from "@dasturxon/domain/order-permission";
import type { BoardRow, OrderRow } from "./queries.ts";

/** The order as its customer sees it: the stored breakdown, never counted again. */
export function asOrder(row: OrderRow): Order {
  return {
    ...row.breakdown,
    id: row.id,
    number: row.number,
    merchantId: row.merchantId,
    version: row.version,
    status: row.status,
    serviceType: row.serviceType,
    orderDevice: row.orderDevice,
    paymentType: row.paymentType,
    isPaid: row.isPaid,
    branch: row.branch,
    address: row.address,
    receiver: { name: row.receiverName, phone: row.receiverPhone },
    cartItems: row.lines,
    promoCode: row.promoCode,
    comment: row.comment,
    courierComment: row.courierComment,
    changeFrom: row.changeFrom,
    cutlery: row.cutlery,
    isLeaveAtDoor: row.isLeaveAtDoor,
    isCallOnArrival: row.isCallOnArrival,
    deliveryAt: instant(row.deliveryAt),
    promisedAt: instant(row.promisedAt),
    createdAt: row.createdAt.toISOString(),
    acceptedAt: instant(row.acceptedAt),
    cookingAt: instant(row.cookingAt),
    readyAt: instant(row.readyAt),
    onWayAt: instant(row.onWayAt),
    deliveredAt: instant(row.deliveredAt),
    closedAt: instant(row.closedAt),
    canceledAt: instant(row.canceledAt),
    cancelReason: row.cancelReason === null ? null : { code: row.cancelReason, comment: row.cancelComment },
    table: row.table,
    courierStatus: row.courierStatus,
    courier: row.courier,
    deliveryType: row.deliveryType,
    refundedAt: instant(row.refundedAt),
    grade: row.grade,
  };
}

/** The order as the staff see it, with the moves that this one of them may make. */
export function asBoardOrder(row: BoardRow, actor: OrderActor | null): BoardOrder {
  return {
    ...asOrder(row),
    customer: row.customer,
    nextStatuses: actor ? movesOf(actor, row) : [],
    distance: row.distance,
    seenAt: instant(row.seenAt),
  };
}

function instant(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
