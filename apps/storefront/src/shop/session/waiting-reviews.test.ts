import { beforeEach, expect, test, vi } from "vitest";
import type { ApiCall } from "../../platform/api.ts";
import { closeSession, openSession } from "./session.ts";
import { saveWaitingReview, sendReviews, waitingReviewsStore } from "./waiting-reviews.ts";

const createReviewAnswer = (statusCode: number) =>
  (statusCode === 200
    ? { data: {}, error: null }
    : { data: null, error: { statusCode, code: "x" } }) as unknown;
const createCallMock = (...codes: number[]) => {
  const ask = vi.fn<(...call: unknown[]) => Promise<unknown>>();
  for (const code of codes) ask.mockResolvedValueOnce(createReviewAnswer(code));
  return ask as typeof ask & ApiCall;
};

beforeEach(() => {
  closeSession();
  openSession({ userId: "u", phone: "+998900000000", firstName: null, lastName: null });
});

test("[OR-10, ER-3] a review waits while offline and is sent once, one per order", async () => {
  saveWaitingReview("a", { grade: 4 });
  saveWaitingReview("a", { grade: 5 });
  const lost = createCallMock(0);
  await sendReviews(lost);
  expect(waitingReviewsStore.get()).toHaveLength(1);
  const back = createCallMock(200);
  await sendReviews(back);
  expect(back).toHaveBeenCalledWith("POST /orders/v1/orders/{id}/grade", {
    path: { id: "a" },
    body: { grade: 5 },
  });
  expect(waitingReviewsStore.get()).toEqual([]);
  const idle = createCallMock();
  await sendReviews(idle);
  expect(idle).not.toHaveBeenCalled();
});

test("[OR-10] drops a review that the server refuses permanently; keeps one that it cannot accept now", async () => {
  saveWaitingReview("a", { grade: 4 });
  saveWaitingReview("b", { grade: 3 });
  await sendReviews(createCallMock(409, 503));
  expect(waitingReviewsStore.get().map(({ orderId }) => orderId)).toEqual(["b"]);
});

test("[US-5] signing out deletes waiting reviews without sending them", async () => {
  saveWaitingReview("a", { grade: 4 });
  closeSession();
  expect(waitingReviewsStore.get()).toEqual([]);
  const ask = createCallMock();
  await sendReviews(ask);
  expect(ask).not.toHaveBeenCalled();
});
