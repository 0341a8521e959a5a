import { findBlockingPause } from "@dasturxon/domain/pauses";
import { calculatePromisedTime } from "@dasturxon/domain/time-slots";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPauses } from "../../merchants/index.ts";
import type { OrderColumnsPatch } from "./order-patch.ts";
import type { BoardOrderRow } from "../queries.ts";

/**
 * Whether the branch accepts the order automatically. False if orders for the requested time are paused: staff decide
 * about such orders.
 */
export async function isAcceptedAutomatically(
  tx: Tx,
  order: Pick<BoardOrderRow, "merchantId" | "branch" | "deliveryAt" | "isAutoAccept">,
  now: Date,
): Promise<boolean> {
  if (!order.isAutoAccept) return false;
  const pauses = await selectPauses(tx, order.merchantId, now);
  return findBlockingPause(pauses, { now, branchId: order.branch.id, at: order.deliveryAt ?? now }) === null;
}

/**
 * Returns the patch that accepts an order. The promised time is calculated again from now, unless the customer chose a
 * time.
 */
export function createAcceptancePatch(
  order: Pick<BoardOrderRow, "preparationMinutes" | "roadMinutes" | "deliveryAt" | "deliveryUntil">,
  { now, cookingMinutes = order.preparationMinutes }: { now: Date; cookingMinutes?: number | undefined },
): OrderColumnsPatch {
  return {
    status: "ACCEPTED",
    preparation_minutes: cookingMinutes,
    promised_at:
      order.deliveryUntil ??
      order.deliveryAt ??
      calculatePromisedTime(now, cookingMinutes + order.roadMinutes),
  };
}
