import { toMoney } from "./money.ts";

/** Delivery tariff, in soʻm and metres. */
export type Tariff = {
  basePrice: number;
  /** Metres covered by the base price. */
  baseDistance: number;
  /** Price of each started kilometre beyond `baseDistance`, in soʻm. */
  perKilometre: number;
  /** Total of the products in soʻm from which delivery is free. Absent or 0: never free. */
  freeFrom?: number | null | undefined;
  /**
   * Prices by distance instead of the base price, nearest first. Beyond the last one, kilometres are added to its
   * price.
   */
  steps?: readonly TariffStep[] | null | undefined;
};

/** Step of a delivery price by distance. `upTo`: distance in metres up to which `price` applies; `price` in soʻm. */
export type TariffStep = { upTo: number; price: number };

/**
 * Returns the delivery price in soʻm: base price or price of the step, plus each started kilometre beyond it, plus the
 * surcharge of busy hours. Free from `freeFrom`, also in busy hours. [CH-5]
 */
export function calculateDeliveryPrice(
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

/** Metres in a minute at 20 km/h. */
const COURIER_METRES_PER_MINUTE = 333;

/** Returns the minutes of a courier's ride: 20 km/h for the straight-line distance in metres. Not rounded. [OR-5] */
export function estimateRideMinutes(distance: number): number {
  return distance / COURIER_METRES_PER_MINUTE;
}

/**
 * Returns the travel time in minutes: 20 km/h for the straight-line distance plus five minutes for doors and stairs,
 * rounded up to a multiple of five.
 */
export function estimateRoadMinutes(distance: number): number {
  return Math.ceil((5 + estimateRideMinutes(distance)) / 5) * 5;
}

/** Minimum delivery price in soʻm and time in minutes, before the address is known. */
export type LowestDeliveryOffer = { price: number; minutes: number };

/**
 * Returns the lowest delivery price of `regions` and of branches that deliver outside their zones, and the shortest
 * delivery time in minutes. The time is calculated for the distance covered by a region's first price; without regions,
 * for the branch's own address. Null: no delivery. [CH-5]
 */
export function findLowestDelivery(
  regions: readonly { tariff: Tariff; preparationMinutes: number }[],
  branchPrices: readonly { price: number; preparationMinutes: number }[],
): LowestDeliveryOffer | null {
  const nearest = { distance: 0, productPrice: 0 };
  const prices = [
    ...regions.map(({ tariff }) => calculateDeliveryPrice(tariff, nearest)),
    ...branchPrices.map(({ price }) => toMoney(price)),
  ];
  if (prices.length === 0) return null;
  const findFirstStepMetres = ({ steps, baseDistance }: Tariff) => toMoney(steps?.[0]?.upTo ?? baseDistance);
  const minutes =
    regions.length > 0
      ? regions.map(
          ({ tariff, preparationMinutes }) =>
            preparationMinutes + estimateRoadMinutes(findFirstStepMetres(tariff)),
        )
      : branchPrices.map(({ preparationMinutes }) => preparationMinutes + estimateRoadMinutes(0));
  return { price: Math.min(...prices), minutes: Math.min(...minutes) };
}

/** Returns whether a tariff can be requested: it needs products, coordinates and a branch. [CH-5] */
export function canCalculateTariff(order: {
  productPrice: number;
  hasCoordinates: boolean;
  hasBranch: boolean;
}): boolean {
  return order.productPrice > 0 && order.hasCoordinates && order.hasBranch;
}

/** Progress to a goal: the missing amount in soʻm, and the reached part 0–1. */
export type DeliveryGoalProgress = { goal: number; left: number; ratio: number };

/** Returns the progress to free delivery, or null if it is never free. */
export function calculateFreeDeliveryProgress(
  tariff: Pick<Tariff, "freeFrom">,
  productPrice: number,
): DeliveryGoalProgress | null {
  return calculateProgress(tariff.freeFrom, productPrice);
}

/** Returns the progress to the minimum delivery amount, or null if there is none. [CH-3] */
export function calculateMinimumProgress(
  minimalDeliveryPrice: number | null | undefined,
  productPrice: number,
): DeliveryGoalProgress | null {
  return calculateProgress(minimalDeliveryPrice, productPrice);
}

/** Returns the progress to the minimum number of pieces for delivery, or null if there is none. [CH-12] */
export function calculateQuantityProgress(
  minimalDeliveryQuantity: number | null | undefined,
  productCount: number,
): DeliveryGoalProgress | null {
  return calculateProgress(minimalDeliveryQuantity, productCount);
}

function calculateProgress(
  goalPrice: number | null | undefined,
  productPrice: number,
): DeliveryGoalProgress | null {
  const goal = toMoney(goalPrice);
  if (goal === 0) return null;
  const reached = Math.min(goal, toMoney(productPrice));
  return { goal, left: goal - reached, ratio: reached / goal };
}
