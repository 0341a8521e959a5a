import { toMoney } from "./money.ts";

/** A delivery tariff: sums and metres. */
export type Tariff = {
  basePrice: number;
  /** Metres that the base price covers. */
  baseDistance: number;
  /** For each started kilometre beyond. */
  perKilometre: number;
  /** Product sum from which delivery is free; none or 0 means never. */
  freeFrom?: number | null | undefined;
  /** Prices by distance instead of the base price, nearest first; beyond the last one kilometres are added to it. */
  steps?: readonly TariffStep[] | null | undefined;
};

/** Up to so many metres it costs so much. */
export type TariffStep = { upTo: number; price: number };

/**
 * The delivery fee in sum: base or step, plus each started kilometre beyond it, plus what a busy hour adds; free from
 * `freeFrom` on, busy or not. [CH-5]
 */
export function deliveryPrice(
  tariff: Tariff,
  order: { distance: number; productPrice: number; surcharge?: number | undefined },
): number {
  if (isDeliveryFree(tariff, order.productPrice)) return 0;
  const distance = toMoney(order.distance);
  const step = tariff.steps?.find(({ upTo }) => distance <= upTo) ?? tariff.steps?.at(-1);
  const price = step ? step.price : tariff.basePrice;
  const covered = step ? step.upTo : tariff.baseDistance;
  const beyond = Math.max(0, distance - toMoney(covered));
  return toMoney(price) + Math.ceil(beyond / 1_000) * toMoney(tariff.perKilometre) + toMoney(order.surcharge);
}

function isDeliveryFree(tariff: Tariff, productPrice: number): boolean {
  const freeFrom = toMoney(tariff.freeFrom);
  return freeFrom > 0 && productPrice >= freeFrom;
}

/** Minutes on the road: 20 km/h by air and five for doors and stairs, in fives. */
export function roadMinutes(distance: number): number {
  return Math.ceil((5 + distance / 333) / 5) * 5;
}

/** A delivery's price and time before its address is known: sum, minutes. */
export type DeliveryFrom = { price: number; minutes: number };

/**
 * Returns the lowest delivery price, of these regions and of branches outside their zones, and the shortest delivery
 * time in minutes: to the distance that a region's first price covers, or without regions to the branch's own address.
 * Null: there is no delivery. [CH-5]
 */
export function deliveryFrom(
  regions: readonly { tariff: Tariff; preparationMinutes: number }[],
  branchPrices: readonly { price: number; preparationMinutes: number }[],
): DeliveryFrom | null {
  const nearest = { distance: 0, productPrice: 0 };
  const prices = [
    ...regions.map(({ tariff }) => deliveryPrice(tariff, nearest)),
    ...branchPrices.map(({ price }) => toMoney(price)),
  ];
  if (prices.length === 0) return null;
  const reachOf = ({ steps, baseDistance }: Tariff) => toMoney(steps?.[0]?.upTo ?? baseDistance);
  const minutes =
    regions.length > 0
      ? regions.map(({ tariff, preparationMinutes }) => preparationMinutes + roadMinutes(reachOf(tariff)))
      : branchPrices.map(({ preparationMinutes }) => preparationMinutes + roadMinutes(0));
  return { price: Math.min(...prices), minutes: Math.min(...minutes) };
}

/** A tariff is asked for only with a nonzero basket, an address with coordinates and a branch. [CH-5] */
export function canCalculateTariff(order: {
  productPrice: number;
  hasCoordinates: boolean;
  hasBranch: boolean;
}): boolean {
  return order.productPrice > 0 && order.hasCoordinates && order.hasBranch;
}

/** How far to a goal: what is left in sum, and the reached part 0–1. */
export type Progress = { goal: number; left: number; ratio: number };

/** Progress to free delivery; null where it is never free. */
export function freeDeliveryProgress(
  tariff: Pick<Tariff, "freeFrom">,
  productPrice: number,
): Progress | null {
  return progress(tariff.freeFrom, productPrice);
}

/** Progress to the minimal delivery amount; null where there is none. [CH-3] */
export function minimumProgress(
  minimalDeliveryPrice: number | null | undefined,
  productPrice: number,
): Progress | null {
  return progress(minimalDeliveryPrice, productPrice);
}

/** Progress to the number of pieces that a delivery begins at; null where there is none. [CH-12] */
export function quantityProgress(
  minimalDeliveryQuantity: number | null | undefined,
  productCount: number,
): Progress | null {
  return progress(minimalDeliveryQuantity, productCount);
}

function progress(goalPrice: number | null | undefined, productPrice: number): Progress | null {
  const goal = toMoney(goalPrice);
  if (goal === 0) return null;
  const reached = Math.min(goal, toMoney(productPrice));
  return { goal, left: goal - reached, ratio: reached / goal };
}
