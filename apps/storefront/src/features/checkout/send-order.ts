import type { Order, OrderBody } from "@dasturxon/contract";
import type { CommonRefusal } from "@dasturxon/contract/client";
import type { Refusal } from "@dasturxon/contract/refusals";
import type { PlacingRefusal } from "@dasturxon/contract/refusals/placing";
import { call } from "../../platform/api.ts";
import type { Result } from "../../platform/api.ts";
import { attemptStore, beginAttempt, endAttempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { atTime } from "./order-body.ts";

/** How a try ended. `unsure`: no answer came, the order may or may not be there. */
export type Sending =
  /** `isEarlier`: an unanswered try had arrived after all, and its order stays as it was sent then. */
  | { end: "placed"; orderId: string; isEarlier: boolean }
  | { end: "refused"; error: NotSent }
  | { end: "unsure"; error: NotSent };

/** A refusal of placing an order, now or for later. */
export type NotSent = Refusal<PlacingRefusal | CommonRefusal>;

/**
 * Sends the order, once however often it is called before an answer [CH-7, CH-8]. `onBusy` hears each time when the
 * server has no place for it and the same order is sent again.
 */
export async function sendOrder(body: OrderBody, draft: Draft, onBusy: () => void): Promise<Sending> {
  const later = atTime(body, draft);
  const hadUnanswered = attemptStore.get() !== null;
  const idempotencyKey = beginAttempt();
  const { data, error }: Result<Order, PlacingRefusal | CommonRefusal> = later
    ? await call("POST /orders/v1/orders/at-time", { body: later, idempotencyKey, onBusy })
    : await call("POST /orders/v1/orders", { body, idempotencyKey, onBusy });
  const isUnanswered = error && (error.statusCode === 0 || error.statusCode >= 500);
  // Refused as busy it has not been looked at: it is surely not there.
  if (isUnanswered && error.code !== "busy") return { end: "unsure", error };
  // Not an answer to the earlier one: it went no further than the door, which does not know the key.
  const isAnswered = data !== null || !hadUnanswered || error.statusCode === 409;
  if (isAnswered) endAttempt();
  if (data) return { end: "placed", orderId: data.id, isEarlier: false };
  const madeId = error.code === "idempotency_conflict" ? error.data.madeId : null;
  return madeId ? { end: "placed", orderId: madeId, isEarlier: true } : { end: "refused", error };
}
