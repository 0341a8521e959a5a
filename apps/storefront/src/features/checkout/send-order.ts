import type { Order, OrderBody } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError, Result } from "../../platform/api.ts";
import { beginAttempt, endAttempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { atTime } from "./order-body.ts";

/** How a try ended. `unsure`: no answer came, the order may or may not be there. */
export type Sending =
  | { end: "placed"; order: Order }
  | { end: "refused"; error: ApiError }
  | { end: "unsure"; error: ApiError };

/** Sends the order, once however often it is called for the same content [CH-7, CH-8]. */
export async function sendOrder(body: OrderBody, draft: Draft, userId: string): Promise<Sending> {
  const later = atTime(body, draft);
  const route = later ? "POST /orders/v1/orders/at-time" : "POST /orders/v1/orders";
  const content = JSON.stringify(later ?? body);
  let attempt = beginAttempt(route, content);
  if (!attempt) {
    const found = await findPlaced(userId);
    if (found.end !== "refused") return found;
    attempt = beginAttempt(route, content);
  }
  const idempotencyKey = attempt?.key;
  const result: Result<Order> = later
    ? await call("POST /orders/v1/orders/at-time", { body: later, idempotencyKey })
    : await call("POST /orders/v1/orders", { body, idempotencyKey });
  if (result.data) {
    endAttempt();
    return { end: "placed", order: result.data };
  }
  const { error } = result;
  if (error.statusCode === 0 || error.statusCode >= 500) return { end: "unsure", error };
  if (error.code !== "idempotency_conflict") {
    endAttempt();
    return { end: "refused", error };
  }
  // The earlier try did arrive: that order is the answer.
  const found = await findPlaced(userId);
  return found.end === "refused" ? { end: "refused", error } : found;
}

/** Looks for the order that an unanswered try has made: the newest one under way. "refused": there is none. */
async function findPlaced(userId: string): Promise<Sending> {
  const { data, error } = await call("GET /orders/v1/orders/user/{userId}/active", { path: { userId } });
  if (error) return { end: "unsure", error };
  endAttempt();
  const [newest] = data.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return newest ? { end: "placed", order: newest } : { end: "refused", error: NOT_THERE };
}

const NOT_THERE: ApiError = {
  statusCode: 404,
  statusMessage: "not_found",
  code: "not_found",
  description: { uz: "", ru: "", en: "", ar: "", kz: "", tr: "", zh: "" },
  data: { path: "" },
};
