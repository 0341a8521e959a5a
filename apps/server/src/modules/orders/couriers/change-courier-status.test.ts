import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { type CourierProvider, createCourierServices } from "../../deliveries/index.ts";
import { createOrUpdateStaff } from "../../users/index.ts";
import { requestCourierFromService } from "./call-courier.ts";
import { dismissCourier } from "./dismiss-courier.ts";

const courierCallOrderIds: string[] = [];
const courierCancelOrderIds: string[] = [];
const yandex: CourierProvider = {
  type: "YANDEX",
  call: async ({ orderId }) => {
    courierCallOrderIds.push(orderId);
    return "NEW_ORDER";
  },
  async cancel({ orderId }) {
    courierCancelOrderIds.push(orderId);
    return true;
  },
};
const app = await createTestShop({ couriers: [yandex] });
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const kitchen = await app.signInStaff("kitchen@osh");
const couriers = await app.call<{ id: string; name: string }[]>("/console/v1/couriers", { token: owner });
const linkCourierLogin = (id: string, login: string | null) =>
  app.call<{ code: string }>(`/console/v1/couriers/${id}/login`, {
    token: owner,
    method: "PUT",
    body: { login },
  });
for (const { id, name } of couriers.body) {
  const login = `${name.toLowerCase()}@osh`;
  await createOrUpdateStaff(app, { merchantId: app.osh, login, name, role: "courier", password: "demo" });
  await linkCourierLogin(id, login);
}
const anvar = await app.signInStaff("anvar@osh");
const botir = await app.signInStaff("botir@osh");
const courierId = couriers.body.find(({ name }) => name === "Anvar")?.id;

type OrderAnswer = BoardOrder & { code: string; data: { field?: string } };
const postOrderAction = (order: { id: string; version: number }, action: string, body: object, by = owner) =>
  app.call<OrderAnswer>(`/console/v1/orders/${order.id}/${action}`, {
    token: by,
    body: { version: order.version, ...body },
  });
const reportCourierStatus = (
  order: { id: string; version: number },
  status: string,
  by = anvar,
  comment?: string,
) => postOrderAction(order, "courier-status", { status, comment }, by);

async function placeCookedOrder(): Promise<BoardOrder> {
  let order = (await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {})).body;
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  return order;
}

test("[OR-6] an assigned courier delivers the own order from the branch to the address", async () => {
  let { body: order } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  expect(order).toMatchObject({ status: "ATTACHED", courierStatus: "PERFORMER_FOUND" });
  for (const [reported, status] of [
    ["PERFORMER_PICK_UP_ARRIVED", "ATTACHED"],
    ["PERFORMER_PICKUPED", "ON_WAY"],
    ["PERFORMER_ARRIVED", "ON_WAY"],
    ["PERFORMER_DELIVERED_FINISH", "DELIVERED"],
  ] as const) {
    order = (await reportCourierStatus(order, reported)).body;
    expect(order).toMatchObject({ courierStatus: reported, status });
  }
  expect(order.isPaid).toBe(true);
  expect((await reportCourierStatus(order, "PERFORMER_RETURNING", anvar, "why")).body.code).toBe(
    "transition_not_allowed",
  );
});

test("[US-8] another courier and the kitchen cannot change it, and no courier accepts or cancels", async () => {
  const { body: order } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  expect((await reportCourierStatus(order, "PERFORMER_PICKUPED", botir)).status).toBe(403);
  expect((await reportCourierStatus(order, "PERFORMER_PICKUPED", kitchen)).status).toBe(403);
  expect((await postOrderAction(order, "refuse", { reason: "OTHER" }, anvar)).status).toBe(403);
  expect((await postOrderAction(order, "courier", { courierId: null }, anvar)).status).toBe(403);
  expect((await postOrderAction(order, "status", { status: "ON_WAY" }, anvar)).body.status).toBe("ON_WAY");
});

test("[US-8] [S1] a courier sees only the own orders, and a login of another role is refused", async () => {
  const { body: order } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  const fetchBoardOrderIds = async (by: string) =>
    (await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: by })).body.orders.map(
      ({ id }) => id,
    );
  expect(await fetchBoardOrderIds(anvar)).toContain(order.id);
  expect(await fetchBoardOrderIds(botir)).toEqual([]);
  const other = await app.call(`/console/v1/orders/${order.id}`, { token: botir });
  expect(other.status).toBe(404);
  const own = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: anvar });
  expect(own.body.nextStatuses).toEqual(["DONE", "ON_WAY"]);
  expect((await linkCourierLogin(courierId ?? "", "kitchen@osh")).body.code).toBe("courier_not_found");
  expect((await linkCourierLogin(courierId ?? "", "owner@pizza")).body.code).toBe("courier_not_found");
});

test("[OR-6] a courier gives an order back, which becomes ready for the next courier", async () => {
  const { body: order } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  const { body: back } = await reportCourierStatus(order, "PERFORMER_LOOK_UP");
  expect(back).toMatchObject({ status: "DONE", courier: null, courierStatus: "PERFORMER_LOOK_UP" });
  expect((await postOrderAction(back, "courier", { courierId })).body.status).toBe("ATTACHED");
});

test("[OR-2] refuses to attach an order without a courier, and a ready order again has none", async () => {
  const order = await placeCookedOrder();
  expect((await postOrderAction(order, "status", { status: "ATTACHED" })).body.code).toBe(
    "courier_not_found",
  );
  const { body: attached } = await postOrderAction(order, "courier", { courierId });
  const { body: back } = await postOrderAction(attached, "status", { status: "DONE" });
  expect(back).toMatchObject({ status: "DONE", courier: null, courierStatus: null });
  expect((await reportCourierStatus(back, "PERFORMER_PICKUPED")).status).toBe(403);
});

test("[OR-6] [OR-7] a return or a failure requires a comment, which is stored", async () => {
  let { body: order } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  order = (await reportCourierStatus(order, "PERFORMER_PICKUPED")).body;
  const mute = await reportCourierStatus(order, "PERFORMER_RETURNING");
  expect([mute.status, mute.body.data.field]).toEqual([400, "comment"]);
  order = (await reportCourierStatus(order, "PERFORMER_RETURNING", anvar, "nobody opened")).body;
  expect(order).toMatchObject({ status: "ON_WAY", courierStatus: "PERFORMER_RETURNING" });
  const { body } = await app.call<{ history: { reason: string; comment: string | null }[] }>(
    `/console/v1/orders/${order.id}`,
    { token: owner },
  );
  expect(body.history.at(-1)).toMatchObject({ reason: "CHANGE_COURIER_STATUS", comment: "nobody opened" });
  expect((await postOrderAction(order, "refuse", { reason: "NO_ANSWER" })).body.status).toBe("CANCELED");
});

test("[OR-2] refuses to pick up an uncooked order, a courier for a pickup, and an unknown courier", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  const early = await postOrderAction(order, "courier", { courierId });
  expect(early.body).toMatchObject({ status: "CREATED", courierStatus: "PERFORMER_FOUND" });
  expect((await reportCourierStatus(early.body, "PERFORMER_PICKUPED")).body.code).toBe(
    "transition_not_allowed",
  );
  const own = await postOrder(app, token, createPickupBody());
  expect((await postOrderAction(own, "courier", { courierId })).body.code).toBe("transition_not_allowed");
  expect((await reportCourierStatus(own, "PERFORMER_LOOK_UP", owner)).body.code).toBe(
    "transition_not_allowed",
  );
  const pizza = await app.signInStaff("owner@pizza");
  const theirs = await app.call<{ id: string }[]>("/console/v1/couriers", {
    token: pizza,
    host: "pizza.localhost",
  });
  const waiting = await postOrder(app, token, createDeliveryBody());
  for (const stranger of ["00000000-0000-7000-8000-000000000000", theirs.body[0]?.id])
    expect((await postOrderAction(waiting, "courier", { courierId: stranger })).body.code).toBe(
      "courier_not_found",
    );
});

test("[OR-7] [CHANGE_DELIVERY_TYPE] moves the order to a courier service, which a job calls once", async () => {
  const { body: attached } = await postOrderAction(await placeCookedOrder(), "courier", { courierId });
  const { body: order } = await postOrderAction(attached, "delivery-type", { deliveryType: "YANDEX" });
  expect(order).toMatchObject({ deliveryType: "YANDEX", status: "DONE", courier: null, courierStatus: null });
  expect(await selectWaitingJobs(app, "call-courier")).toHaveLength(1);
  const deps = { db: app.db, clock: app.clock, couriers: createCourierServices([yandex]) };
  const errand = { merchantId: app.osh, orderId: order.id };
  await requestCourierFromService(deps, errand);
  await requestCourierFromService(deps, errand);
  expect(courierCallOrderIds).toEqual([order.id]);
  const shown = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(shown.body).toMatchObject({ courierStatus: "NEW_ORDER", version: order.version + 1 });
  // An order has at most one courier, so a request to assign a second one is refused.
  expect((await postOrderAction(shown.body, "courier", { courierId })).body.code).toBe(
    "transition_not_allowed",
  );
  expect((await postOrderAction(shown.body, "refuse", { reason: "OTHER" })).body.status).toBe("CANCELED");
  expect(await selectWaitingJobs(app, "dismiss-courier")).toHaveLength(1);
  await dismissCourier(deps.couriers, { ...errand, deliveryType: "YANDEX" });
  expect(courierCancelOrderIds).toEqual([order.id]);
});
