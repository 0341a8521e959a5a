import { checkBasket, createGoodsRefusals, type GoodsProblems } from "@dasturxon/domain/order-goods";
import {
  checkBranchExists,
  checkCustomerPhone,
  checkDeliveryAddressAndMinimum,
  checkPayment,
  checkShownPrice,
  checkServiceTypeEnabled,
  checkRequestedTime,
} from "@dasturxon/domain/order-checks";
import { sortRefusalsByImportance, type OrderRefusal } from "@dasturxon/domain/order-refusal";
import type { ServiceType } from "@dasturxon/domain/order-status";
import { findBusyHourAdditions } from "@dasturxon/domain/pauses";
import { listPaymentTypesOfChannel, channelFromOrder } from "@dasturxon/domain/payment-type";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import { checkTip, resolveTipSettings } from "@dasturxon/domain/tips";
import { findItemProblems, createOrderedItems } from "./ordered-items.ts";
import type { ParsedOrder } from "./placing.ts";
import { type OrderPrice, priceOrder } from "./price-order.ts";
import { type OrderTiming, calculateOrderTiming } from "./time-order.ts";

export interface OrderDecisionContext {
  now: Date;
  /** Requested moment of a scheduled order. Null: as soon as possible. */
  deliverAt: Date | null;
  /** End of the requested time span. Null: exactly at `deliverAt`. */
  deliverUntil: Date | null;
  /** Total that the customer saw, in soʻm. Null if no total was shown. */
  shownTotal: number | null;
  /** Whether the installation has a provider for the payment type. */
  hasProvider: boolean;
  /** Contact of the order. Null while it is not requested yet, because that is the last step [CH-11]. */
  contact: { phone: string | null } | null;
}

/** Result of a decision about an order: its lines, price, times and refusals. */
export interface OrderDecision extends OrderPrice, OrderTiming {
  /** Reasons why the order cannot be placed, most important first. */
  refusals: OrderRefusal[];
}

/**
 * Decides from loaded facts, without I/O, whether an order can be placed and at which price and times. Quotes and
 * placing use the same decision [BK-8, BK-10].
 */
export function decideOrder(
  body: ParsedOrder,
  facts: OrderPlacingFacts,
  context: OrderDecisionContext,
): OrderDecision {
  const { now, deliverAt } = context;
  const items = createOrderedItems(body, facts);
  const busy = findBusyHourAdditions(facts.pauses, { now, branchId: body.branchId, at: deliverAt });
  const price = priceOrder(body, facts, { ...busy, items, now });
  const timing = calculateOrderTiming(facts, { ...busy, items, now, deliverAt, tariff: price.tariff });
  const goods = findItemProblems(items, facts, { ...body, now, wantedAt: deliverAt });
  const refusals = findOrderRefusals({ body, facts, context, price, timing, goods });
  return { ...price, ...timing, refusals: sortRefusalsByImportance(refusals) };
}

interface OrderToCheck {
  body: ParsedOrder;
  facts: OrderPlacingFacts;
  context: OrderDecisionContext;
  price: OrderPrice;
  timing: OrderTiming;
  goods: GoodsProblems;
}

function findOrderRefusals({ body, facts, context, price, timing, goods }: OrderToCheck): OrderRefusal[] {
  const { settings, branch } = facts;
  return [
    ...checkBasket(body.cartItems),
    ...createGoodsRefusals(goods),
    ...checkBranchExists(branch),
    ...checkServiceTypeEnabled(body.serviceType, findEnabledServiceTypes(facts, price)),
    ...findTableRefusals(body, facts),
    ...(body.serviceType === "DELIVERY" ? findDeliveryOrderRefusals(body, facts, price) : []),
    ...checkPayment(body.paymentType, context.hasProvider ? findAllowedPaymentTypes(body, facts) : []),
    ...checkTip(body.tip ?? 0, {
      serviceType: body.serviceType,
      currency: settings.currency,
      isEnabled: resolveTipSettings(settings.tips, settings.currency).isEnabled,
    }),
    ...(context.contact ? checkCustomerPhone(context.contact) : []),
    ...(branch
      ? checkRequestedTime({
          workHours: branch.workHours,
          serviceType: body.serviceType,
          now: context.now,
          timeZone: settings.timeZone,
          deliverAt: context.deliverAt,
          deliverUntil: context.deliverUntil,
          prepareMinutes: timing.minutes,
          pause: timing.pause,
          quarter: timing.quarter,
        })
      : []),
    ...checkShownPrice({
      breakdown: price.breakdown,
      promo: price.promo,
      cashbackWanted: body.cashback,
      shown: { total: context.shownTotal, unitPrices: body.cartItems.map((item) => item.price) },
    }),
  ];
}

/** Checks that the address is in a delivery area and that the order reaches the minimum for delivery. */
function findDeliveryOrderRefusals(
  { address }: ParsedOrder,
  { settings, regions }: OrderPlacingFacts,
  { breakdown }: OrderPrice,
): OrderRefusal[] {
  return checkDeliveryAddressAndMinimum({
    point: address ? [address.longitude, address.latitude] : null,
    zones: settings.shouldValidateDeliveryArea ? regions : null,
    minimalDeliveryPrice: settings.minimalDeliveryPrice,
    totalProductPrice: breakdown.totalProductPrice,
    minimalDeliveryQuantity: settings.minimalDeliveryQuantity,
    productCount: breakdown.productCount,
  });
}

/** Refuses the order if its dining table does not belong to its branch. */
function findTableRefusals(
  { serviceType, tableId, branchId }: ParsedOrder,
  { table }: OrderPlacingFacts,
): OrderRefusal[] {
  const isUnknown =
    serviceType === "DINE_IN" && Boolean(tableId) && table?.branchId !== branchId.toLowerCase();
  return isUnknown ? [{ code: "table_not_found", data: { field: "tableId" } }] : [];
}

/** Returns the requested payment method, if the brand allows it for the order's channel [CH-6]. */
function findAllowedPaymentTypes(
  { serviceType, tableId, orderDevice }: ParsedOrder,
  { payment }: OrderPlacingFacts,
) {
  const isAtTable = serviceType === "DINE_IN" && Boolean(tableId);
  return payment ? listPaymentTypesOfChannel([payment], channelFromOrder({ orderDevice, isAtTable })) : [];
}

/**
 * Returns the service types that brand and branch enable. An order by the QR code of a table needs dine-in only from
 * the branch, not from the brand [MN-4].
 */
export function findEnabledServiceTypes(
  { settings, branch, table }: OrderPlacingFacts,
  { isDeliveryPriced }: Pick<OrderPrice, "isDeliveryPriced">,
): ServiceType[] {
  const { features } = settings;
  const own = branch?.settings;
  const services: ServiceType[] = [];
  if (features["delivery"] && own?.deliveryEnabled && isDeliveryPriced) services.push("DELIVERY");
  if (features["pickup"] && own?.pickupEnabled) services.push("PICK_UP");
  if ((features["dineIn"] || table) && own?.dineinEnabled) services.push("DINE_IN");
  return services;
}
