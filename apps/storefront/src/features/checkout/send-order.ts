import type { Order, OrderBody } from "@dasturxon/contract";
import type { RefusalOfAnyCall } from "@dasturxon/contract/client";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import type { PlacingRefusal } from "@dasturxon/contract/refusals/placing";
import { call } from "../../platform/api.ts";
import type { ApiResult } from "../../platform/api.ts";
import { orderAttemptStore, beginOrderAttempt, endOrderAttempt } from "./attempt.ts";
import type { CheckoutDraft } from "./draft.ts";
import { buildScheduledOrderBody } from "./order-body.ts";

/** Result of an attempt. `unsure`: no response arrived, so the order may or may not exist. */
export type SendOrderResult =
  /**
   * `isEarlier`: the server returned the order of an earlier attempt, which does not contain the customer's later
   * changes.
   */
  | { end: "placed"; orderId: string; isEarlier: boolean }
  | { end: "refused"; error: SendOrderRefusal }
  | { end: "unsure"; error: SendOrderRefusal };

/** Refusal of an order, for as soon as possible or scheduled. */
export type SendOrderRefusal = RefusalBody<PlacingRefusal | RefusalOfAnyCall>;

interface SendOrderOptions {
  /** Whether an earlier attempt to place this order has no response yet. */
  hadUnanswered?: boolean;
  /** Whether the caller opens another session after a 401 and sends the order again, with the same key. */
  isSessionRenewed?: boolean;
}

/**
 * Sends the order. Repeated calls before a response place it only once [CH-7, CH-8]. Calls `onBusy` each time when the
 * server is overloaded and the same order is sent again.
 */
export async function sendOrder(
  body: OrderBody,
  draft: CheckoutDraft,
  onBusy: () => void,
  { hadUnanswered = orderAttemptStore.get() !== null, isSessionRenewed = false }: SendOrderOptions = {},
): Promise<SendOrderResult> {
  const later = buildScheduledOrderBody(body, draft);
  const idempotencyKey = beginOrderAttempt();
  const { data, error }: ApiResult<Order, PlacingRefusal | RefusalOfAnyCall> = later
    ? await call("POST /orders/v1/orders/at-time", { body: later, idempotencyKey, onBusy })
    : await call("POST /orders/v1/orders", { body, idempotencyKey, onBusy });
  const isUnanswered = error && (error.statusCode === 0 || error.statusCode >= 500);
  // A busy server rejects a request before it handles it, so the order does not exist.
  if (isUnanswered && error.code !== "busy") return { end: "unsure", error };
  // Error 409 and success are answers to the earlier attempt. Any other error is not: this request was rejected before
  // the server looked up the idempotency key.
  const isAnswered = data !== null || !hadUnanswered || error.statusCode === 409;
  const isSentAgain = isSessionRenewed && error?.statusCode === 401;
  if (isAnswered && !isSentAgain) endOrderAttempt();
  if (data) return { end: "placed", orderId: data.id, isEarlier: false };
  const madeId = error.code === "idempotency_conflict" ? error.data.madeId : null;
  return madeId ? { end: "placed", orderId: madeId, isEarlier: true } : { end: "refused", error };
}
