import type { BoardOrder, HistoryEntry, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointInCenterZone,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const { body: couriers } = await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner });
type OrderReply = BoardOrder & { code: string };
const postOrderAction = async (order: Pick<Order, "id" | "version">, action: string, body: object = {}) =>
  (
    await app.call<OrderReply>(`/console/v1/orders/${order.id}/${action}`, {
      token: owner,
      body: { version: order.version, ...body },
    })
  ).body;
const taxi = { name: "Botir", phone: "+998907654321" };
const OWN_COURIER_DELIVERY = {
  deliveryType: "LAMENU",
  courier: null,
  deliveryCost: null,
  deliveryTypeComment: null,
};

async function placeOrderWithTaxi(...statuses: string[]): Promise<OrderReply> {
  const order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept");
  const wanted = { deliveryType: "CUSTOM", courier: taxi, cost: 20_000, comment: "oq Damas" };
  let given = await postOrderAction(order, "delivery-type", wanted);
  for (const status of statuses) given = await postOrderAction(given, "status", { status });
  return given;
}

test("[OR-6, CH-1] an external courier's order that becomes a pickup and then a delivery goes to own couriers", async () => {
  const order = await placeOrderWithTaxi();
  const CENTER = branchIdFromKey("center");
  const service = { serviceType: "PICK_UP", branchId: CENTER };
  const fetched = await postOrderAction(order, "service", { service, totalPrice: 92_000 });
  expect(fetched).toMatchObject({ serviceType: "PICK_UP", ...OWN_COURIER_DELIVERY });
  const address = { streetName: "Navoiy", houseNumber: "7", ...pointInCenterZone };
  const back = { serviceType: "DELIVERY", branchId: CENTER, address };
  const brought = await postOrderAction(fetched, "service", { service: back, totalPrice: 102_000 });
  expect(brought).toMatchObject({ serviceType: "DELIVERY", ...OWN_COURIER_DELIVERY });
  const taken = await postOrderAction(brought, "courier", { courierId: couriers[0]?.id });
  expect(taken).toMatchObject({ courierId: couriers[0]?.id, courierStatus: "PERFORMER_FOUND" });
});

test("[OR-6] a change of the address keeps an external courier", async () => {
  const address = { streetName: "Navoiy", houseNumber: "7", ...pointInCenterZone };
  const service = { serviceType: "DELIVERY", branchId: branchIdFromKey("center"), address };
  const moved = await postOrderAction(await placeOrderWithTaxi(), "service", {
    service,
    totalPrice: 102_000,
  });
  expect(moved).toMatchObject({ deliveryType: "CUSTOM", courier: taxi, deliveryCost: 20_000 });
});

test("[OR-6, OR-7] when the courier search restarts, own couriers can get the order, and the history shows it", async () => {
  const order = await placeOrderWithTaxi("COOKING", "DONE", "ATTACHED");
  const free = await postOrderAction(order, "courier-status", { status: "PERFORMER_LOOK_UP" });
  expect(free).toMatchObject({ status: "DONE", courierStatus: "PERFORMER_LOOK_UP", ...OWN_COURIER_DELIVERY });
  const path = `/console/v1/orders/${order.id}`;
  const shown = await app.call<{ history: HistoryEntry[] }>(path, { token: owner });
  expect(shown.body.history.at(-1)?.about).toEqual({ kind: "delivery_type", from: "CUSTOM", to: "LAMENU" });
  const courierId = couriers[0]?.id;
  expect(await postOrderAction(free, "courier", { courierId })).toMatchObject({
    status: "ATTACHED",
    courierId,
  });
});

test("[OR-2, OR-6] without a named external courier the order cannot be attached or sent, and another can be named", async () => {
  const order = await placeOrderWithTaxi("COOKING", "DONE");
  // Simulates an order whose courier was removed by an older build, which left the delivery type "CUSTOM".
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set custom_courier = null, courier_status = null where id = ${order.id}`.execute(tx),
  );
  for (const status of ["ATTACHED", "ON_WAY"])
    expect((await postOrderAction(order, "status", { status })).code).toBe("courier_not_found");
  const found = await postOrderAction(order, "courier-status", { status: "PERFORMER_FOUND" });
  expect(found.code).toBe("courier_not_found");
  const named = await postOrderAction(order, "delivery-type", { deliveryType: "CUSTOM", courier: taxi });
  expect(named).toMatchObject({ courier: taxi, status: "ATTACHED" });
  expect((await postOrderAction(named, "status", { status: "ON_WAY" })).status).toBe("ON_WAY");
});

test("[OR-2] refuses a courier status that attaches an own-delivery order without a courier", async () => {
  let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept");
  for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
  const found = await postOrderAction(order, "courier-status", { status: "PERFORMER_FOUND" });
  expect(found.code).toBe("courier_not_found");
});
