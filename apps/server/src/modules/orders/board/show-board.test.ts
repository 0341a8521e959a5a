import type { BoardOrder, HistoryEntry } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const fetchBoardOrders = async () =>
  (await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner })).body.orders;

test("[OR-5] a board with many unclosed orders shows the newest in order of arrival", async () => {
  const ended = await postOrder(app, token, createPickupBody());
  await app.call(`/orders/v1/orders/${ended.id}/cancel`, { token, body: {} });
  expect((await fetchBoardOrders()).map(({ id }) => id)).toEqual([ended.id]);
  const first = await postOrder(app, token, createPickupBody());
  const copies = sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 100000 + n, 'created_at', o.created_at - make_interval(days => n)))).*
    from orders o, generate_series(1, 500) n where o.id = ${first.id} returning id`;
  await app.db.tenant(app.osh, (tx) => copies.execute(tx));
  app.clock.advance(60_000);
  const last = await postOrder(app, token, createPickupBody());
  const shown = await fetchBoardOrders();
  expect(shown).toHaveLength(500);
  expect(shown.slice(-2).map(({ id }) => id)).toEqual([first.id, last.id]);
});

test("[US-8, OR-7] an order's history has delivery comments and amounts for the office, not for the kitchen", async () => {
  let order = (await postOrder(app, token, createDeliveryBody())) as Pick<
    BoardOrder,
    "id" | "version" | "totalPrice"
  >;
  const path = `/console/v1/orders/${order.id}`;
  const postOrderAction = async (action: string, body: object) => {
    const sent = { version: order.version, ...body };
    order = (await app.call<BoardOrder>(`${path}/${action}`, { token: owner, body: sent })).body;
  };
  await postOrderAction("accept", {});
  const courier = { name: "Botir", phone: "+998907654321" };
  await postOrderAction("delivery-type", {
    deliveryType: "CUSTOM",
    courier,
    comment: "20 000, gate code 17",
  });
  const service = { serviceType: "PICK_UP", branchId: branchIdFromKey("center") };
  await postOrderAction("service", { service, totalPrice: 92_000 });
  expect(order.totalPrice).toBe(92_000);
  const fetchOrderHistoryAs = async (by: string) =>
    (await app.call<{ history: HistoryEntry[] }>(path, { token: by })).body.history.slice(-2);
  expect(await fetchOrderHistoryAs(owner)).toMatchObject([
    { about: { kind: "delivery_type", to: "CUSTOM" }, comment: "20 000, gate code 17" },
    { about: { kind: "service_type", totalAfter: 92_000 } },
  ]);
  expect(await fetchOrderHistoryAs(await app.signInStaff("kitchen@osh"))).toMatchObject([
    { about: { kind: "delivery_type", to: "CUSTOM" }, comment: null },
    { reason: "CHANGE_DELIVERY_TYPE", about: null, comment: null },
  ]);
});
