import type { RequestedService } from "@dasturxon/contract";
import {
  checkBranchExists,
  checkDeliveryAddressAndMinimum,
  checkServiceTypeEnabled,
} from "@dasturxon/domain/order-checks";
import { createGoodsRefusals, type GoodsProblems } from "@dasturxon/domain/order-goods";
import { sortRefusalsByImportance } from "@dasturxon/domain/order-refusal";
import { findBusyHourAdditions } from "@dasturxon/domain/pauses";
import type { ReceiptBreakdown } from "@dasturxon/domain/pricing";
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
import type { OrderPlacingFacts } from "../placing/facts/facts.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { loadOrderFacts } from "../placing/facts/load-facts.ts";
import { toMoneyTexts, addNamesToOrderRefusal } from "../placing/name-refusal.ts";
import { findItemProblems, createOrderedItems } from "../placing/ordered-items.ts";
import type { BoardOrderRow } from "../queries.ts";

/** Result of a change of the service type: the new price and the refund of a paid order. */
export interface ServiceDecision {
  service: RequestedService;
  facts: OrderPlacingFacts;
  tariff: DeliveryTariff | null;
  /** Price of the order after the change. If the order is paid and nothing is refunded, the price stays the same. */
  after: ReceiptBreakdown;
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
  cachedFacts: BrandFactsCache,
  { order, service, now }: { order: BoardOrderRow; service: RequestedService; now: Date },
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
  const loaded = await loadOrderFacts(tx, cachedFacts, { merchantId, userId, body, now });
  if (!loaded) return refuse("not_found");
  const tables = service.tableId ? await selectTables(tx, merchantId, service.branchId) : [];
  const table = tables.find(({ id }) => id === service.tableId) ?? null;
  if (service.tableId && !table) return refuse("table_not_found", { field: "service.tableId" });
  // The courier needs a phone to call, which an order placed by the QR code of a table lacks.
  if (service.serviceType === "DELIVERY" && order.receiverPhone === "") return refuse("order_without_phone");
  const facts = { ...loaded, table };
  const way = priceNewDelivery(order, service, { facts, now });
  const [refusal] = sortRefusalsByImportance([
    ...checkBranchExists(facts.branch),
    ...checkServiceTypeEnabled(service.serviceType, findEnabledServiceTypes(facts, way)),
    ...createGoodsRefusals(findProductsNotSold(order, service, { facts, now })),
    ...(service.serviceType === "DELIVERY" ? findDeliveryChangeRefusals(order, service, facts) : []),
  ]);
  if (refusal) return addNamesToOrderRefusal(refusal, facts) as Refusal<ServiceTypeRefusal>;
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
  const { amount: back, cashback: cashbackBack } = change.kind === "back" ? change : NO_REFUNDED_AMOUNTS;
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

const NO_REFUNDED_AMOUNTS = { amount: 0, cashback: 0 };

type ServiceTypeRefusal =
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
function isSameService(order: BoardOrderRow, { serviceType, tableId }: RequestedService): boolean {
  if (serviceType !== order.serviceType || serviceType === "DELIVERY") return false;
  return serviceType === "PICK_UP" || (tableId ?? null) === (order.table?.id ?? null);
}

interface ServiceTypeRequest {
  facts: OrderPlacingFacts;
  now: Date;
}

function priceNewDelivery(
  order: BoardOrderRow,
  { serviceType, address }: RequestedService,
  { facts, now }: ServiceTypeRequest,
) {
  const { branch, regions, settings, pauses } = facts;
  if (serviceType !== "DELIVERY" || !branch || !address) return { tariff: null, isDeliveryPriced: true };
  const { deliverySurcharge: surcharge } = findBusyHourAdditions(pauses, {
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
function findProductsNotSold(
  order: BoardOrderRow,
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

function findDeliveryChangeRefusals(
  { breakdown }: BoardOrderRow,
  { address }: RequestedService,
  { settings, regions }: OrderPlacingFacts,
) {
  return checkDeliveryAddressAndMinimum({
    point: address ? [address.longitude, address.latitude] : null,
    zones: settings.shouldValidateDeliveryArea ? regions : null,
    minimalDeliveryPrice: settings.minimalDeliveryPrice,
    totalProductPrice: breakdown.totalProductPrice,
    minimalDeliveryQuantity: settings.minimalDeliveryQuantity,
    productCount: breakdown.productCount,
  });
}
