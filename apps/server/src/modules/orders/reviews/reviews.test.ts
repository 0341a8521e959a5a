import type { CustomerNotification, OrderReview, ProductReview, StaffReview } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

// The clock shows the real time. With the default test clock, a job that is scheduled for some hours later would run at
// once.
const app = await createTestShop({ clock: createTestClock(new Date()) });
await app.start();
const guest = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const PLOV_ID = productIdFromKey("plov");
type ReviewsReply = { content: StaffReview[]; totalElements: number };
type AnsweredReview = StaffReview & { code?: string; data?: { present?: StaffReview; field?: string } };

const listReviews = async (query = "", token = owner) =>
  (await app.call<ReviewsReply>(`/console/v1/reviews${query}`, { token })).body;
const putReview = (path: string, body: object, token = owner) =>
  app.call<AnsweredReview>(`/console/v1/reviews/${path}`, { method: "PUT", token, body });
const answerReview = (id: string, body: object, token = owner) => putReview(`${id}/answer`, body, token);

async function addReviewedOrder(review: object, branch = branchIdFromKey("center")): Promise<string> {
  const order = await closeNewOrder(
    app,
    owner,
    await postOrder(app, guest.token, createPickupBody({ branchId: branch })),
  );
  app.clock.advance(1000);
  const sent = { token: guest.token, body: review };
  expect((await app.call(`/orders/v1/orders/${order.id}/grade`, sent)).status).toBe(200);
  return order.id;
}
const fetchComments = async () =>
  (
    await app.call<{ content: ProductReview[]; totalElements: number }>(
      `/products/v1/grade/${PLOV_ID}/comments`,
    )
  ).body;

const goodReviewOrderId = await addReviewedOrder({ grade: 5 });
const coldFoodReviewOrderId = await addReviewedOrder({
  grade: 2,
  comment: "Kech keldi",
  products: [{ productId: PLOV_ID, grade: 1, comment: "Sovuq edi" }],
});
const northReviewOrderId = await addReviewedOrder(
  { grade: 3, comment: "Tuzi koʻp" },
  branchIdFromKey("north"),
);

test("[OR-10] staff read reviews, newest first: all, with few stars, or without an answer", async () => {
  const all = await listReviews();
  expect(all.content.map(({ id }) => id)).toEqual([
    northReviewOrderId,
    coldFoodReviewOrderId,
    goodReviewOrderId,
  ]);
  expect(all.totalElements).toBe(3);
  expect(all.content[1]).toMatchObject({
    phone: CUSTOMER_PHONE,
    grade: 2,
    comment: "Kech keldi",
    products: [{ productId: PLOV_ID, grade: 1, comment: "Sovuq edi", isHidden: false, name: { uz: "plov" } }],
    answer: null,
  });
  expect((await listReviews("?show=LOW")).content.map(({ id }) => id)).toEqual([
    northReviewOrderId,
    coldFoodReviewOrderId,
  ]);
  expect(
    (await listReviews(`?show=UNANSWERED&branchId=${branchIdFromKey("north")}`)).content.map(({ id }) => id),
  ).toEqual([northReviewOrderId]);
  expect((await listReviews("?page=1&size=2")).content.map(({ id }) => id)).toEqual([goodReviewOrderId]);
});

test("[OR-10, US-8] a manager of one branch reads and answers only its reviews; kitchen staff read none", async () => {
  const local = await createInvitedStaff(app, owner, {
    login: "center-manager",
    name: "Anvar",
    role: "manager",
    branchIds: [branchIdFromKey("center")],
  });
  expect((await listReviews("", local.token)).content.map(({ id }) => id)).toEqual([
    coldFoodReviewOrderId,
    goodReviewOrderId,
  ]);
  expect((await answerReview(northReviewOrderId, { version: 1, text: "Rahmat" }, local.token)).status).toBe(
    404,
  );
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/reviews", { token: kitchen })).status).toBe(403);
});

test("[OR-10, CT-4] an answer is shown to the customer, with one notification, and to guests under the comment", async () => {
  const { body } = await answerReview(coldFoodReviewOrderId, {
    version: 1,
    text: "Uzr, kuryerimiz kechikdi.",
  });
  expect(body.answer).toMatchObject({ text: "Uzr, kuryerimiz kechikdi." });
  await answerReview(coldFoodReviewOrderId, { version: body.version, text: "Uzr, kechikdik." });
  const own = await app.call<OrderReview>(`/orders/v1/orders/${coldFoodReviewOrderId}/grade`, {
    token: guest.token,
  });
  expect(own.body.answer?.text).toBe("Uzr, kechikdik.");
  expect((await fetchComments()).content[0]).toMatchObject({
    comment: "Sovuq edi",
    answer: "Uzr, kechikdik.",
  });
  const fetchNotifications = async () => {
    const path = "/notifications/v1/notifications";
    const { content } = (await app.call<{ content: CustomerNotification[] }>(path, { token: guest.token }))
      .body;
    return content.filter(({ title }) => title.eng === "Your review was answered");
  };
  await expect.poll(fetchNotifications).toHaveLength(1);
  expect((await fetchNotifications())[0]).toMatchObject({ link: `/profile/orders/${coldFoodReviewOrderId}` });
  expect((await listReviews("?show=UNANSWERED")).content.map(({ id }) => id)).toEqual([northReviewOrderId]);
});

test("[OR-10] the second of two concurrent answers gets the first one's text and keeps its own", async () => {
  await answerReview(northReviewOrderId, { version: 1, text: "Birinchi" });
  const second = await answerReview(northReviewOrderId, { version: 1, text: "Ikkinchi" });
  expect(second).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(second.body.data?.present?.answer?.text).toBe("Birinchi");
  const { body } = await answerReview(northReviewOrderId, { version: 2, text: null });
  expect(body.answer).toBeNull();
});

test.each([
  ["no words", "text", { version: 1, text: "" }],
  ["1,001 letters", "text", { version: 1, text: "a".repeat(1001) }],
  ["no version", "version", { text: "a" }],
  ["nothing", "text", { version: 1 }],
])("[S25] refuses an answer of %s and names the field", async (_, field, body) => {
  const reply = await answerReview(goodReviewOrderId, body);
  expect(reply.status).toBe(400);
  expect(reply.body.data?.field).toBe(field);
});

test("[MN-10] a hidden comment is not shown to guests; its stars stay, and showing it again restores it", async () => {
  const hideComment = (isHidden: boolean) =>
    putReview(`${coldFoodReviewOrderId}/products/${PLOV_ID}/hidden`, { isHidden });
  const before = await fetchComments();
  const fetchGrades = () => app.call("/products/v1/grade");
  const stars = (await fetchGrades()).body;
  expect((await hideComment(true)).body.products[0]).toMatchObject({ isHidden: true });
  expect((await hideComment(true)).status).toBe(200);
  expect(await fetchComments()).toMatchObject({ content: [], totalElements: before.totalElements - 1 });
  expect((await fetchGrades()).body).toEqual(stars);
  await hideComment(false);
  expect(await fetchComments()).toEqual(before);
  expect(
    (await putReview(`${goodReviewOrderId}/products/${PLOV_ID}/hidden`, { isHidden: true })).status,
  ).toBe(404);
});
