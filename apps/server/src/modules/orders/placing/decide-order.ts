import { checkBasket, checkGoods, type GoodsProblems } from "@dasturxon/domain/order-goods";
import {
  checkBranch,
  checkCustomer,
  checkDelivery,
  checkPayment,
  checkPrice,
  checkService,
  checkTime,
} from "@dasturxon/domain/order-checks";
import { inRank, type OrderRefusal } from "@dasturxon/domain/order-refusal";
import type { ServiceType } from "@dasturxon/domain/order-status";
import { busyNow } from "@dasturxon/domain/pauses";
import { allowedPayments, channelOf } from "@dasturxon/domain/payment-type";
import type { PlacingFacts } from "./facts/facts.ts";
import { goodsOf, orderedItems } from "./ordered-items.ts";
import type { ParsedOrder } from "./placing.ts";
import { type OrderPrice, priceOrder } from "./price-order.ts";
import { type OrderTiming, timeOrder } from "./time-order.ts";

export interface DecisionContext {
  now: Date;
  /** The asked moment of a scheduled order; null: as soon as possible. */
  deliverAt: Date | null;
  /** End of the requested time span; null: exactly at `deliverAt`. */
  deliverUntil: Date | null;
  /** The total that the customer saw, sum; null where nothing was shown. */
  shownTotal: number | null;
  /** False where the installation has nobody to take this kind of payment. */
  hasProvider: boolean;
  /** Who can be called; null while nobody was asked for it yet, which is the last step [CH-11]. */
  contact: { phone: string | null } | null;
}

/** What an order would be: its lines as sold, its price, its times, and all that stands in its way. */
export interface OrderDecision extends OrderPrice, OrderTiming {
  /** The most pressing first. */
  refusals: OrderRefusal[];
}

/** Decides about an order from loaded facts alone; quoting and placing run the same decision [BK-8, BK-10]. */
export function decideOrder(body: ParsedOrder, facts: PlacingFacts, context: DecisionContext): OrderDecision {
  const { now, deliverAt } = context;
  const items = orderedItems(body, facts);
  const busy = busyNow(facts.pauses, { now, branchId: body.branchId, at: deliverAt });
  const price = priceOrder(body, facts, { ...busy, items, now });
  const timing = timeOrder(facts, { ...busy, items, now, deliverAt, tariff: price.tariff });
  const goods = goodsOf(items, facts, { ...body, now, wantedAt: deliverAt });
  const refusals = refusalsOf({ body, facts, context, price, timing, goods });
  return { ...price, ...timing, refusals: inRank(refusals) };
}

interface CheckedOrder {
  body: ParsedOrder;
  facts: PlacingFacts;
  context: DecisionContext;
  price: OrderPrice;
  timing: OrderTiming;
  goods: GoodsProblems;
}

function refusalsOf({ body, facts, context, price, timing, goods }: CheckedOrder): OrderRefusal[] {
  const { settings, branch } = facts;
  return [
    ...checkBasket(body.cartItems),
    ...checkGoods(goods),
    ...checkBranch(branch),
    ...checkService(body.serviceType, enabledServices(facts, price)),
    ...tableRefusals(body, facts),
    ...(body.serviceType === "DELIVERY" ? deliveryRefusals(body, facts, price) : []),
    ...checkPayment(body.paymentType, context.hasProvider ? offeredPayments(body, facts) : []),
    ...(context.contact ? checkCustomer(context.contact) : []),
    ...(branch
      ? checkTime({
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
    ...checkPrice({
      breakdown: price.breakdown,
      promo: price.promo,
      cashbackWanted: body.cashback,
      shown: { total: context.shownTotal, unitPrices: body.cartItems.map((item) => item.price) },
    }),
  ];
}

/** The asked address lies where the branch delivers, and the order is worth the way. */
function deliveryRefusals(
  { address }: ParsedOrder,
  { settings, regions }: PlacingFacts,
  { breakdown }: OrderPrice,
): OrderRefusal[] {
  return checkDelivery({
    point: address ? [address.longitude, address.latitude] : null,
    zones: settings.shouldValidateDeliveryArea ? regions : null,
    minimalDeliveryPrice: settings.minimalDeliveryPrice,
    totalProductPrice: breakdown.totalProductPrice,
    minimalDeliveryQuantity: settings.minimalDeliveryQuantity,
    productCount: breakdown.productCount,
  });
}

/** Served at a table means at one of the branch's own. */
function tableRefusals(
  { serviceType, tableId, branchId }: ParsedOrder,
  { table }: PlacingFacts,
): OrderRefusal[] {
  const isUnknown =
    serviceType === "DINE_IN" && Boolean(tableId) && table?.branchId !== branchId.toLowerCase();
  return isUnknown ? [{ code: "table_not_found", data: { field: "tableId" } }] : [];
}

/** The method asked for, if the brand takes it by the order's channel [CH-6]. */
function offeredPayments({ serviceType, tableId, orderDevice }: ParsedOrder, { payment }: PlacingFacts) {
  const isAtTable = serviceType === "DINE_IN" && Boolean(tableId);
  return payment ? allowedPayments([payment], channelOf({ orderDevice, isAtTable })) : [];
}

/** What brand and branch switched on; whoever scanned the code of a table is there already [MN-4]. */
export function enabledServices(
  { settings, branch, table }: PlacingFacts,
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
