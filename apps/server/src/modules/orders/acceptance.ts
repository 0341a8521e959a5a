import { pauseAt } from "@dasturxon/domain/pauses";
import type { Tx } from "../../platform/database/index.ts";
import { selectPauses } from "../merchants/index.ts";
import type { OrderPatch } from "./order-patch.ts";
import type { BoardRow } from "./queries.ts";

const FIVE_MINUTES = 5 * 60_000;

/** The moment that is promised: `minutes` from now, up to the next five, as people say times. */
export function promisedAt(now: Date, minutes: number): Date {
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / FIVE_MINUTES) * FIVE_MINUTES);
}

/**
 * Does the order's branch take it by itself? Not while orders for its time are paused: then the staff say whether
 * they can keep it.
 */
export async function isTakenByItself(
  tx: Tx,
  order: Pick<BoardRow, "merchantId" | "branch" | "deliveryAt" | "isAutoAccept">,
  now: Date,
): Promise<boolean> {
  if (!order.isAutoAccept) return false;
  const pauses = await selectPauses(tx, order.merchantId, now);
  return pauseAt(pauses, { now, branchId: order.branch.id, at: order.deliveryAt ?? now }) === null;
}

/** An order is taken into the kitchen's queue; its promised time is counted again from now, unless a time was asked for. */
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
