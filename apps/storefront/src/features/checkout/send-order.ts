import type { Order, OrderBody } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError, Result } from "../../platform/api.ts";
import { attemptStore, beginAttempt, endAttempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { atTime } from "./order-body.ts";

/** How a try ended. `unsure`: no answer came, the order may or may not be there. */
export type Sending =
  /** `isEarlier`: an unanswered try had arrived after all, and its order stays as it was sent then. */
  | { end: "placed"; orderId: string; isEarlier: boolean }
  | { end: "refused"; error: ApiError }
  | { end: "unsure"; error: ApiError };

/**
 * Sends the order, once however often it is called before an answer [CH-7, CH-8]. `onBusy` hears each time when the
 * server has no place for it and the same order is sent again.
 */
export async function sendOrder(body: OrderBody, draft: Draft, onBusy: () => void): Promise<Sending> {
  const later = atTime(body, draft);
  const hadUnanswered = attemptStore.get() !== null;
  const idempotencyKey = beginAttempt();
  const { data, error }: Result<Order> = later
    ? await call("POST /orders/v1/orders/at-time", { body: later, idempotencyKey, onBusy })
    : await call("POST /orders/v1/orders", { body, idempotencyKey, onBusy });
  const isUnanswered = error && (error.statusCode === 0 || error.statusCode >= 500);
  // Refused as busy it has not been looked at: it is surely not there.
  if (isUnanswered && error.code !== "busy") return { end: "unsure", error };
  // Not an answer to the earlier one: it went no further than the door, which does not know the key.
  const isAnswered = data !== null || !hadUnanswered || error.statusCode === 409;
  if (isAnswered) endAttempt();
  if (data) return { end: "placed", orderId: data.id, isEarlier: false };
  const { madeId } = error.data;
  const isEarlier = error.code === "idempotency_conflict" && typeof madeId === "string";
  return isEarlier ? { end: "placed", orderId: madeId, isEarlier } : { end: "refused", error };
}
