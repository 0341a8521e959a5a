import type { BoardOrder, Order } from "@dasturxon/contract";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createClickAccount } from "../../../testing/click.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createPaynetAccount } from "../../../testing/paynet.ts";
import { runPayOrderJob } from "../../../testing/order-jobs.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const sentTexts: { phone: string; text: string }[] = [];
const app = await createTestShop({
  sms: {
    async send({ phone, text }) {
      sentTexts.push({ phone, text });
      return true;
    },
  },
});
await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
await app.call("/users/v1/users/code", { body: { phone: CUSTOMER_PHONE } });
const signInCode = /\d{6}/.exec(sentTexts.at(-1)?.text ?? "")?.[0];
const { body: session } = await app.call<{ token: string }>("/users/v1/users/token", {
  body: { phone: CUSTOMER_PHONE, code: signInCode },
});
const { token } = session;
const owner = await app.signInStaff("owner@osh");
const today = dayFromInstant(app.clock.now(), "Asia/Tashkent");
const placeUnpaidOrder = () => postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));

interface OrderSearchResult {
  orders: BoardOrder[];
  total: number;
  totalPrice: number;
}
const searchOrders = async (query: string) =>
  (await app.call<OrderSearchResult>(`/console/v1/past-orders?day=${today}&${query}`, { token: owner })).body;
const isOnBoard = async ({ id }: { id: string }) => {
  const { body } = await app.call<{ orders: Order[] }>("/console/v1/orders", { token: owner });
  return body.orders.some((order) => order.id === id);
};
const sendPaymentLink = ({ id }: { id: string }) =>
  app.call<{ code?: string }>(`/console/v1/orders/${id}/payment-link`, { token: owner, method: "POST" });

test("[OR-3] staff find an unpaid order by number, phone and day, and it is in no total", async () => {
  const order = await placeUnpaidOrder();
  for (const query of [`search=${order.number}`, `search=${CUSTOMER_PHONE.slice(-7)}`, "isUnpaid=true"])
    expect(
      (await searchOrders(query)).orders.map(({ id }) => id),
      query,
    ).toEqual([order.id]);
  expect(await searchOrders("")).toMatchObject({ total: 1, totalPrice: 0 });
  expect((await searchOrders("isUnpaid=true&search=1")).orders).toEqual([]);
  expect((await searchOrders(`isUnpaid=true&branchId=${branchIdFromKey("north")}`)).orders).toEqual([]);
  expect(await isOnBoard(order)).toBe(false);
  await runPayOrderJob(app, order);
  expect((await searchOrders("isUnpaid=true")).orders).toEqual([]);
});

test("[OR-3, CH-6] an order that staff switch to cash is on the board and awaits no payment", async () => {
  const order = await placeUnpaidOrder();
  const path = `/console/v1/orders/${order.id}`;
  const { body } = await app.call<{ otherPayments: string[] }>(path, { token: owner });
  expect(body.otherPayments).toContain("CASH");
  const change = { token: owner, body: { version: order.version, paymentType: "CASH" } };
  expect((await app.call(`${path}/payment-type`, change)).status).toBe(200);
  expect(await isOnBoard(order)).toBe(true);
  // The order is still unseen, so the board rings.
  expect((await app.call<BoardOrder>(path, { token: owner })).body).toMatchObject({
    status: "CREATED",
    seenAt: null,
  });
  expect((await searchOrders("isUnpaid=true")).orders).toEqual([]);
  expect(await sendPaymentLink(order)).toMatchObject({
    status: 409,
    body: { code: "transition_not_allowed" },
  });
});

test("[OR-3] an order that staff switch to another online payment stays hidden, and is accepted automatically once it is cash", async () => {
  const order = await placeUnpaidOrder();
  const path = `/console/v1/orders/${order.id}`;
  const changePaymentType = async (paymentType: string) => {
    const { body } = await app.call<BoardOrder>(path, { token: owner });
    return app.call(`${path}/payment-type`, { token: owner, body: { version: body.version, paymentType } });
  };
  await enablePaymentProvider(app, "click", createClickAccount("osh"));
  expect((await changePaymentType("CLICK")).status).toBe(200);
  expect(await isOnBoard(order)).toBe(false);
  expect((await searchOrders("isUnpaid=true")).orders.map(({ id }) => id)).toContain(order.id);
  const setAutoAccept = (isBySelf: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update branches set is_auto_accept = ${isBySelf} where id = ${branchIdFromKey("center")}`,
    );
  await setAutoAccept(true);
  expect((await changePaymentType("CASH")).status).toBe(200);
  expect((await app.call<BoardOrder>(path, { token: owner })).body.status).toBe("ACCEPTED");
  await setAutoAccept(false);
});

test("[OR-3] an order whose payment page was abandoned is in no daily total, and is found by its number", async () => {
  const order = await placeUnpaidOrder();
  const before = await searchOrders("");
  expect(before.orders.map(({ id }) => id)).toContain(order.id);
  await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  const after = await searchOrders("");
  expect(after.orders.map(({ id }) => id)).not.toContain(order.id);
  expect(after.total).toBe(before.total - 1);
  expect((await searchOrders(`search=${order.number}`)).orders.map(({ id }) => id)).toEqual([order.id]);
});

test("[PY-2] sends the payment link of an unpaid order by SMS in the order's language; the order stays off the board", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYNET", language: "ru" }));
  expect(await sendPaymentLink(order)).toMatchObject({ status: 200, body: { done: true } });
  const sent = sentTexts.at(-1);
  expect(sent?.phone).toBe(CUSTOMER_PHONE);
  expect(sent?.text).toMatch(/Оплатить: https?:\/\/\S+/);
  expect(sent?.text).toContain(`/profile/orders/${order.id}`);
  expect(sent?.text).toContain(String(order.number));
  expect(await isOnBoard(order)).toBe(false);
  const again = [await sendPaymentLink(order), await sendPaymentLink(order), await sendPaymentLink(order)];
  expect(again.at(-1)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  expect(await sendPaymentLink(order)).toMatchObject({ status: 409 });
  expect(await sendPaymentLink({ id: "00000000-0000-7000-8000-000000000000" })).toMatchObject({
    status: 404,
  });
});
