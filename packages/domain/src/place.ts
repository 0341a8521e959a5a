import type { ProductState } from "./availability.ts";
import type { OpenState, WorkHours } from "./hours.ts";
import { openState } from "./hours.ts";
import type { Instant } from "./instant.ts";
import { instantOf } from "./instant.ts";
import { checkModifications } from "./modifiers.ts";
import type { ChosenModification, ModificationGroup, ModificationProblem } from "./modifiers.ts";
import type { ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";
import type { Breakdown } from "./pricing.ts";
import type { PromoCheck } from "./promo.ts";
import { canKeepSlot, OFFERED_DAYS } from "./slots.ts";
import { checkStock, soldItems } from "./stock.ts";
import type { Stock, StockProblem } from "./stock.ts";
import { regionAt } from "./zones.ts";
import type { Point, Polygon } from "./zones.ts";

export type PlaceLine = {
  productId: string;
  count: number;
  state: ProductState;
  modificationGroups?: readonly ModificationGroup[] | undefined;
  chosen?: readonly ChosenModification[] | undefined;
  /** What a set consists of as chosen: counts for one set. */
  parts?: readonly { productId: string; count: number; state: ProductState }[] | undefined;
};

/** Everything that decides whether an order may be placed; gathered by the caller, money in sum. */
export type PlaceInput = {
  lines: readonly PlaceLine[];
  stock?: Stock | undefined;
  serviceType: ServiceType;
  /** The service types that the brand and the branch both have switched on. */
  enabledServices: readonly ServiceType[];
  branch: { isActive: boolean; workHours: readonly WorkHours[] | null | undefined } | null;
  now: Instant;
  timeZone: string;
  /** The asked time of a later order; null means as soon as possible. */
  deliverAt?: Instant | null | undefined;
  prepareMinutes: number;
  isSlotFull?: ((at: Date) => boolean) | undefined;
  /** The address of a delivery. */
  point?: Point | null | undefined;
  shouldValidateDeliveryArea: boolean;
  regions: readonly { polygon: Polygon }[];
  minimalDeliveryPrice?: number | null | undefined;
  paymentType: PaymentType;
  allowedPayments: readonly PaymentType[];
  phone: string | null | undefined;
  promo?: PromoCheck | null | undefined;
  breakdown: Breakdown;
  /** The total that the client showed; null where it sent none. */
  shownTotal?: number | null | undefined;
};

export type PlaceRefusal =
  | { code: "empty_basket" }
  | { code: "product_unavailable"; products: { productId: string; state: ProductState }[] }
  | { code: "part_unavailable"; products: { productId: string; partId: string; state: ProductState }[] }
  | { code: "stock"; products: StockProblem[] }
  | { code: "modifications"; lines: { index: number; productId: string; problems: ModificationProblem[] }[] }
  | { code: "branch_missing" }
  | { code: "branch_closed"; reason: OpenState["reason"]; opensAt: Date | null }
  | { code: "day_off"; opensAt: Date | null }
  | { code: "service_not_enabled"; serviceType: ServiceType }
  | { code: "address_missing" }
  | { code: "out_of_zone" }
  | { code: "minimum_amount"; minimum: number; missing: number }
  | { code: "payment_not_allowed"; paymentType: PaymentType }
  | { code: "phone_missing" }
  | { code: "slot_not_kept" }
  | { code: "promo"; check: Exclude<PromoCheck, { state: "added" }> }
  | { code: "price_changed"; breakdown: Breakdown };

/**
 * Every reason why the order may not be placed, in one fixed order; an empty list means that it may. Browser and
 * server run the same check. [CH-1..6] [CH-11] [BK-8]
 */
export function canPlace(input: PlaceInput): PlaceRefusal[] {
  return [
    ...goodsRefusals(input),
    ...branchRefusals(input),
    ...addressRefusals(input),
    ...customerRefusals(input),
    ...priceRefusals(input),
  ];
}

function goodsRefusals({ lines, stock }: PlaceInput): PlaceRefusal[] {
  const refusals: PlaceRefusal[] = [];
  if (!lines.some((line) => line.count > 0)) refusals.push({ code: "empty_basket" });
  const unavailable = lines.filter((line) => line.state.state !== "available");
  if (unavailable.length > 0) {
    const products = unavailable.map(({ productId, state }) => ({ productId, state }));
    refusals.push({ code: "product_unavailable", products });
  }
  const lacking = lines.flatMap(({ productId, parts = [] }) =>
    parts
      .filter((part) => part.state.state !== "available")
      .map((part) => ({ productId, partId: part.productId, state: part.state })),
  );
  if (lacking.length > 0) refusals.push({ code: "part_unavailable", products: lacking });
  const short = stock ? checkStock(lines.flatMap(soldItems), stock) : [];
  if (short.length > 0) refusals.push({ code: "stock", products: short });
  const wrong = lines.flatMap((line, index) => {
    const problems = checkModifications(line.modificationGroups ?? [], line.chosen ?? []);
    return problems.length > 0 ? [{ index, productId: line.productId, problems }] : [];
  });
  if (wrong.length > 0) refusals.push({ code: "modifications", lines: wrong });
  return refusals;
}

function branchRefusals(input: PlaceInput): PlaceRefusal[] {
  const { branch, serviceType, enabledServices } = input;
  const refusals: PlaceRefusal[] = [];
  if (!branch) refusals.push({ code: "branch_missing" });
  else if (!branch.isActive) refusals.push({ code: "branch_closed", reason: "no_hours", opensAt: null });
  else if (input.deliverAt == null) {
    const { workHours } = branch;
    const state = openState({ workHours, serviceType, instant: input.now, timeZone: input.timeZone });
    const opensAt = state.opensAt ?? null;
    const isRestDay = state.reason === "day_off" || state.reason === "no_hours";
    if (!state.isOpen && isRestDay) refusals.push({ code: "day_off", opensAt });
    else if (!state.isOpen) refusals.push({ code: "branch_closed", reason: state.reason, opensAt });
  }
  if (!enabledServices.includes(serviceType)) refusals.push({ code: "service_not_enabled", serviceType });
  return refusals;
}

function addressRefusals(input: PlaceInput): PlaceRefusal[] {
  if (input.serviceType !== "DELIVERY") return [];
  const refusals: PlaceRefusal[] = [];
  if (!input.point) refusals.push({ code: "address_missing" });
  else if (input.shouldValidateDeliveryArea && !regionAt(input.regions, input.point)) {
    refusals.push({ code: "out_of_zone" });
  }
  const minimum = input.minimalDeliveryPrice ?? 0;
  const missing = minimum - input.breakdown.totalProductPrice;
  if (missing > 0) refusals.push({ code: "minimum_amount", minimum, missing });
  return refusals;
}

function customerRefusals(input: PlaceInput): PlaceRefusal[] {
  const refusals: PlaceRefusal[] = [];
  const { paymentType } = input;
  if (!input.allowedPayments.includes(paymentType))
    refusals.push({ code: "payment_not_allowed", paymentType });
  if (!/\d{9}/.test((input.phone ?? "").replace(/\D/g, ""))) refusals.push({ code: "phone_missing" });
  if (input.deliverAt != null && input.branch && !isSlotKept(input, input.deliverAt)) {
    refusals.push({ code: "slot_not_kept" });
  }
  return refusals;
}

function isSlotKept(input: PlaceInput, deliverAt: Instant): boolean {
  if (instantOf(deliverAt) === null) return false;
  return canKeepSlot(deliverAt, {
    workHours: input.branch?.workHours,
    serviceType: input.serviceType,
    now: input.now,
    timeZone: input.timeZone,
    prepareMinutes: input.prepareMinutes,
    isFull: input.isSlotFull,
    days: OFFERED_DAYS,
  });
}

function priceRefusals({ promo, breakdown, shownTotal }: PlaceInput): PlaceRefusal[] {
  const refusals: PlaceRefusal[] = [];
  if (promo && promo.state !== "added") refusals.push({ code: "promo", check: promo });
  if (shownTotal != null && shownTotal !== breakdown.totalPrice)
    refusals.push({ code: "price_changed", breakdown });
  return refusals;
}
