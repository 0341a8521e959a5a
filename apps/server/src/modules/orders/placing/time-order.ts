import type { DeliveryTariff } from "@dasturxon/contract";
import type { SaleStop } from "@dasturxon/domain/availability";
import { sumCookingMinutes, findCapacitySlotStart } from "@dasturxon/domain/capacity";
import { findBlockingPause } from "@dasturxon/domain/pauses";
import { calculatePromisedTime } from "@dasturxon/domain/time-slots";
import type { OrderedItem } from "./ordered-items.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";

/** Times of an order, and its cooking minutes in the kitchen of its branch [CH-2]. */
export interface OrderTiming {
  /** Preparation time in minutes. */
  preparationMinutes: number;
  /** Preparation and delivery time together, in minutes. */
  minutes: number;
  /** Pause that applies at the order's time. */
  pause: SaleStop | null;
  /**
   * Quarter of an hour in which the order is handed over, with the capacity, the minutes that other orders reserved
   * (`taken`) and the minutes of this order (`load`).
   */
  quarter: { at: Date; capacity: number | null; taken: number; load: number };
}

interface OrderTimingInput {
  items: OrderedItem[];
  /** Additional preparation time of a busy hour, in minutes. */
  extraMinutes: number;
  tariff: DeliveryTariff | null;
  now: Date;
  /** Time at which the customer wants the order. Null: as soon as possible. */
  deliverAt: Date | null;
}

export function calculateOrderTiming(
  { branch, pauses, taken }: OrderPlacingFacts,
  { items, extraMinutes, tariff, now, deliverAt }: OrderTimingInput,
): OrderTiming {
  const longest = Math.max(branch?.preparationMinutes ?? 0, ...items.flatMap(listCookingMinutes));
  const preparationMinutes = extraMinutes + longest;
  const minutes = preparationMinutes + (tariff?.minutes ?? 0);
  const at = findCapacitySlotStart(deliverAt ?? calculatePromisedTime(now, minutes));
  return {
    preparationMinutes,
    minutes,
    pause: branch && findBlockingPause(pauses, { now, branchId: branch.id, at: deliverAt ?? now }),
    quarter: {
      at,
      capacity: branch?.slotCapacityMinutes ?? null,
      taken: taken.find((quarter) => Date.parse(quarter.at) === at.getTime())?.minutes ?? 0,
      load: sumCookingMinutes(items.flatMap(listItemsToCook)),
    },
  };
}

function listCookingMinutes({ product, parts }: OrderedItem): number[] {
  return [product, ...parts.map((part) => part.product)].map((each) => each?.timeCookingMax ?? 0);
}

/** Returns the products to cook with their counts. For a set, these are its parts. */
function listItemsToCook({ item: { count }, product, parts }: OrderedItem) {
  if (parts.length === 0) return [{ count, cookingMinutes: product?.timeCookingMax ?? null }];
  return parts.map((part) => ({
    count: count * part.count,
    cookingMinutes: part.product?.timeCookingMax ?? null,
  }));
}
