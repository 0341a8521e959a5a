import type { BoardOrder, Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { waitingJobs } from "../../../testing/fake-payments.ts";
import { branchId, CUSTOMER, delivery, pickup, shop } from "../../../testing/test-shop.ts";
import { rescheduleActivations, activateOrder } from "./activate-order.ts";
import { changeContent } from "../../../testing/change-content.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const at = { day: "2026-03-02", time: "20:00" };
const due = new Date("2026-03-02T20:00:00+05:00");

async function later(body: OrderBody): Promise<Order> {
  const reply = await app.call<Order>("/orders/v1/orders/at-time", { token, body: { ...body, ...at } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}
const kitchen = (settings: object) =>
  app.call(`/console/v1/kitchen/${branchId("center")}`, {
    token: owner,
    method: "PUT",
    body: { preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes: null, ...settings },
  });
const activate = (order: Order) =>
  app.db.tenant(app.osh, (tx) =>
    activateOrder(tx, { merchantId: app.osh, orderId: order.id, now: app.clock.now() }),
  );
const shown = async (order: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
async function minutesBefore(order: Order): Promise<number> {
  const job = (await waitingJobs(app, "wake-order")).find(({ key }) => key?.endsWith(order.id));
  return (due.getTime() - (job?.runAt.getTime() ?? 0)) / 60_000;
}

test("[CH-7] activates a scheduled order five minutes before the branch's preparation and travel time begins", async () => {
  expect(await minutesBefore(await later(pickup()))).toBe(25 + 5);
  await kitchen({ preparationMinutes: 60 });
  expect(await minutesBefore(await later(pickup()))).toBe(60 + 5);
  // A delivery over 250 metres takes ten minutes.
  expect(await minutesBefore(await later(delivery()))).toBe(60 + 10 + 5);
  await kitchen({});
});

test("[CH-7] activates scheduled orders earlier when the branch needs longer", async () => {
  const order = await later(pickup());
  const reset = (preparationMinutes: number) =>
    app.db.tenant(app.osh, (tx) =>
      rescheduleActivations(tx, { merchantId: app.osh, branchId: branchId("center"), preparationMinutes }),
    );
  await reset(90);
  expect(await minutesBefore(order)).toBe(90 + 5);
  await reset(10);
  expect(await minutesBefore(order)).toBe(25 + 5);
});

test("[OR-2] becomes a new order once; a cancelled or accepted order stays unchanged", async () => {
  const order = await later(pickup());
  expect(order.status).toBe("AT_TIME");
  await activate(order);
  await activate(order);
  expect(await shown(order)).toMatchObject({ status: "CREATED", version: 2 });
  const gone = await later(pickup());
  await app.call(`/orders/v1/orders/${gone.id}/cancel`, { token, body: {} });
  await activate(gone);
  expect(await shown(gone)).toMatchObject({ status: "CANCELED", version: 2 });
});

test("[OR-2] a branch with automatic acceptance accepts it on activation, for the requested time", async () => {
  await kitchen({ isAutoAccept: true });
  const order = await later(pickup());
  expect(order.status).toBe("AT_TIME");
  await activate(order);
  expect(await shown(order)).toMatchObject({ status: "ACCEPTED", promisedAt: due.toISOString() });
  const { body } = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(body.nextStatuses).toEqual(["COOKING", "CANCELED"]);
  await kitchen({});
});

test("[OR-2] [CH-2] activated during a pause or in a permanently closed branch, it waits for staff even with automatic acceptance", async () => {
  await kitchen({ isAutoAccept: true });
  const set = (isActive: boolean) =>
    changeContent(
      app,
      app.osh,
      sql`update branches set is_active = ${isActive} where id = ${branchId("center")}`,
    );
  const left = await later(pickup());
  await set(false);
  await activate(left);
  expect(await shown(left)).toMatchObject({ status: "CREATED" });
  await set(true);
  const [order, other] = [await later(pickup()), await later(pickup())];
  const made = await app.call<{ id: string }>("/console/v1/pauses", {
    token: owner,
    body: { kind: "STOP", branchId: branchId("center"), until: null },
  });
  await activate(order);
  expect(await shown(order)).toMatchObject({ status: "CREATED" });
  await app.call(`/console/v1/pauses/${made.body.id}`, { token: owner, method: "DELETE" });
  await activate(other);
  expect(await shown(other)).toMatchObject({ status: "ACCEPTED" });
  await kitchen({});
});
