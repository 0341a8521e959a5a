import type { BoardOrder, ConsoleEvent, Reservation } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import { listenToEvents, listenToOrders } from "../testing/listen.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  postOrder,
  createTestShop,
} from "../testing/test-shop.ts";
import { addTables } from "../testing/test-tables.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
await app.db.tenant(app.osh, (tx) => sql`update users set first_name = 'Zilola'`.execute(tx));
const guest = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const kitchen = await app.signInStaff("kitchen@osh");
await createOrUpdateStaff(app, {
  merchantId: app.osh,
  login: "courier@osh",
  name: "Anvar",
  role: "courier",
  password: "demo",
});
const courier = await app.signInStaff("courier@osh");
const RECEIVER_PHONE = "+998935556677";
const deliveryOrderBody = createDeliveryBody({
  receiver: { name: "Zilola", phone: RECEIVER_PHONE },
  courierComment: "domofon 45",
});

/** Data that only staff who call the guest or deliver the order may see. */
const CONTACT_PATTERN = /935556677|901234567|Amir Temur|domofon 45|41\.312/;

test("[US-8] the kitchen sees a name and number on board, stream and order, and no phone, address, route or total", async () => {
  const events = await listenToOrders(app, kitchen);
  const order = await postOrder(app, guest.token, deliveryOrderBody);
  const path = `/console/v1/orders/${order.id}`;
  await app.call(`${path}/accept`, { token: owner, body: { version: 1 } });
  const board = await app.call("/console/v1/orders", { token: kitchen });
  const one = await app.call<BoardOrder>(path, { token: kitchen });
  const moved = await app.call(`${path}/status`, { token: kitchen, body: { version: 2, status: "COOKING" } });
  await expect.poll(() => events().map(({ status }) => status)).toContain("COOKING");
  expect(moved.status).toBe(200);
  const { totalPrice, cartItems } = (await app.call<BoardOrder>(path, { token: owner })).body;
  const sums = new RegExp(`:(${[totalPrice, ...cartItems.map((line) => line.unitPrice)].join("|")})[,}]`);
  for (const seen of [board.body, one.body, moved.body, events()]) {
    expect(JSON.stringify(seen)).not.toMatch(CONTACT_PATTERN);
    expect(JSON.stringify(seen)).not.toMatch(sums);
  }
  expect(one.body).toMatchObject({ number: order.number, receiver: { name: "Zilola" }, address: null });
  expect((await app.call<BoardOrder>(path, { token: owner })).body).toMatchObject({
    receiver: { phone: RECEIVER_PHONE },
    address: { streetName: "Amir Temur" },
  });
});

test("[US-8] only roles that manage orders see couriers' names and phones, and daily totals", async () => {
  for (const path of ["/console/v1/couriers", "/console/v1/past-orders?day=2026-03-02"]) {
    for (const token of [kitchen, courier]) expect((await app.call(path, { token })).status).toBe(403);
    expect((await app.call(path, { token: owner })).status).toBe(200);
  }
});

test("[US-8] the kitchen sees the name of a reservation, but not the phone or comment", async () => {
  const events = await listenToEvents<ConsoleEvent>(app, "/console/v1/events", kitchen);
  const request = {
    branchId: branchIdFromKey("center"),
    chairs: 2,
    day: "2026-03-03",
    time: "19:00",
    name: "Zilola",
    comment: "+998 93 555 66 77 ga qoʻngʻiroq qiling",
  };
  const made = await app.call<Reservation>("/orders/v1/reservations", { token: guest.token, body: request });
  await expect.poll(() => events().length).toBeGreaterThan(0);
  const listed = await app.call<{ reservations: Reservation[] }>("/console/v1/reservations", {
    token: kitchen,
  });
  expect(listed.body.reservations).toMatchObject([
    { id: made.body.id, guestName: "Zilola", guestPhone: "", comment: null },
  ]);
  expect(JSON.stringify(events())).not.toMatch(CONTACT_PATTERN);
  const ofOwner = await app.call<{ reservations: Reservation[] }>("/console/v1/reservations", {
    token: owner,
  });
  expect(ofOwner.body.reservations[0]?.guestPhone).toBe(CUSTOMER_PHONE);
});

test("[US-8] a courier cannot read even the version of another courier's order", async () => {
  const order = await postOrder(app, guest.token, deliveryOrderBody);
  for (const version of [1, 7]) {
    const move = { token: courier, body: { version, status: "ON_WAY" } };
    expect((await app.call(`/console/v1/orders/${order.id}/status`, move)).body.code).toBe("forbidden");
  }
});
