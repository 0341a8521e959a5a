import type { SaleStop } from "./availability.ts";
import { fitsCapacitySlot } from "./capacity.ts";
import { formatDate, formatTime } from "./format.ts";
import { findBranchHours, findOpenState } from "./hours.ts";
import type { WorkHours } from "./hours.ts";
import type { Instant } from "./instant.ts";
import { toInstantMs, requireInstantMs } from "./instant.ts";
import type { OrderRefusal } from "./order-refusal.ts";
import type { ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";
import { omitLineDetails } from "./pricing.ts";
import type { ReceiptBreakdown } from "./pricing.ts";
import type { PromoCheck } from "./promo.ts";
import {
  canPromiseTimeWindow,
  canPromiseTimeSlot,
  OFFERED_DAY_COUNT,
  calculatePromisedTime,
} from "./time-slots.ts";
import { addDays, dayFromInstant } from "./time-zone.ts";
import { findRegionContainingPoint } from "./zones.ts";
import type { Point, Polygon } from "./zones.ts";

// Each check has only the parameters for its subject, so that a browser can run the checks for which it has data.
// `sortRefusalsByImportance` sorts the results for display. [CH-1..6] [CH-11] [BK-8]

/** Refuses an order without a branch. */
export function checkBranchExists(branch: object | null): OrderRefusal[] {
  return branch ? [] : [{ code: "branch_not_found", data: { field: "branchId" } }];
}

/** Refuses an inactive branch. On the server only active branches are loaded. */
export function checkBranchActive(branch: { isActive: boolean } | null): OrderRefusal[] {
  return !branch || branch.isActive ? [] : [{ code: "branch_closed", data: { opensAt: null } }];
}

/** Refuses a service that the brand and the branch do not both offer. [CH-1] */
export function checkServiceTypeEnabled(
  serviceType: ServiceType,
  enabled: readonly ServiceType[],
): OrderRefusal[] {
  return enabled.includes(serviceType)
    ? []
    : [{ code: "service_not_available", data: { field: "serviceType" } }];
}

export type DeliveryCheckInput = {
  /** Location of the delivery address; null: not known. */
  point: Point | null;
  /** Delivery zones, one of which must contain the address; null: zones are not checked or not loaded. */
  zones: readonly { polygon: Polygon }[] | null;
  minimalDeliveryPrice: number;
  totalProductPrice: number;
  /** Minimum number of pieces for delivery; 0: no minimum. */
  minimalDeliveryQuantity: number;
  productCount: number;
};

/**
 * Refuses a delivery without an address, outside the zones (if checked), or below the minimum price or quantity. [CH-3]
 * [CH-4] [CH-12] [AD-5]
 */
export function checkDeliveryAddressAndMinimum({
  point,
  zones,
  ...price
}: DeliveryCheckInput): OrderRefusal[] {
  const refusals: OrderRefusal[] = [];
  if (!point) refusals.push({ code: "address_required", data: { field: "address" } });
  else if (zones && !findRegionContainingPoint(zones, point)) {
    refusals.push({ code: "out_of_zone", data: { field: "address" } });
  }
  const amount = price.minimalDeliveryPrice;
  const missing = amount - price.totalProductPrice;
  if (missing > 0) refusals.push({ code: "minimum_amount", data: { amount, missing } });
  const quantity = price.minimalDeliveryQuantity;
  const lacking = quantity - price.productCount;
  if (lacking > 0) refusals.push({ code: "minimum_quantity", data: { quantity, missing: lacking } });
  return refusals;
}

/** Refuses a payment type that is missing (null) or not offered. [CH-6] */
export function checkPayment(
  paymentType: PaymentType | null,
  offered: readonly PaymentType[],
): OrderRefusal[] {
  return paymentType !== null && offered.includes(paymentType)
    ? []
    : [{ code: "payment_not_allowed", data: { field: "paymentType" } }];
}

/** Refuses an order without a phone for calls. [CH-11] */
export function checkCustomerPhone({ phone }: { phone: string | null }): OrderRefusal[] {
  return /\d{9}/.test((phone ?? "").replace(/\D/g, ""))
    ? []
    : [{ code: "phone_required", data: { field: "receiver.phone" } }];
}

export type BranchOpeningCheckInput = {
  workHours: readonly WorkHours[] | null | undefined;
  serviceType: ServiceType;
  now: Instant;
  timeZone: string;
};

/** Refuses an order while the branch is closed. [BN-4] [CH-4] */
export function checkBranchOpening({ now, ...hours }: BranchOpeningCheckInput): OrderRefusal[] {
  const { isOpen, reason, holiday, ...next } = findOpenState({ ...hours, instant: now });
  if (isOpen) return [];
  const opensAt = next.opensAt?.toISOString() ?? null;
  if (holiday) return [{ code: "holiday", data: { opensAt, name: holiday } }];
  const isRestDay = reason === "day_off" || reason === "no_hours";
  return [{ code: isRestDay ? "day_off" : "branch_closed", data: { opensAt } }];
}

export type TimeCheckInput = BranchOpeningCheckInput & {
  /** Requested time of a scheduled order; null: as soon as possible. */
  deliverAt: Instant | null;
  /** End of the time window that the customer requested; null: the order is for exactly `deliverAt`. */
  deliverUntil?: Instant | null;
  /** Minutes from accepting the order to handing it over. */
  prepareMinutes: number;
  /** Pause of orders that is active at the time of the order; null: none. */
  pause: SaleStop | null;
  /** Time slot of the kitchen for the order: its capacity, taken load, and load of the order, in minutes. */
  quarter: { at: Date; capacity: number | null; taken: number; load: number };
};

/** Refuses a time at which the branch takes no orders, or for which the kitchen has no capacity. [CH-2] */
export function checkRequestedTime({
  deliverAt,
  deliverUntil = null,
  prepareMinutes,
  pause,
  quarter,
  ...opening
}: TimeCheckInput): OrderRefusal[] {
  const refusals: OrderRefusal[] = pause ? [createPauseRefusal(pause, opening)] : [];
  if (deliverAt === null) {
    const closed = checkBranchOpening(opening);
    refusals.push(...(closed.length > 0 ? closed : checkReadyBeforeClosing({ ...opening, prepareMinutes })));
  } else {
    const rules = { ...opening, prepareMinutes, days: OFFERED_DAY_COUNT };
    const isKept = toInstantMs(deliverAt) !== null && canPromiseTimeSlot(deliverAt, rules);
    if (!isKept) refusals.push(createClosedSlotRefusal(deliverAt, opening));
    else if (deliverUntil !== null && !canPromiseTimeWindow({ from: deliverAt, until: deliverUntil }, rules))
      refusals.push({ code: "slot_closed", data: { field: "time2" } });
  }
  if (!fitsCapacitySlot(quarter)) {
    refusals.push({ code: "slot_full", data: { field: "time", at: quarter.at.toISOString() } });
  }
  return refusals;
}

/**
 * Returns the refusal of a time when the branch is closed. On a holiday within the offered days it contains the
 * holiday's name. [CH-4]
 */
function createClosedSlotRefusal(
  deliverAt: Instant,
  { workHours, serviceType, now, timeZone }: BranchOpeningCheckInput,
): OrderRefusal {
  const at = toInstantMs(deliverAt);
  const day = at === null ? null : dayFromInstant(at, timeZone);
  const today = dayFromInstant(now, timeZone);
  const isOffered = day !== null && today <= day && day < addDays(today, OFFERED_DAY_COUNT);
  const holiday = isOffered ? findBranchHours(workHours, serviceType, day).holiday : undefined;
  if (!holiday || at === null) return { code: "slot_closed", data: { field: "time" } };
  const opensAt =
    findOpenState({ workHours, serviceType, instant: at, timeZone }).opensAt?.toISOString() ?? null;
  return { code: "holiday", data: { field: "time", opensAt, name: holiday } };
}

/**
 * Services where the customer comes to the branch. The order must be ready before closing; a delivery may leave later.
 */
const IN_BRANCH_SERVICE_TYPES: ReadonlySet<ServiceType> = new Set(["PICK_UP", "DINE_IN"]);

/**
 * Refuses a pickup or dine-in order without a requested time that cannot be ready before the branch closes. The offered
 * times of an order follow the same rule. [CH-2]
 */
export function checkReadyBeforeClosing({
  prepareMinutes,
  ...opening
}: BranchOpeningCheckInput & { prepareMinutes: number }): Extract<
  OrderRefusal,
  { code: "closes_before_ready" }
>[] {
  if (!IN_BRANCH_SERVICE_TYPES.has(opening.serviceType)) return [];
  const readyAt = calculatePromisedTime(opening.now, prepareMinutes);
  if (canPromiseTimeSlot(readyAt, { ...opening, prepareMinutes, days: OFFERED_DAY_COUNT })) return [];
  const { closesAt } = findOpenState({ ...opening, instant: opening.now });
  // Without a closing time the branch is open 24 hours, and only the offered times end before the order is ready.
  if (!closesAt) return [];
  const time = formatTime(closesAt, opening.timeZone);
  return [{ code: "closes_before_ready", data: { field: "time", time, closesAt: closesAt.toISOString() } }];
}

/** Returns the refusal of a pause, with its end in the brand's time zone if known, and the date if it is not today. */
function createPauseRefusal({ until }: SaleStop, { now, timeZone }: BranchOpeningCheckInput): OrderRefusal {
  if (until === null) return { code: "paused", data: {} };
  const end = new Date(requireInstantMs(until));
  const isToday = dayFromInstant(end, timeZone) === dayFromInstant(now, timeZone);
  const time = isToday ? formatTime(end, timeZone) : formatDate(end, timeZone, { time: "minutes" });
  return { code: "paused_until", data: { time, until: end.toISOString() } };
}

export type PriceCheckInput = {
  breakdown: ReceiptBreakdown;
  /** Result of the promo code; null: no code entered. */
  promo: PromoCheck | { state: "not_found" } | null;
  cashbackWanted: number;
  /** Total and unit prices that the customer saw before ordering, in soʻm; null: not shown to the customer. */
  shown: { total: number | null; unitPrices: readonly (number | null | undefined)[] };
};

/**
 * Refuses an order whose prices differ from those shown, or whose promo code or cashback is not valid. [BK-8] [PR-1]
 * [PR-3] [ER-2]
 */
export function checkShownPrice({ promo, ...price }: PriceCheckInput): OrderRefusal[] {
  return [...createPromoRefusals(promo), ...findOverpricedRefusals(price), ...findTotalRefusals(price)];
}

function createPromoRefusals(promo: PriceCheckInput["promo"]): OrderRefusal[] {
  if (!promo || promo.state === "added") return [];
  const field = "promoCode";
  if (promo.state === "min_price") {
    return [{ code: "promo_min_price", data: { field, minPrice: promo.minPrice } }];
  }
  return [{ code: `promo_${promo.state}`, data: { field } }];
}

/** Returns a refusal for products that are more expensive than shown. A cheaper product only changes the total. */
function findOverpricedRefusals({ breakdown, shown }: Omit<PriceCheckInput, "promo">): OrderRefusal[] {
  const products = breakdown.lines.flatMap(({ productId, unitPrice }, index) => {
    const shownPrice = shown.unitPrices[index];
    return shownPrice != null && unitPrice > shownPrice ? [{ productId, price: unitPrice }] : [];
  });
  const [first] = products;
  if (!first) return [];
  const names = { name: first.productId };
  return [{ code: "product_overpriced", data: { products, breakdown: omitLineDetails(breakdown) }, names }];
}

function findTotalRefusals({
  breakdown,
  shown,
  cashbackWanted,
}: Omit<PriceCheckInput, "promo">): OrderRefusal[] {
  if (shown.total === null || shown.total === breakdown.totalPrice) return [];
  const totals = omitLineDetails(breakdown);
  const max = breakdown.cashback;
  // If the cashback balance has become lower than the cashback that the customer wants to spend, the different total is
  // only a consequence.
  return cashbackWanted > max
    ? [{ code: "cashback_exceeded", data: { field: "cashback", max, breakdown: totals } }]
    : [{ code: "price_changed", data: { field: "totalPrice", breakdown: totals } }];
}
