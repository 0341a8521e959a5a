import { cookingLoad, fitsSlot, slotOf } from "@dasturxon/domain/capacity";
import { pauseAt } from "@dasturxon/domain/pauses";
import { promisedAt } from "../promise.ts";
import type { PlacingFacts, PlacingProduct } from "../placing/queries.ts";
import type { ChosenPart } from "../placing/set-parts.ts";

/** Reasons of the house besides those of the basket; `until` is null where the end is not known. */
export type KitchenRefusal = { code: "paused"; until: Date | null } | { code: "slot_full"; at: Date };

export interface KitchenQuestion {
  now: Date;
  deliverAt: Date | null;
  /** Kitchen and road together. */
  minutes: number;
  items: { count: number; product: PlacingProduct | undefined; parts: ChosenPart[] }[];
}

/** What an order takes of its branch's kitchen, and what of pauses and capacity stands in its way [CH-2]. */
export function weighKitchen(
  { branch, pauses, taken }: Pick<PlacingFacts, "branch" | "pauses" | "taken">,
  { now, deliverAt, minutes, items }: KitchenQuestion,
): { slotAt: Date; loadMinutes: number; refusals: KitchenRefusal[] } {
  const at = deliverAt ?? promisedAt(now, minutes);
  const slotAt = slotOf(at);
  const loadMinutes = cookingLoad(items.flatMap(cooked));
  if (!branch) return { slotAt, loadMinutes, refusals: [] };
  const refusals: KitchenRefusal[] = [];
  const pause = pauseAt(pauses, { now, branchId: branch.id, at: deliverAt ?? now });
  if (pause) refusals.push({ code: "paused", until: pause.until === null ? null : new Date(pause.until) });
  const used = taken.find((slot) => Date.parse(slot.at) === slotAt.getTime())?.minutes ?? 0;
  if (!fitsSlot({ capacity: branch.slotCapacityMinutes, taken: used, load: loadMinutes }))
    refusals.push({ code: "slot_full", at: slotAt });
  return { slotAt, loadMinutes, refusals };
}

/** A set cooks its parts, anything else itself. */
function cooked({ count, product, parts }: KitchenQuestion["items"][number]) {
  const whole = { count, cookingMinutes: product?.timeCookingMax ?? null };
  if (parts.length === 0) return [whole];
  return parts.map((part) => ({
    count: count * part.count,
    cookingMinutes: part.product?.timeCookingMax ?? null,
  }));
}
