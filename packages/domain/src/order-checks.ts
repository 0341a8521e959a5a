import type { Stop } from "./availability.ts";
import { fitsQuarter } from "./capacity.ts";
import { formatTime } from "./format.ts";
import { branchHoursOn, openState } from "./hours.ts";
import type { WorkHours } from "./hours.ts";
import type { Instant } from "./instant.ts";
import { instantOf, mustBeInstant } from "./instant.ts";
import type { OrderRefusal } from "./order-refusal.ts";
import type { ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";
import { totalsOf } from "./pricing.ts";
import type { Breakdown } from "./pricing.ts";
import type { PromoCheck } from "./promo.ts";
import { canKeepSpan, canKeepTimeSlot, OFFERED_DAYS, promisedAt } from "./time-slots.ts";
import { addDays, dayOf } from "./time-zone.ts";
import { regionAt } from "./zones.ts";
import type { Point, Polygon } from "./zones.ts";

// Each check asks for what its subject needs, so that a browser runs those that it knows enough for; `inRank` puts
// what they find into the order in which people are told. [CH-1..6] [CH-11] [BK-8]

/** There is a branch. */
export function checkBranch(branch: object | null): OrderRefusal[] {
  return branch ? [] : [{ code: "branch_not_found", data: { field: "branchId" } }];
}

/** A branch that was chosen takes orders; the server knows only those that do. */
export function checkActive(branch: { isActive: boolean } | null): OrderRefusal[] {
  return !branch || branch.isActive ? [] : [{ code: "branch_closed", data: { opensAt: null } }];
}

/** The brand and the branch both serve this way. [CH-1] */
export function checkService(serviceType: ServiceType, enabled: readonly ServiceType[]): OrderRefusal[] {
  return enabled.includes(serviceType)
    ? []
    : [{ code: "service_not_available", data: { field: "serviceType" } }];
}

export type DeliveryQuestion = {
  /** Where it goes. */
  point: Point | null;
  /** The zones that it must lie in; null where they do not count, or are not known here. */
  zones: readonly { polygon: Polygon }[] | null;
  minimalDeliveryPrice: number;
  totalProductPrice: number;
  /** Pieces that a delivery begins at; 0: any. */
  minimalDeliveryQuantity: number;
  productCount: number;
};

/** A delivery has an address, inside the zone where zones count, and is worth the way. [CH-3] [CH-4] [CH-12] [AD-5] */
export function checkDelivery({ point, zones, ...price }: DeliveryQuestion): OrderRefusal[] {
  const refusals: OrderRefusal[] = [];
  if (!point) refusals.push({ code: "address_required", data: { field: "address" } });
  else if (zones && !regionAt(zones, point)) {
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

/** The way to pay, null for none, is one that is offered. [CH-6] */
export function checkPayment(
  paymentType: PaymentType | null,
  offered: readonly PaymentType[],
): OrderRefusal[] {
  return paymentType !== null && offered.includes(paymentType)
    ? []
    : [{ code: "payment_not_allowed", data: { field: "paymentType" } }];
}

/** Somebody can be called. [CH-11] */
export function checkCustomer({ phone }: { phone: string | null }): OrderRefusal[] {
  return /\d{9}/.test((phone ?? "").replace(/\D/g, ""))
    ? []
    : [{ code: "phone_required", data: { field: "receiver.phone" } }];
}

export type OpeningQuestion = {
  workHours: readonly WorkHours[] | null | undefined;
  serviceType: ServiceType;
  now: Instant;
  timeZone: string;
};

/** The branch is open now. [BN-4] [CH-4] */
export function checkOpening({ now, ...hours }: OpeningQuestion): OrderRefusal[] {
  const { isOpen, reason, holiday, ...next } = openState({ ...hours, instant: now });
  if (isOpen) return [];
  const opensAt = next.opensAt?.toISOString() ?? null;
  if (holiday) return [{ code: "holiday", data: { opensAt, name: holiday } }];
  const isRestDay = reason === "day_off" || reason === "no_hours";
  return [{ code: isRestDay ? "day_off" : "branch_closed", data: { opensAt } }];
}

export type TimeQuestion = OpeningQuestion & {
  /** The asked time of a scheduled order; null: as soon as possible. */
  deliverAt: Instant | null;
  /** End of the requested time window; null: exactly at `deliverAt`. */
  deliverUntil?: Instant | null;
  /** From taking the order to handing it over. */
  prepareMinutes: number;
  /** The pause that holds at the order's time. */
  pause: Stop | null;
  /** The kitchen's quarter of an hour that it falls into: what it can take, has taken and would take, minutes. */
  quarter: { at: Date; capacity: number | null; taken: number; load: number };
};

/** The branch takes orders for the time, and its kitchen can keep it. [CH-2] */
export function checkTime({
  deliverAt,
  deliverUntil = null,
  prepareMinutes,
  pause,
  quarter,
  ...opening
}: TimeQuestion): OrderRefusal[] {
  const refusals: OrderRefusal[] = pause ? [pauseRefusal(pause, opening.timeZone)] : [];
  if (deliverAt === null) {
    const closed = checkOpening(opening);
    refusals.push(...(closed.length > 0 ? closed : checkReady({ ...opening, prepareMinutes })));
  } else {
    const rules = { ...opening, prepareMinutes, days: OFFERED_DAYS };
    const isKept = instantOf(deliverAt) !== null && canKeepTimeSlot(deliverAt, rules);
    if (!isKept) refusals.push(closedSlotRefusal(deliverAt, opening));
    else if (deliverUntil !== null && !canKeepSpan({ from: deliverAt, until: deliverUntil }, rules))
      refusals.push({ code: "slot_closed", data: { field: "time2" } });
  }
  if (!fitsQuarter(quarter)) {
    refusals.push({ code: "slot_full", data: { field: "time", at: quarter.at.toISOString() } });
  }
  return refusals;
}

/** Returns the refusal of a time that cannot be kept: on a holiday of the offered days, with its name. [CH-4] */
function closedSlotRefusal(
  deliverAt: Instant,
  { workHours, serviceType, now, timeZone }: OpeningQuestion,
): OrderRefusal {
  const at = instantOf(deliverAt);
  const day = at === null ? null : dayOf(at, timeZone);
  const today = dayOf(now, timeZone);
  const isOffered = day !== null && today <= day && day < addDays(today, OFFERED_DAYS);
  const holiday = isOffered ? branchHoursOn(workHours, serviceType, day).holiday : undefined;
  if (!holiday || at === null) return { code: "slot_closed", data: { field: "time" } };
  const opensAt = openState({ workHours, serviceType, instant: at, timeZone }).opensAt?.toISOString() ?? null;
  return { code: "holiday", data: { field: "time", opensAt, name: holiday } };
}

/** What the customer comes for is ready while the door is open: a delivery may leave after closing. */
const FETCHED: ReadonlySet<ServiceType> = new Set(["PICK_UP", "DINE_IN"]);

/**
 * What was ordered for as soon as possible is ready before the branch closes, by the rule that times are offered by.
 * [CH-2]
 */
export function checkReady({
  prepareMinutes,
  ...opening
}: OpeningQuestion & { prepareMinutes: number }): Extract<OrderRefusal, { code: "closes_before_ready" }>[] {
  if (!FETCHED.has(opening.serviceType)) return [];
  const readyAt = promisedAt(opening.now, prepareMinutes);
  if (canKeepTimeSlot(readyAt, { ...opening, prepareMinutes, days: OFFERED_DAYS })) return [];
  const { closesAt } = openState({ ...opening, instant: opening.now });
  // Around the clock: only too far ahead for a time that is chosen.
  if (!closesAt) return [];
  const time = formatTime(closesAt, opening.timeZone);
  return [{ code: "closes_before_ready", data: { field: "time", time, closesAt: closesAt.toISOString() } }];
}

/** Orders are paused: told with the hour that they come back at, on the brand's clock, where that is known. */
function pauseRefusal({ until }: Stop, timeZone: string): OrderRefusal {
  if (until === null) return { code: "paused", data: {} };
  const end = new Date(mustBeInstant(until));
  return {
    code: "paused_until",
    data: { time: formatTime(end, timeZone), until: end.toISOString() },
  };
}

export type PriceQuestion = {
  breakdown: Breakdown;
  /** What became of the code that was given; null: none was. */
  promo: PromoCheck | { state: "not_found" } | null;
  cashbackWanted: number;
  /** What the customer was shown, sum: the total, and of each line what one costs; null where nothing was. */
  shown: { total: number | null; unitPrices: readonly (number | null | undefined)[] };
};

/** What is charged is what was shown, and what was to lower it counts. [BK-8] [PR-1] [PR-3] [ER-2] */
export function checkPrice({ promo, ...price }: PriceQuestion): OrderRefusal[] {
  return [...promoRefusals(promo), ...overpricedRefusals(price), ...totalRefusals(price)];
}

function promoRefusals(promo: PriceQuestion["promo"]): OrderRefusal[] {
  if (!promo || promo.state === "added") return [];
  const field = "promoCode";
  if (promo.state === "min_price") {
    return [{ code: "promo_min_price", data: { field, minPrice: promo.minPrice } }];
  }
  return [{ code: `promo_${promo.state}`, data: { field } }];
}

/** The products that cost more than their customer was told; a cheaper one is only another total. */
function overpricedRefusals({ breakdown, shown }: Omit<PriceQuestion, "promo">): OrderRefusal[] {
  const products = breakdown.lines.flatMap(({ productId, unitPrice }, index) => {
    const shownPrice = shown.unitPrices[index];
    return shownPrice != null && unitPrice > shownPrice ? [{ productId, price: unitPrice }] : [];
  });
  const [first] = products;
  if (!first) return [];
  const names = { name: first.productId };
  return [{ code: "product_overpriced", data: { products, breakdown: totalsOf(breakdown) }, names }];
}

function totalRefusals({ breakdown, shown, cashbackWanted }: Omit<PriceQuestion, "promo">): OrderRefusal[] {
  if (shown.total === null || shown.total === breakdown.totalPrice) return [];
  const totals = totalsOf(breakdown);
  const max = breakdown.cashback;
  // Of a balance that went away meanwhile the other total is only the consequence.
  return cashbackWanted > max
    ? [{ code: "cashback_exceeded", data: { field: "cashback", max, breakdown: totals } }]
    : [{ code: "price_changed", data: { field: "totalPrice", breakdown: totals } }];
}
