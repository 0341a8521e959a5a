import { call } from "../../platform/api.ts";
import type { ApiCall } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { sessionStore } from "./session.ts";

interface ReviewBody {
  grade: number;
  comment?: string | null;
  products?: { productId: string; grade: number; comment?: string | null }[];
}

interface WaitingReview {
  orderId: string;
  body: ReviewBody;
}

/** Reviews that are not sent to the server yet, oldest first. One per order. */
export const waitingReviewsStore = createStoredStore<WaitingReview[]>({
  name: "waiting-reviews",
  empty: [],
  parse: (kept) =>
    Array.isArray(kept) && kept.every((each) => typeof each?.orderId === "string" && each.body?.grade)
      ? kept
      : null,
});

/** Stores a review until the device is online. */
export function saveWaitingReview(orderId: string, body: ReviewBody): void {
  waitingReviewsStore.set((now) => [...removeOrderReview(now, orderId), { orderId, body }]);
}

/**
 * Sends the stored reviews, one after another. A review that is permanently rejected, such as a review of an order that
 * is already graded, is removed.
 */
export async function sendReviews(ask: ApiCall = call): Promise<void> {
  for (const { orderId, body } of waitingReviewsStore.get()) {
    if (!sessionStore.get()) return;
    const { error } = await ask("POST /orders/v1/orders/{id}/grade", { path: { id: orderId }, body });
    const isLater = error && (error.statusCode < 400 || error.statusCode === 401 || error.statusCode >= 429);
    if (isLater) return;
    waitingReviewsStore.set((now) => removeOrderReview(now, orderId));
  }
}

const removeOrderReview = (reviews: readonly WaitingReview[], orderId: string) =>
  reviews.filter((each) => each.orderId !== orderId);
