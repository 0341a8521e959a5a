import type { BoardOrder, Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import { branchId, CUSTOMER_PHONE, delivery, pickup, shop } from "../../../testing/test-shop.ts";
import { rescheduleActivations, activateOrder } from "./activate-order.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const activationTime = { day: "2026-03-02", time: "20:00" };
const DELIVERY_TIME = new Date("2026-03-02T20:00:00+05:00");

async function placeLaterOrder(body: OrderBody): Promise<Order> {
  const reply = await app.call<Order>("/orders/v1/orders/at-time", {
    token,
    body: { ...body, ...activationTime },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}
const changeKitchen = (settings: object) =>
  app.call(`/console/v1/kitchen/${branchId("center")}`, {
    token: owner,
    method: "PUT",
    body: { preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes: null, ...settings },
  });
const activateOrderNow = (order: Order) =>
  app.db.tenant(app.osh, (tx) =>
    activateOrder(tx, { merchantId: app.osh, orderId: order.id, now: app.clock.now() }),
  );
const fetchOrder = async (order: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
async function activationMinutesBefore(order: Order): Promise<number> {
  const job = (await selectWaitingJobs(app, "wake-order")).find(({ key }) => key?.endsWith(order.id));
  return (DELIVERY_TIME.getTime() - (job?.runAt.getTime() ?? 0)) / 60_000;
}

test("[CH-7] activates a scheduled order five minutes before the branch's preparation and travel time begins", async () => {
  expect(await activationMinutesBefore(await placeLaterOrder(pickup()))).toBe(25 + 5);
  await changeKitchen({ preparationMinutes: 60 });
  expect(await activationMinutesBefore(await placeLaterOrder(pickup()))).toBe(60 + 5);
  // A delivery over 250 metres takes ten minutes.
  expect(await activationMinutesBefore(await placeLaterOrder(delivery()))).toBe(60 + 10 + 5);
  await changeKitchen({});
});

test("[CH-7] activates scheduled orders earlier when the branch needs longer", async () => {
  const order = await placeLaterOrder(pickup());
  const resetPreparation = (preparationMinutes: number) =>
    app.db.tenant(app.osh, (tx) =>
      rescheduleActivations(tx, { merchantId: app.osh, branchId: branchId("center"), preparationMinutes }),
    );
  await resetPreparation(90);
  expect(await activationMinutesBefore(order)).toBe(90 + 5);
  await resetPreparation(10);
  expect(await activationMinutesBefore(order)).toBe(25 + 5);
});

test("[OR-2] becomes a new order once; a cancelled or accepted order stays unchanged", async () => {
  const order = await placeLaterOrder(pickup());
  expect(order.status).toBe("AT_TIME");
  await activateOrderNow(order);
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CREATED", version: 2 });
  const gone = await placeLaterOrder(pickup());
  await app.call(`/orders/v1/orders/${gone.id}/cancel`, { token, body: {} });
  await activateOrderNow(gone);
  expect(await fetchOrder(gone)).toMatchObject({ status: "CANCELED", version: 2 });
});

test("[OR-2] a branch with automatic acceptance accepts it on activation, for the requested time", async () => {
  await changeKitchen({ isAutoAccept: true });
  const order = await placeLaterOrder(pickup());
  expect(order.status).toBe("AT_TIME");
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({
    status: "ACCEPTED",
    promisedAt: DELIVERY_TIME.toISOString(),
  });
  const { body } = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(body.nextStatuses).toEqual(["COOKING", "CANCELED"]);
  await changeKitchen({});
});

test("[OR-2] [CH-2] activated during a pause or in a permanently closed branch, it waits for staff even with automatic acceptance", async () => {
  await changeKitchen({ isAutoAccept: true });
  const setBranchActive = (isActive: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update branches set is_active = ${isActive} where id = ${branchId("center")}`,
    );
  const left = await placeLaterOrder(pickup());
  await setBranchActive(false);
  await activateOrderNow(left);
  expect(await fetchOrder(left)).toMatchObject({ status: "CREATED" });
  await setBranchActive(true);
  const [order, other] = [await placeLaterOrder(pickup()), await placeLaterOrder(pickup())];
  const made = await app.call<{ id: string }>("/console/v1/pauses", {
    token: owner,
    body: { kind: "STOP", branchId: branchId("center"), until: null },
  });
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CREATED" });
  await app.call(`/console/v1/pauses/${made.body.id}`, { token: owner, method: "DELETE" });
  await activateOrderNow(other);
  expect(await fetchOrder(other)).toMatchObject({ status: "ACCEPTED" });
  await changeKitchen({});
});
