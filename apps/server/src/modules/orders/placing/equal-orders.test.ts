import { createHash } from "node:crypto";
import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);

/** Sends an order as an integration does, by default without an idempotency key. */
async function postOrderCall(body: object, more: { key?: string; token?: string } = {}) {
  const reply = await app.http.app.inject({
    method: "POST",
    url: "/api/orders/v1/orders",
    headers: {
      host: "osh.localhost",
      authorization: `Bearer ${more.token ?? token}`,
      ...(more.key && { "idempotency-key": more.key }),
    },
    payload: body,
  });
  return { id: reply.json<Order>().id, isReplay: reply.headers["idempotent-replayed"] === "true" };
}

test("[CH-8] one of two equal concurrent orders without a key is placed, and both get its response", async () => {
  const [one, other] = await Promise.all([
    postOrderCall(createPickupBody()),
    postOrderCall(createPickupBody()),
  ]);
  expect(other.id).toBe(one.id);
  const { body } = await app.call<Order[]>(`/orders/v1/orders/user/${userId}/active`, { token });
  expect(body).toHaveLength(1);
});

test("[CH-8] equal orders with different keys, sessions or bodies are separate orders", async () => {
  app.clock.advance(120_000);
  const again = await app.signIn(CUSTOMER_PHONE);
  const ids = [
    await postOrderCall(createPickupBody({ comment: "no onion" })),
    await postOrderCall(createPickupBody({ comment: "no onion" }), { key: "one" }),
    await postOrderCall(createPickupBody({ comment: "no onion" }), { key: "two" }),
    await postOrderCall(createPickupBody({ comment: "no onion" }), { token: again.token }),
    await postOrderCall(createPickupBody({ comment: "no salt" })),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});

test("[CH-8] an order sent again after its cancellation is a new order", async () => {
  const body = createPickupBody({ comment: "by the window" });
  const { id } = await postOrderCall(body);
  expect(await postOrderCall(body)).toEqual({ id, isReplay: true });
  expect((await app.call(`/orders/v1/orders/${id}/cancel`, { token, body: {} })).status).toBe(200);
  const next = await postOrderCall(body);
  expect(next).toEqual({ id: expect.not.stringMatching(id), isReplay: false });
  expect(await postOrderCall(body)).toEqual({ id: next.id, isReplay: true });
});

test("[CH-8] recognizes a retry of an order taken by an older build without later fields, with and without a key", async () => {
  app.clock.advance(120_000);
  const comment = "taken before the upgrade";
  /** Body of the request after parsing. An older build stored the hash of the parsed body. */
  const parsed = {
    serviceType: "PICK_UP",
    branchId: branchIdFromKey("center"),
    cartItems: [{ productId: productIdFromKey("plov"), count: 1, modifications: [] }],
    comment,
    paymentType: "CASH",
    cashback: 0,
    cutlery: 0,
    isLeaveAtDoor: false,
    isCallOnArrival: false,
    sendCheque: false,
    orderDevice: "CLIENT_WEB",
    language: "uz",
    totalPrice: 47_000,
  };
  const made = [
    await postOrderCall(createPickupBody({ comment })),
    await postOrderCall(createPickupBody({ comment }), { key: "upgraded" }),
  ];
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ hash: string }>`select request_hash as hash from idempotency_keys
      where (reply #>> '{}')::jsonb ->> 'id' in (${made[0]?.id}, ${made[1]?.id})`.execute(tx),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify({ body: parsed }))
    .digest("hex");
  expect(rows).toEqual([{ hash }, { hash }]);
});
