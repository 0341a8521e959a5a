import type { BoardOrder, Order } from "@dasturxon/contract";
import { estimateArrival } from "@dasturxon/domain/arrival-estimate";
import { isBroughtByCourier } from "@dasturxon/domain/courier-status";
import { formatTime } from "@dasturxon/domain/format";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { REFUSE_REASONS } from "@dasturxon/domain/order-status";
import { paymentTypeFromProvider } from "@dasturxon/providers/payments/facts";
import { customerCancelReasons } from "@dasturxon/contract/orders";
import { canCustomerCancel } from "@dasturxon/domain/order-status";
import { listAllowedStatuses, type OrderActor, canSeePrices } from "@dasturxon/domain/order-permission";
import { findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { toKitchenOrder } from "./kitchen-view.ts";
import type { BoardOrderRow, OrderRow } from "../queries.ts";

/** Returns the order as its customer sees it `now`, with the stored breakdown and the estimated arrival. */
export function toCustomerOrder(row: OrderRow, now: Date): Order {
  return {
    ...toSharedOrder(row),
    courier: toCustomerCourier(row),
    arrival: estimateArrival(row, { now, position: row.courierPosition }),
  };
}

/** Returns the fields of an order that both customers and staff see. */
function toSharedOrder(row: OrderRow): Omit<Order, "arrival"> {
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
    cartItems: row.lines.map((line) => ({ ...line, whenGone: findOutOfStockAction(line) })),
    totalProductDiscount: row.breakdown.productDiscount + row.breakdown.promoProductDiscount,
    promoId: row.promoId,
    promoCode: row.promoCode,
    promo: toPromoOfOrder(row),
    comment: row.comment,
    courierComment: row.courierComment,
    changeFrom: row.changeFrom,
    cutlery: row.cutlery,
    isLeaveAtDoor: row.isLeaveAtDoor,
    isCallOnArrival: row.isCallOnArrival,
    deliveryAt: toIsoString(row.deliveryAt),
    deliveryUntil: toIsoString(row.deliveryUntil),
    scheduling: toOrderScheduling(row),
    promisedAt: toIsoString(row.promisedAt),
    createdAt: row.createdAt.toISOString(),
    cookingTime: row.preparationMinutes,
    acceptedTime: toIsoString(row.acceptedAt),
    cookingAt: toIsoString(row.cookingAt),
    readyTime: toIsoString(row.readyAt),
    onWayAt: toIsoString(row.onWayAt),
    deliveredAt: toIsoString(row.deliveredAt),
    closedAt: toIsoString(row.closedAt),
    canceledAt: toIsoString(row.canceledAt),
    cancelReason: toCancelReason(row),
    isCancelable: row.isCancelAllowed && canCustomerCancel(row.status),
    table: row.table,
    tableId: row.table?.id ?? null,
    distance: row.distance,
    deliveryTariffId: row.deliveryTariffId,
    courierStatus: row.courierStatus,
    courierId: row.courier?.id ?? null,
    courier: row.courier,
    deliveryType: row.deliveryType,
    refundedAt: toIsoString(row.refundedAt),
    isRefundDue: row.isRefundDue,
    partRefunds: row.partRefunds.map(({ createdAt, givenAt, ...part }) => ({
      ...part,
      createdAt: new Date(createdAt).toISOString(),
      givenAt: givenAt && new Date(givenAt).toISOString(),
    })),
    latePayments: row.latePayments.map(({ provider, cameAt, givenAt, ...late }) => ({
      ...late,
      paymentType: paymentTypeFromProvider(provider),
      cameAt: new Date(cameAt).toISOString(),
      givenAt: givenAt && new Date(givenAt).toISOString(),
    })),
    alertStep: row.alertStep,
    isSeen: row.seenAt !== null,
    sendCheque: row.sendCheque,
    sendChequePhone: row.sendChequePhone,
    grade: row.grade,
  };
}

/**
 * Returns the order as a member of staff sees it, with the status changes that they may make. Roles without rights on
 * orders see only as much as the kitchen.
 */
export function toBoardOrder(whole: BoardOrderRow, actor: OrderActor | null): BoardOrder {
  const row = canSeePrices(actor) ? whole : toKitchenOrder(whole);
  return {
    ...toSharedOrder(row),
    sendChequePhone: null,
    customer: row.customer,
    roadMinutes: row.roadMinutes,
    nextStatuses: actor ? listAllowedStatuses(actor, whole) : [],
    seenAt: toIsoString(row.seenAt),
    seenBy: row.seenBy,
    refundRefusedAt: toIsoString(row.refundRefusedAt),
    deliveryTypeComment: row.deliveryTypeComment,
    deliveryCost: row.deliveryCost,
    courierPaid: row.courierPaidAt !== null,
    isTest: row.isTest,
  };
}

/**
 * Returns the courier as the customer sees them: only while the courier brings the order. Before, afterwards and on the way
 * back the courier serves other customers.
 */
export function toCustomerCourier(
  row: Pick<OrderRow, "courier" | "status" | "courierStatus">,
): Order["courier"] {
  return isBroughtByCourier(row) ? row.courier : null;
}

function toCancelReason(row: OrderRow): Order["cancelReason"] {
  const { cancelReason: code, cancelComment: comment, cancelProductIds, lines } = row;
  if (code === null) return null;
  const products = (cancelProductIds ?? []).flatMap((productId) =>
    lines
      .filter((line) => line.productId === productId)
      .slice(0, 1)
      .map(({ name }) => ({ productId, name })),
  );
  return { code, comment, by: getCancelerOfReason(code), products };
}

function getCancelerOfReason(code: string): NonNullable<Order["cancelReason"]>["by"] {
  if (customerCancelReasons.some((reason) => reason === code)) return "customer";
  return REFUSE_REASONS.some((reason) => reason === code) ? "staff" : "system";
}

function toIsoString(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

function toPromoOfOrder({ promoId, promoCode, breakdown }: OrderRow): Order["promo"] {
  if (promoId === null || promoCode === null) return null;
  const { promoProductDiscount: productDiscount, deliveryDiscount } = breakdown;
  return { id: promoId, code: promoCode, productDiscount, deliveryDiscount };
}

function toOrderScheduling({ deliveryAt, deliveryUntil, timeZone }: OrderRow): Order["scheduling"] {
  if (deliveryAt === null) return null;
  return {
    day: dayFromInstant(deliveryAt, timeZone),
    time: formatTime(deliveryAt, timeZone),
    day2: deliveryUntil && dayFromInstant(deliveryUntil, timeZone),
    time2: deliveryUntil && formatTime(deliveryUntil, timeZone),
    later: deliveryUntil !== null,
    atTime: deliveryUntil === null,
    deliveryAt: deliveryAt.toISOString(),
  };
}
