import type { RequestedService } from "@dasturxon/contract";
import { checkBranchExists, checkDelivery, checkService } from "@dasturxon/domain/order-checks";
import { checkGoods, type GoodsProblems } from "@dasturxon/domain/order-goods";
import { sortByRank } from "@dasturxon/domain/order-refusal";
import { findBusyAdditions } from "@dasturxon/domain/pauses";
import type { Breakdown } from "@dasturxon/domain/pricing";
import {
  canChangeBranch,
  canChangeService,
  findPaidOrderEffect,
  recalculateDelivery,
} from "@dasturxon/domain/service-change";
import type { DeliveryTariff } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { chooseTariff } from "../../deliveries/index.ts";
import { selectTables } from "../../merchants/index.ts";
import { findEnabledServiceTypes } from "../placing/decide-order.ts";
import type { PlacingFacts } from "../placing/facts/facts.ts";
import type { FactsCache } from "../placing/facts/facts-cache.ts";
import { loadFacts } from "../placing/facts/load-facts.ts";
import { toMoneyTexts, addNamesToRefusal } from "../placing/name-refusal.ts";
import { findItemProblems, createOrderedItems } from "../placing/ordered-items.ts";
import type { BoardRow } from "../queries.ts";

/** Result of a change of the service type: the new price and the refund of a paid order. */
export interface ServiceDecision {
  service: RequestedService;
  facts: PlacingFacts;
  tariff: DeliveryTariff | null;
  /** Price of the order after the change. If the order is paid and nothing is refunded, the price stays the same. */
  after: Breakdown;
  /** Money refunded for a paid order, in soʻm. */
  back: number;
  /** Cashback that paid a delivery price of a paid order and is returned, in soʻm. */
  cashbackBack: number;
}

/**
 * Decides whether the service type of an order may change, and calculates the new price. Uses the rules of placing,
 * except for decisions already made when the order was placed: its products, their prices and its time
 * [CH-1, CH-3, AD-5].
 */
export async function decideServiceType(
  tx: Tx,
  cachedFacts: FactsCache,
  { order, service, now }: { order: BoardRow; service: RequestedService; now: Date },
) {
  if (!canChangeService(order)) return refuse("transition_not_allowed");
  const isMoved = service.branchId !== order.branch.id;
  if (isMoved && !canChangeBranch(order.status)) return refuse("transition_not_allowed");
  if (!isMoved && isSameService(order, service)) return refuse("transition_not_allowed");
  const cartItems = order.lines.map(({ productId, count, modifications }) => ({
    productId,
    count,
    modifications,
  }));
  const { merchantId, userId, paymentType, promoCode } = order;
  const body = { branchId: service.branchId, paymentType, promoCode, cartItems };
  const loaded = await loadFacts(tx, cachedFacts, { merchantId, userId, body, now });
  if (!loaded) return refuse("not_found");
  const tables = service.tableId ? await selectTables(tx, merchantId, service.branchId) : [];
  const table = tables.find(({ id }) => id === service.tableId) ?? null;
  if (service.tableId && !table) return refuse("table_not_found", { field: "service.tableId" });
  // The courier needs a phone to call, which an order placed by the QR code of a table lacks.
  if (service.serviceType === "DELIVERY" && order.receiverPhone === "") return refuse("order_without_phone");
  const facts = { ...loaded, table };
  const way = priceNewDelivery(order, service, { facts, now });
  const [refusal] = sortByRank([
    ...checkBranchExists(facts.branch),
    ...checkService(service.serviceType, findEnabledServiceTypes(facts, way)),
    ...checkGoods(findGoodsNotSold(order, service, { facts, now })),
    ...(service.serviceType === "DELIVERY" ? findDeliveryRefusals(order, service, facts) : []),
  ]);
  if (refusal) return addNamesToRefusal(refusal, facts) as Refusal<ServiceRefusal>;
  const decision = { service, facts, tariff: way.tariff };
  const sold = { ...order.breakdown, cartItems: order.lines };
  const deliveryPrice = way.tariff?.price ?? 0;
  const { serviceType } = service;
  const after = recalculateDelivery(sold, { deliveryPrice, promo: facts.promo, serviceType });
  if (!order.isPaid) return { ...decision, after, back: 0, cashbackBack: 0 };
  const change = findPaidOrderEffect({ ...order, ...sold }, { ...after, serviceType });
  if (change === "not_possible") return refuse("refund_amount_wrong", { left: order.breakdown.totalPrice });
  if (change.kind === "more") {
    const { amount: more } = change;
    return refuse("paid_order_dearer", { more, sum: toMoneyTexts(more, facts.settings) });
  }
  const { amount: back, cashback: cashbackBack } = change.kind === "back" ? change : NO_REFUND;
  const asCharged = recalculateDelivery(sold, {
    deliveryPrice: order.breakdown.deliveryPrice,
    promo: null,
    serviceType,
  });
  const { deliveryDiscount, totalDiscount, totalPrice, tip } = order.breakdown;
  const charged = {
    ...asCharged,
    // The delivery price excludes the part that was paid by cashback, so that the total is still the amount that was
    // charged.
    deliveryPrice: asCharged.deliveryPrice - cashbackBack,
    cashback: order.breakdown.cashback - cashbackBack,
    deliveryDiscount,
    totalDiscount,
    totalPrice,
    tip,
  };
  return { ...decision, after: charged, back, cashbackBack };
}

const NO_REFUND = { amount: 0, cashback: 0 };

type ServiceRefusal =
  | "branch_not_found"
  | "service_not_available"
  | "address_required"
  | "out_of_zone"
  | "minimum_amount"
  | "minimum_quantity"
  | "product_unavailable"
  | "part_unavailable";

/**
 * Returns whether the requested service type is the order's present one: pickup again, or dine-in at the same table.
 */
function isSameService(order: BoardRow, { serviceType, tableId }: RequestedService): boolean {
  if (serviceType !== order.serviceType || serviceType === "DELIVERY") return false;
  return serviceType === "PICK_UP" || (tableId ?? null) === (order.table?.id ?? null);
}

interface ServiceTypeRequest {
  facts: PlacingFacts;
  now: Date;
}

function priceNewDelivery(
  order: BoardRow,
  { serviceType, address }: RequestedService,
  { facts, now }: ServiceTypeRequest,
) {
  const { branch, regions, settings, pauses } = facts;
  if (serviceType !== "DELIVERY" || !branch || !address) return { tariff: null, isDeliveryPriced: true };
  const { deliverySurcharge: surcharge } = findBusyAdditions(pauses, {
    now,
    branchId: branch.id,
    at: order.deliveryAt,
  });
  const tariff = chooseTariff({
    branch,
    point: address,
    regions,
    productPrice: order.breakdown.totalProductPrice,
    surcharge,
    isAreaValidated: settings.shouldValidateDeliveryArea,
  });
  return {
    tariff: typeof tariff === "object" ? tariff : null,
    isDeliveryPriced: tariff !== "service_not_available",
  };
}

/**
 * Returns products that the branch does not sell or deliver. Stock is not checked, because the order has already taken
 * it.
 */
function findGoodsNotSold(
  order: BoardRow,
  { serviceType }: RequestedService,
  { facts, now }: ServiceTypeRequest,
): GoodsProblems {
  const items = createOrderedItems(
    {
      cartItems: order.lines.map(({ productId, count, modifications }) => ({
        productId,
        count,
        modifications,
      })),
    },
    facts,
  );
  const { absent, absentParts } = findItemProblems(items, facts, {
    serviceType,
    now,
    wantedAt: order.deliveryAt,
  });
  return {
    absent: absent.filter(({ state }) => state.state === "not_in_branch"),
    absentParts: absentParts.filter(({ state }) => state.state === "not_in_branch"),
    short: [],
    tooLittle: [],
    wrongChoices: [],
  };
}

function findDeliveryRefusals(
  { breakdown }: BoardRow,
  { address }: RequestedService,
  { settings, regions }: PlacingFacts,
) {
  return checkDelivery({
    point: address ? [address.longitude, address.latitude] : null,
    zones: settings.shouldValidateDeliveryArea ? regions : null,
    minimalDeliveryPrice: settings.minimalDeliveryPrice,
    totalProductPrice: breakdown.totalProductPrice,
    minimalDeliveryQuantity: settings.minimalDeliveryQuantity,
    productCount: breakdown.productCount,
  });
}
