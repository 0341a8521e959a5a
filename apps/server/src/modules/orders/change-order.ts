import type { BoardOrder, Order } from "@dasturxon/contract";
import { type ChangeReason, canMove, isFinal } from "@dasturxon/domain/order-status";
import { publish } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { settleOrder } from "./settle-order.ts";
import {
  type BoardRow,
  type OrderPatch,
  selectBoardOrder,
  selectBoardOrderForUpdate,
  updateOrder,
} from "./queries.ts";
import { asBoardOrder } from "./views.ts";

/** Who changes which order, and the version that they saw. */
export interface ChangeRequest {
  merchantId: string;
  id: string;
  version: number;
  by: { kind: "customer" | "staff" | "system"; id: string | null; name: string | null };
  now: Date;
}

/** What is to change, and what to write beside it in the history [OR-7]. */
export interface OrderChange {
  patch: OrderPatch;
  reason: ChangeReason;
  comment?: string | null;
}

export type ChangeRefusal = "not_found" | "stale_version" | "transition_not_allowed" | "courier_not_found";

/**
 * The one way an order changes: locked, checked against the version that its author saw and the table of statuses
 * [OR-2], written with its history, settled when it ends, and announced, all in the caller's transaction.
 */
export async function changeOrder(
  tx: Tx,
  request: ChangeRequest,
  decide: (order: BoardRow) => OrderChange | ChangeRefusal,
): Promise<BoardOrder | ChangeRefusal> {
  const { merchantId, id, now, by } = request;
  const order = await selectBoardOrderForUpdate(tx, merchantId, id);
  if (!order) return "not_found";
  if (order.version !== request.version) return "stale_version";
  const change = decide(order);
  if (typeof change === "string") return change;
  const status = change.patch.status ?? order.status;
  if (status !== order.status && !canMove(order.status, status, order.serviceType))
    return "transition_not_allowed";
  if (status === order.status && isFinal(order.status)) return "transition_not_allowed";
  await updateOrder(tx, merchantId, {
    id,
    version: order.version,
    patch: { ...change.patch, ...stampOf(order.status, status, now), ...seenBy(order, request) },
    record: {
      status,
      reason: change.reason,
      byKind: by.kind,
      byId: by.id,
      byName: by.name,
      comment: change.comment ?? null,
      at: now,
    },
  });
  if (status !== order.status) await settleOrder(tx, { order, status, now });
  await publish(tx, {
    merchantId,
    topic: "order-changed",
    key: id,
    payload: { version: order.version + 1, status },
  });
  const changed = await selectBoardOrder(tx, merchantId, id);
  if (!changed) throw new Error("a changed order has gone");
  return asBoardOrder(changed);
}

const stamps: Partial<Record<Order["status"], keyof OrderPatch>> = {
  ACCEPTED: "accepted_at",
  COOKING: "cooking_at",
  DONE: "ready_at",
  ON_WAY: "on_way_at",
  DELIVERED: "delivered_at",
  CLOSED: "closed_at",
  CANCELED: "canceled_at",
};

function stampOf(from: Order["status"], to: Order["status"], now: Date): OrderPatch {
  const stamp = from === to ? undefined : stamps[to];
  return stamp ? { [stamp]: now } : {};
}

function seenBy(order: BoardRow, request: ChangeRequest): OrderPatch {
  return order.seenAt === null && request.by.kind === "staff" ? { seen_at: request.now } : {};
}
