import type { BoardOrder, Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { rescheduleOrderActivations, activateOrder } from "./activate-order.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
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
const changeKitchenSettings = (settings: object) =>
  app.call(`/console/v1/kitchen/${branchIdFromKey("center")}`, {
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
async function fetchActivationMinutesBefore(order: Order): Promise<number> {
  const job = (await selectWaitingJobs(app, "wake-order")).find(({ key }) => key?.endsWith(order.id));
  return (DELIVERY_TIME.getTime() - (job?.runAt.getTime() ?? 0)) / 60_000;
}

test("[CH-7] activates a scheduled order five minutes before the branch's preparation and travel time begins", async () => {
  expect(await fetchActivationMinutesBefore(await placeLaterOrder(createPickupBody()))).toBe(25 + 5);
  await changeKitchenSettings({ preparationMinutes: 60 });
  expect(await fetchActivationMinutesBefore(await placeLaterOrder(createPickupBody()))).toBe(60 + 5);
  // A delivery over 250 metres takes ten minutes.
  expect(await fetchActivationMinutesBefore(await placeLaterOrder(createDeliveryBody()))).toBe(60 + 10 + 5);
  await changeKitchenSettings({});
});

test("[CH-7] activates scheduled orders earlier when the branch needs longer", async () => {
  const order = await placeLaterOrder(createPickupBody());
  const rescheduleWithPreparation = (preparationMinutes: number) =>
    app.db.tenant(app.osh, (tx) =>
      rescheduleOrderActivations(tx, {
        merchantId: app.osh,
        branchId: branchIdFromKey("center"),
        preparationMinutes,
      }),
    );
  await rescheduleWithPreparation(90);
  expect(await fetchActivationMinutesBefore(order)).toBe(90 + 5);
  await rescheduleWithPreparation(10);
  expect(await fetchActivationMinutesBefore(order)).toBe(25 + 5);
});

test("[OR-2] becomes a new order once; a cancelled or accepted order stays unchanged", async () => {
  const order = await placeLaterOrder(createPickupBody());
  expect(order.status).toBe("AT_TIME");
  await activateOrderNow(order);
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CREATED", version: 2 });
  const gone = await placeLaterOrder(createPickupBody());
  await app.call(`/orders/v1/orders/${gone.id}/cancel`, { token, body: {} });
  await activateOrderNow(gone);
  expect(await fetchOrder(gone)).toMatchObject({ status: "CANCELED", version: 2 });
});

test("[OR-2] a branch with automatic acceptance accepts it on activation, for the requested time", async () => {
  await changeKitchenSettings({ isAutoAccept: true });
  const order = await placeLaterOrder(createPickupBody());
  expect(order.status).toBe("AT_TIME");
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({
    status: "ACCEPTED",
    promisedAt: DELIVERY_TIME.toISOString(),
  });
  const { body } = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(body.nextStatuses).toEqual(["COOKING", "CANCELED"]);
  await changeKitchenSettings({});
});

test("[OR-2] [CH-2] activated during a pause or in a permanently closed branch, it waits for staff even with automatic acceptance", async () => {
  await changeKitchenSettings({ isAutoAccept: true });
  const setBranchActive = (isActive: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update branches set is_active = ${isActive} where id = ${branchIdFromKey("center")}`,
    );
  const left = await placeLaterOrder(createPickupBody());
  await setBranchActive(false);
  await activateOrderNow(left);
  expect(await fetchOrder(left)).toMatchObject({ status: "CREATED" });
  await setBranchActive(true);
  const [order, other] = [
    await placeLaterOrder(createPickupBody()),
    await placeLaterOrder(createPickupBody()),
  ];
  const made = await app.call<{ id: string }>("/console/v1/pauses", {
    token: owner,
    body: { kind: "STOP", branchId: branchIdFromKey("center"), until: null },
  });
  await activateOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CREATED" });
  await app.call(`/console/v1/pauses/${made.body.id}`, { token: owner, method: "DELETE" });
  await activateOrderNow(other);
  expect(await fetchOrder(other)).toMatchObject({ status: "ACCEPTED" });
  await changeKitchenSettings({});
});
