import type { BoardRow, OrderPatch } from "./queries.ts";
import { promisedAt } from "./promise.ts";

/** An order is taken into the kitchen's queue; its promise is counted anew from now, unless a time was asked for. */
export function acceptance(
  order: Pick<BoardRow, "preparationMinutes" | "roadMinutes" | "deliveryAt">,
  { now, cookingMinutes = order.preparationMinutes }: { now: Date; cookingMinutes?: number | undefined },
): OrderPatch {
  return {
    status: "ACCEPTED",
    preparation_minutes: cookingMinutes,
    promised_at: order.deliveryAt ?? promisedAt(now, cookingMinutes + order.roadMinutes),
  };
}
