import type { ChangeDetails, RequestedService } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { omitLineDetails } from "@dasturxon/domain/pricing";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { insertCashbackReturned } from "../../loyalty/index.ts";
import { openPartRefund, voidBill } from "../../payments/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { insertKitchenLoad, updateKitchenLoadReturned } from "../kitchen-load/queries.ts";
import { createFiscalLines } from "../placing/fiscal-lines-of.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { type OrderColumnsPatch, createCourierRemovalPatch } from "../lifecycle/order-patch.ts";
import type { BoardOrderRow } from "../queries.ts";
import { enqueueCourierDismissal } from "../lifecycle/settle-order.ts";
import { openBillAndScheduleExpiry } from "../lifecycle/expire-order.ts";
import { decideServiceType, type ServiceDecision } from "./decide-service-type.ts";

/** Capacity in minutes that no kitchen reaches. Staff may exceed the capacity when they move an order. */
const UNLIMITED_CAPACITY_MINUTES = 1_000_000;

/**
 * Changes the service type of an order, if the new total is the total that was shown. An unpaid order gets the new
 * total. If the order is paid, the price and the tip of a delivery that is no longer needed are refunded [CH-1, OR-7,
 * PY-5].
 */
export function changeServiceType(
  tx: Tx,
  request: OrderChangeRequest,
  { kept, service, shownTotal }: { kept: BrandFactsCache; service: RequestedService; shownTotal: number },
) {
  const { merchantId, id: orderId, now, by } = request;
  return changeOrder(tx, request, async (order) => {
    if (!worksInBranch(by.branchIds ?? null, service.branchId)) return refuse("branch_not_found");
    const decision = await decideServiceType(tx, kept, { order, service, now });
    if (isRefused(decision)) return decision;
    const { after, back } = decision;
    if (after.totalPrice !== shownTotal)
      return refuse("price_changed", { breakdown: omitLineDetails(after) });
    const paid = await (order.isPaid ? returnDeliveryCashback : chargeNewTotal)(tx, { order, decision, now });
    if (paid === "paid_meanwhile") return refuse("transition_not_allowed");
    if (back > 0) {
      const part = { amount: back, lines: null };
      const isOnline = isOnlinePayment(order.paymentType);
      if (!(await openPartRefund(tx, { merchantId, orderId, now, part, isOnline })))
        return refuse("transition_not_allowed");
    }
    return {
      patch: {
        ...createServiceTypePatch(order, decision),
        ...(await moveKitchenLoad(tx, { order, decision, now })),
        ...(await replaceServiceCourier(tx, order, service)),
        ...paid,
      },
      reason: "CHANGE_DELIVERY_TYPE",
      about: createServiceChangeSubject(order, decision),
    };
  });
}

interface ServiceTypeChange {
  order: BoardOrderRow;
  decision: ServiceDecision;
  now: Date;
}

/**
 * Credits back the cashback that was spent on the delivery price, when a paid delivery is changed to pickup or dine-in. The
 * amount charged by the payment provider does not change.
 */
async function returnDeliveryCashback(
  tx: Tx,
  { order, decision: { after, cashbackBack: amount }, now }: ServiceTypeChange,
): Promise<OrderColumnsPatch> {
  if (amount === 0) return {};
  const { merchantId, id: orderId, userId } = order;
  await insertCashbackReturned(tx, merchantId, { id: newId(), userId, orderId, amount, at: now });
  return { breakdown: JSON.stringify(omitLineDetails(after)), cashback: after.cashback };
}

/** Charges the new total: closes the unpaid bill and opens a new one. Returns cashback that exceeds the new total. */
async function chargeNewTotal(
  tx: Tx,
  { order, decision, now }: ServiceTypeChange,
): Promise<OrderColumnsPatch | "paid_meanwhile"> {
  const { merchantId, id: orderId, userId, paymentType, changeFrom } = order;
  const { after, facts } = decision;
  const isOnline = isOnlinePayment(paymentType);
  if (isOnline && !(await voidBill(tx, { merchantId, orderId, now }))) return "paid_meanwhile";
  const back = order.breakdown.cashback - after.cashback;
  if (back > 0)
    await insertCashbackReturned(tx, merchantId, { id: newId(), userId, orderId, amount: back, at: now });
  const fiscalLines = createFiscalLines({ lines: order.lines, breakdown: after }, facts);
  const { tip } = after;
  const amount = calculateAmountDue(after);
  if (isOnline && amount > 0) {
    await openBillAndScheduleExpiry(tx, {
      merchantId,
      orderId,
      orderNumber: order.number,
      userId,
      paymentType,
      amount,
      tip,
      fiscalLines,
      now,
    });
  }
  return {
    breakdown: JSON.stringify(omitLineDetails(after)),
    total_price: after.totalPrice,
    tip,
    cashback: after.cashback,
    fiscal_lines: fiscalLines && JSON.stringify(fiscalLines),
    change_from: changeFrom !== null && changeFrom < amount ? null : changeFrom,
    ...(isOnline && amount === 0 && { is_paid: true }),
  };
}

/**
 * Returns the patch with the new delivery target. The promised time changes by the difference of the delivery times.
 */
function createServiceTypePatch(
  order: BoardOrderRow,
  { service, tariff }: ServiceDecision,
): OrderColumnsPatch {
  const { serviceType, branchId, address, tableId } = service;
  const isDelivered = serviceType === "DELIVERY";
  const road = tariff?.minutes ?? 0;
  const { promisedAt, roadMinutes, deliveryAt, deliveryUntil } = order;
  const moved = promisedAt && new Date(promisedAt.getTime() + (road - roadMinutes) * 60_000);
  return {
    service_type: serviceType,
    branch_id: branchId,
    table_id: serviceType === "DINE_IN" ? (tableId ?? null) : null,
    address:
      isDelivered && address
        ? JSON.stringify({
            ...address,
            latitude: roundCoordinate(address.latitude),
            longitude: roundCoordinate(address.longitude),
          })
        : null,
    distance: tariff?.distance ?? null,
    region_id: tariff?.regionId ?? null,
    delivery_tariff_id: tariff?.id ?? null,
    road_minutes: road,
    is_leave_at_door: isDelivered && order.isLeaveAtDoor,
    promised_at: deliveryUntil ?? deliveryAt ?? moved,
  };
}

/** Moves the order's cooking minutes to its new branch, if the new branch has a capacity. */
async function moveKitchenLoad(
  tx: Tx,
  { order, decision, now }: ServiceTypeChange,
): Promise<OrderColumnsPatch> {
  const { merchantId, quarterAt, loadMinutes, branch } = order;
  const { branchId } = decision.service;
  if (branchId === branch.id) return {};
  await updateKitchenLoadReturned(tx, merchantId, { quarterAt, loadMinutes, branchId: branch.id });
  const isCounted =
    decision.facts.branch?.slotCapacityMinutes != null && quarterAt !== null && loadMinutes > 0;
  if (!isCounted) return { slot_at: null, load_minutes: 0 };
  const load = { branchId, quarterAt, loadMinutes, capacity: UNLIMITED_CAPACITY_MINUTES, now };
  await insertKitchenLoad(tx, merchantId, load);
  return {};
}

/** Cancels the previous courier at the courier service. For a delivery, requests a courier for the new address. */
async function replaceServiceCourier(
  tx: Tx,
  order: BoardOrderRow,
  { serviceType }: Pick<RequestedService, "serviceType">,
): Promise<OrderColumnsPatch> {
  const { merchantId, id: orderId } = order;
  if (order.serviceType === "DELIVERY") await enqueueCourierDismissal(tx, order);
  if (serviceType === "DELIVERY")
    await enqueueJob(tx, "call-courier", { merchantId, orderId }, { key: `call-courier:${orderId}` });
  const isAgain =
    order.serviceType === "DELIVERY" && serviceType === "DELIVERY" && order.deliveryType !== "YANDEX";
  if (isAgain) return {};
  const status = order.status === "ATTACHED" ? ("DONE" as const) : order.status;
  return { ...createCourierRemovalPatch(order), status };
}

function createServiceChangeSubject(
  order: BoardOrderRow,
  { service, after, back }: ServiceDecision,
): ChangeDetails {
  return {
    kind: "service_type",
    from: order.serviceType,
    to: service.serviceType,
    totalBefore: order.breakdown.totalPrice,
    totalAfter: after.totalPrice,
    back,
  };
}
