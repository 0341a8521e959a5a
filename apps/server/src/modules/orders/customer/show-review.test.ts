import type { Order, OrderReview } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { listenToEvents } from "../../../testing/listen.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await app.start();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const stranger = (await app.signIn("+998907777777")).token;
const owner = await app.signInStaff("owner@osh");

test("[OR-10] only the customer reads the own review", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const path = `/orders/v1/orders/${order.id}/grade`;
  const fetchReview = (by = token) => app.call<OrderReview | null>(path, { token: by });
  expect((await fetchReview()).body).toBeNull();
  const board = `/console/v1/orders/${order.id}`;
  await app.call(`${board}/accept`, { token: owner, body: { version: 1 } });
  for (const [index, status] of ["COOKING", "DONE", "CLOSED"].entries())
    await app.call(`${board}/status`, { token: owner, body: { version: 2 + index, status } });
  const plov = { productId: productIdFromKey("plov"), grade: 5, comment: "Zoʻr" };
  await app.call(path, { token, body: { grade: 4, comment: "Tez keldi", products: [plov] } });
  expect((await fetchReview()).body).toEqual({
    grade: 4,
    comment: "Tez keldi",
    products: [plov],
    answer: null,
  });
  expect((await fetchReview(stranger)).status).toBe(404);
});

test("[OR-5] one stream sends a customer the own orders and no others", async () => {
  const events = await listenToEvents<Order>(app, `/orders/v1/orders/user/${userId}/events`, token);
  const theirs = await postOrder(app, stranger, createPickupBody());
  const mine: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await postOrder(app, token, createPickupBody());
    mine.push(id);
    await app.call(`/orders/v1/orders/${id}/cancel`, { token, body: {} });
  }
  const listCanceledIds = () => events().flatMap(({ id, status }) => (status === "CANCELED" ? [id] : []));
  await expect.poll(listCanceledIds).toEqual(expect.arrayContaining(mine));
  expect(events().map(({ id }) => id)).not.toContain(theirs.id);
});
