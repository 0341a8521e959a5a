import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { omitLineDetails } from "@dasturxon/domain/pricing";
import { listStockReductions } from "@dasturxon/domain/stock";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { calculatePromisedTime } from "@dasturxon/domain/time-slots";
import { roundCoordinate } from "@dasturxon/domain/zones";
import { newId } from "../../../platform/ids.ts";
import type { OrderRow } from "../queries.ts";
import type { OrderDecision } from "./decide-order.ts";
import type { ParsedOrder, PlaceOrderRequest } from "./placing.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import { createFiscalLines } from "./fiscal-lines-of.ts";
import type { NewOrder } from "./queries.ts";

/** Creates the row of an order to be inserted from the decision about it. */
export function createNewOrder(
  placing: PlaceOrderRequest & { receiverPhone: string; chequePhone: string | null },
  facts: OrderPlacingFacts,
  decision: OrderDecision,
): NewOrder {
  const { body, now, deliverAt, deliverUntil } = placing;
  const { preparationMinutes, tariff } = decision;
  const roadMinutes = tariff?.minutes ?? 0;
  const isDelivered = body.serviceType === "DELIVERY";
  const isCounted = facts.branch?.slotCapacityMinutes != null && decision.quarter.load > 0;
  return {
    id: newId(),
    userId: placing.userId,
    branchId: body.branchId,
    status: deliverAt ? "AT_TIME" : "CREATED",
    serviceType: body.serviceType,
    orderDevice: body.orderDevice,
    paymentType: body.paymentType,
    receiverName: body.receiver?.name ?? facts.customer?.name ?? null,
    receiverPhone: placing.receiverPhone,
    language: body.language,
    address: isDelivered ? removeAddressMarker(body.address) : null,
    distance: tariff?.distance ?? null,
    regionId: tariff?.regionId ?? null,
    deliveryTariffId: tariff?.id ?? null,
    lines: decision.lines,
    breakdown: omitLineDetails(decision.breakdown),
    fiscalLines: createFiscalLines(decision, facts),
    promoId: facts.promo?.id ?? null,
    promoCode: facts.promo?.code ?? null,
    comment: body.comment || null,
    courierComment: body.courierComment || null,
    changeFrom: body.changeFrom ?? null,
    cutlery: body.cutlery,
    isLeaveAtDoor: isDelivered && body.isLeaveAtDoor,
    isCallOnArrival: body.isCallOnArrival,
    tableId: body.serviceType === "DINE_IN" ? (facts.table?.id ?? null) : null,
    preparationMinutes,
    roadMinutes,
    // Cooking minutes are reserved only in branches that have a kitchen capacity.
    quarterAt: isCounted ? decision.quarter.at : null,
    loadMinutes: isCounted ? decision.quarter.load : 0,
    stockTaken: findLimitedStock(decision, facts),
    // An online order with nothing to pay needs no payment: cashback and the promo code cover it.
    isPaid: isOnlinePayment(body.paymentType) && calculateAmountDue(decision.breakdown) === 0,
    sendCheque: body.sendCheque,
    sendChequePhone: placing.chequePhone,
    deliveryAt: deliverAt,
    deliveryUntil: deliverUntil,
    promisedAt: deliverUntil ?? deliverAt ?? calculatePromisedTime(now, preparationMinutes + roadMinutes),
    createdAt: now,
    isTest: false,
  };
}

/** Returns the limited stock that the order takes. For a set, this is the stock of its parts [MN-6]. */
function findLimitedStock({ lines }: OrderDecision, { products }: OrderPlacingFacts): NewOrder["stockTaken"] {
  const limited = new Set(products.filter(({ count }) => count !== null).map(({ id }) => id));
  return lines.flatMap(listStockReductions).filter((item) => limited.has(item.productId));
}

/** Returns the address without the marker id, which is only for the browser [AD-8]. */
function removeAddressMarker(address: ParsedOrder["address"]) {
  if (!address) return null;
  const { id: _, ...plain } = address;
  return {
    ...plain,
    latitude: roundCoordinate(plain.latitude),
    longitude: roundCoordinate(plain.longitude),
  };
}

/**
 * Returns the row of the inserted order. Builds it from the inserted values instead of reading it from the database.
 */
export function createPlacedOrderRow(
  order: NewOrder,
  { branch, table, settings }: OrderPlacingFacts,
  numbered: { merchantId: string; number: number },
): OrderRow {
  if (!branch) throw new Error("an order was placed at no branch");
  const { id, name, address, phone, latitude, longitude } = branch;
  const notYet = {
    seenAt: null,
    acceptedAt: null,
    cookingAt: null,
    readyAt: null,
    onWayAt: null,
    deliveredAt: null,
  };
  const neverYet = {
    closedAt: null,
    canceledAt: null,
    cancelReason: null,
    cancelComment: null,
    cancelProductIds: null,
  };
  return {
    ...order,
    ...numbered,
    ...notYet,
    ...neverYet,
    isCancelAllowed: settings.features["cancelOrder"] === true,
    version: 1,
    deliveryType: "LAMENU",
    refundedAt: null,
    isRefundDue: false,
    partRefunds: [],
    latePayments: [],
    alertStep: null,
    grade: null,
    branch: { id, name, address, phone, latitude, longitude },
    table:
      order.tableId !== null && table ? { id: table.id, number: table.number, place: table.place } : null,
    courier: null,
    courierPosition: null,
    courierStatus: null,
    timeZone: settings.timeZone,
  };
}
