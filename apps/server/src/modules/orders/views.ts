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
    branchId: row.branch.id,
    branch: row.branch,
    address: row.address,
    receiver: { name: row.receiverName, phone: row.receiverPhone },
    cartItems: row.lines,
    totalProductDiscount: row.breakdown.productDiscount + row.breakdown.promoProductDiscount,
    promoId: row.promoId,
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
    cookingTime: row.preparationMinutes,
    acceptedTime: instant(row.acceptedAt),
    cookingAt: instant(row.cookingAt),
    readyTime: instant(row.readyAt),
    onWayAt: instant(row.onWayAt),
    deliveredAt: instant(row.deliveredAt),
    closedAt: instant(row.closedAt),
    canceledAt: instant(row.canceledAt),
    cancelReason: row.cancelReason === null ? null : { code: row.cancelReason, comment: row.cancelComment },
    table: row.table,
    tableId: row.table?.id ?? null,
    distance: row.distance,
    courierStatus: row.courierStatus,
    courierId: row.courier?.id ?? null,
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
    seenAt: instant(row.seenAt),
  };
}

function instant(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
