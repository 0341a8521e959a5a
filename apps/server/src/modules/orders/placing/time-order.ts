import type { Tariff } from "@dasturxon/contract";
import type { Stop } from "@dasturxon/domain/availability";
import { cookingLoad, quarterOf } from "@dasturxon/domain/capacity";
import { pauseAt } from "@dasturxon/domain/pauses";
import { promisedAt } from "@dasturxon/domain/time-slots";
import type { OrderedItem } from "./ordered-items.ts";
import type { PlacingFacts } from "./facts/facts.ts";

/** When an order would be ready, and what it takes of its branch's kitchen [CH-2]. */
export interface OrderTiming {
  /** Minutes in the kitchen. */
  preparationMinutes: number;
  /** Kitchen and road together. */
  minutes: number;
  /** The pause that holds at the order's time. */
  pause: Stop | null;
  /** The quarter of an hour that it is handed over in: what the kitchen can take, has taken and would take, minutes. */
  quarter: { at: Date; capacity: number | null; taken: number; load: number };
}

interface TimingQuestion {
  items: OrderedItem[];
  /** What a busy hour adds in the kitchen. */
  extraMinutes: number;
  tariff: Tariff | null;
  now: Date;
  /** Null: as soon as possible. */
  deliverAt: Date | null;
}

export function timeOrder(
  { branch, pauses, taken }: PlacingFacts,
  { items, extraMinutes, tariff, now, deliverAt }: TimingQuestion,
): OrderTiming {
  const longest = Math.max(branch?.preparationMinutes ?? 0, ...items.flatMap(cookingMinutesOf));
  const preparationMinutes = extraMinutes + longest;
  const minutes = preparationMinutes + (tariff?.minutes ?? 0);
  const at = quarterOf(deliverAt ?? promisedAt(now, minutes));
  return {
    preparationMinutes,
    minutes,
    pause: branch && pauseAt(pauses, { now, branchId: branch.id, at: deliverAt ?? now }),
    quarter: {
      at,
      capacity: branch?.slotCapacityMinutes ?? null,
      taken: taken.find((quarter) => Date.parse(quarter.at) === at.getTime())?.minutes ?? 0,
      load: cookingLoad(items.flatMap(cooked)),
    },
  };
}

function cookingMinutesOf({ product, parts }: OrderedItem): number[] {
  return [product, ...parts.map((part) => part.product)].map((each) => each?.timeCookingMax ?? 0);
}

/** A set cooks its parts, anything else itself. */
function cooked({ item: { count }, product, parts }: OrderedItem) {
  if (parts.length === 0) return [{ count, cookingMinutes: product?.timeCookingMax ?? null }];
  return parts.map((part) => ({
    count: count * part.count,
    cookingMinutes: part.product?.timeCookingMax ?? null,
  }));
}
