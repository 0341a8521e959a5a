import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  closeNewOrder,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);

interface PastOrdersDay {
  orders: BoardOrder[];
  total: number;
  canceled: number;
  totalPrice: number;
  code: string;
}
const firstOrder = await postOrder(app, token, createPickupBody());
const secondOrder = await postOrder(app, token, createPickupBody());
await app.call(`/orders/v1/orders/${secondOrder.id}/cancel`, { token, body: {} });
app.clock.advance(24 * 3_600_000);
const owner = await app.signInStaff("owner@osh");
const todayOrder = await postOrder(app, token, createPickupBody({ branchId: branchIdFromKey("north") }));
const fetchPastOrders = async (query: string, staff = owner) =>
  (await app.call<PastOrdersDay>(`/console/v1/past-orders?${query}`, { token: staff })).body;

test("[OR-7] lists the orders of a day, active ones first, with the day's totals", async () => {
  const { orders, ...sums } = await fetchPastOrders("day=2026-03-02");
  expect(orders.map(({ id }) => id)).toEqual([firstOrder.id, secondOrder.id]);
  expect(sums).toEqual({ total: 2, canceled: 1, totalPrice: firstOrder.totalPrice, tips: 0 });
  expect((await fetchPastOrders("day=2026-03-03")).orders.map(({ id }) => id)).toEqual([todayOrder.id]);
  expect((await fetchPastOrders("day=2026-03-04")).orders).toEqual([]);
});

test("[OR-7] filters a day's orders by branch, number and last digits of a phone, and paginates", async () => {
  const fetchOrderIds = async (query: string) =>
    (await fetchPastOrders(`day=2026-03-02&${query}`)).orders.map(({ id }) => id);
  expect(await fetchOrderIds(`branchId=${branchIdFromKey("north")}`)).toEqual([]);
  expect(await fetchOrderIds(`branchId=${branchIdFromKey("center")}`)).toHaveLength(2);
  expect(await fetchOrderIds(`search=${firstOrder.number}`)).toEqual([firstOrder.id]);
  expect(
    await fetchOrderIds(`search=${encodeURIComponent(firstOrder.receiver.phone.slice(-7))}`),
  ).toHaveLength(2);
  expect(await fetchOrderIds("search=0000009")).toEqual([]);
  expect(await fetchOrderIds("size=1&page=1")).toEqual([secondOrder.id]);
});

test("[OR-7] filters a day's orders and totals by status, service, payment and courier", async () => {
  const findPastOrders = async (query: string) => fetchPastOrders(`day=2026-03-02&${query}`);
  const fetchOrderIds = async (query: string) => (await findPastOrders(query)).orders.map(({ id }) => id);
  expect(await fetchOrderIds("status=CANCELED")).toEqual([secondOrder.id]);
  expect(await findPastOrders("status=CANCELED")).toMatchObject({ total: 1, canceled: 1, totalPrice: 0 });
  expect(await fetchOrderIds("status=CREATED&serviceType=PICK_UP&paymentType=CASH")).toEqual([firstOrder.id]);
  expect(await fetchOrderIds("serviceType=DELIVERY")).toEqual([]);
  expect(await fetchOrderIds("paymentType=PAYME")).toEqual([]);
  expect(await fetchOrderIds("courierId=00000000-0000-7000-8000-000000000000")).toEqual([]);
  for (const wrong of ["status=EATEN", "serviceType=BOAT", "paymentType=GOLD", "courierId=ali"])
    expect(await findPastOrders(wrong)).toMatchObject({
      code: "bad_request",
      data: { field: wrong.split("=")[0] },
    });
});

test("[US-8] only the office reads past orders, each for the own brand", async () => {
  expect((await fetchPastOrders("day=2026-03-02", await app.signInStaff("kitchen@osh"))).code).toBe(
    "forbidden",
  );
  expect((await fetchPastOrders("day=2026-03-02", await app.signInStaff("owner@pizza"))).orders).toEqual([]);
  expect((await fetchPastOrders("day=yesterday")).code).toBe("bad_request");
});

test("[OR-7, EN-7] filters a day's orders and totals by whether the courier handed over the cash", async () => {
  const { body: couriers } = await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner });
  const postOrderAction = async (
    { id, version }: { id: string; version: number },
    action: string,
    body: object,
  ) => {
    const path = `/console/v1/orders/${id}/${action}`;
    const reply = await app.call<BoardOrder>(path, { token: owner, body: { version, ...body } });
    expect(reply).toMatchObject({ status: 200 });
    return reply.body;
  };
  const deliverOrder = async () => {
    let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {});
    for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
    order = await postOrderAction(order, "courier", { courierId: couriers[0]?.id });
    for (const status of ["ON_WAY", "DELIVERED"]) order = await postOrderAction(order, "status", { status });
    expect(order.status).toBe("DELIVERED");
    return order;
  };
  const [handed, due] = [await deliverOrder(), await deliverOrder()];
  await postOrderAction(handed, "courier-paid", { courierPaid: true });
  // These two orders must not be counted: a pickup order, and a delivery that is not delivered yet.
  await closeNewOrder(app, owner, await postOrder(app, token, createPickupBody()));
  await postOrder(app, token, createDeliveryBody());
  const findPastOrders = async (query: string) => {
    const { orders, total, totalPrice } = await fetchPastOrders(`day=2026-03-03${query}`);
    return { ids: orders.map(({ id }) => id), total, totalPrice };
  };
  expect((await findPastOrders("")).total).toBe(5);
  const { totalPrice } = due;
  expect(await findPastOrders("&courierPaid=true")).toEqual({ ids: [handed.id], total: 1, totalPrice });
  expect(await findPastOrders("&courierPaid=false")).toEqual({ ids: [due.id], total: 1, totalPrice });
  expect(await fetchPastOrders("day=2026-03-03&courierPaid=maybe")).toMatchObject({
    code: "bad_request",
    data: { field: "courierPaid" },
  });
});
