import type { ConsoleEvent, Reservation, WaiterCall } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { PLATFORM_HOST, signInAdministrator } from "../testing/administrator.ts";
import { listenToEvents } from "../testing/listen.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../testing/test-tables.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const EVENTS_PATH = "/console/v1/events";
const openConsoleStream = (token: string, query = "") =>
  listenToEvents<ConsoleEvent>(app, `${EVENTS_PATH}${query}`, token);

const listEventKinds = (events: ConsoleEvent[]) =>
  events.map(({ order, reservation, waiterCall }) =>
    [order && "order", reservation && "reservation", waiterCall && "waiterCall"].filter(Boolean).join(),
  );

async function changeOrderReservationAndCall(table: string) {
  const order = await postOrder(app, guest.token, createPickupBody());
  const wish = { branchId: branchIdFromKey("center"), chairs: 2, day: "2026-03-03", time: "19:00" };
  const reserved = await app.call<Reservation>("/orders/v1/reservations", { token: guest.token, body: wish });
  const called = await app.call<WaiterCall>("/orders/v1/waiter-calls", {
    body: await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number: table })),
  });
  return { order, reserved: reserved.body, called: called.body };
}

test("[OR-5, OR-11] one stream sends a console its orders, reservations and waiter calls in order", async () => {
  const events = await openConsoleStream(owner);
  const elsewhere = await openConsoleStream(owner, `?branchId=${branchIdFromKey("north")}`);
  const { order, reserved, called } = await changeOrderReservationAndCall("1");
  await expect.poll(() => listEventKinds(events())).toEqual(["order", "reservation", "waiterCall"]);
  expect(events().map((event) => (event.order ?? event.reservation ?? event.waiterCall)?.id)).toEqual([
    order.id,
    reserved.id,
    called.id,
  ]);
  const there = await postOrder(app, guest.token, createPickupBody({ branchId: branchIdFromKey("north") }));
  await expect.poll(elsewhere).toHaveLength(1);
  expect(elsewhere()[0]?.order?.id, "of this branch alone").toBe(there.id);
  const missed = await openConsoleStream(owner, "?after=0");
  await expect
    .poll(() => listEventKinds(missed()).slice(-4))
    .toEqual(["order", "reservation", "waiterCall", "order"]);
});

test("[S40] sends support orders without phones, and no reservations or waiter calls", async () => {
  await app.call("/console/v1/support", { method: "PUT", token: owner, body: { hours: 1 } });
  const administrator = await signInAdministrator(app);
  const { body: entry } = await app.call<{ token: string }>(`/platform/v1/brands/${app.osh}/support`, {
    host: PLATFORM_HOST,
    token: administrator,
    method: "POST",
  });
  const heard = await openConsoleStream(entry.token);
  const { order } = await changeOrderReservationAndCall("3");
  const last = await postOrder(app, guest.token, createPickupBody());
  await expect.poll(() => heard().at(-1)?.order?.id).toBe(last.id);
  expect(heard().map((event) => event.order?.id)).toEqual([order.id, last.id]);
  expect(JSON.stringify(heard())).not.toContain(CUSTOMER_PHONE.slice(4));
});

test("[US-8] sends no reservations or waiter calls to roles that attend no tables, also after a reconnect", async () => {
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login: "rider@osh",
    name: "Jasur",
    role: "courier",
    password: "demo",
  });
  const rider = await app.signInStaff("rider@osh");
  expect((await app.call("/console/v1/reservations", { token: rider })).status).toBe(403);
  const [live, back] = [await openConsoleStream(rider), await openConsoleStream(rider, "?after=0")];
  const all = await openConsoleStream(owner);
  const { order } = await changeOrderReservationAndCall("2");
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  await expect.poll(() => all().length).toBe(4);
  expect([...live(), ...back()]).toEqual([]);
});
