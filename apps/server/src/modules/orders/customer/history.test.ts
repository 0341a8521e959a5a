import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
type OrdersReply = {
  content: Order[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
};
const fetchCustomerOrders = async (query = "") =>
  (await app.call<OrdersReply>(`/orders/v1/orders/user/${userId}${query}`, { token })).body;
const fetchActiveOrderIds = async () =>
  (await app.call<Order[]>(`/orders/v1/orders/user/${userId}/active`, { token })).body.map(({ id }) => id);

test("[OR-4] lists ten orders a page from page zero, newest first, separated into active and archived", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    ids.unshift((await postOrder(app, token, createPickupBody())).id);
    app.clock.advance(1000);
  }
  const stranger = await app.signIn("+998909999999");
  await postOrder(app, stranger.token, createPickupBody());

  const [first, second, third] = [
    await fetchCustomerOrders(),
    await fetchCustomerOrders("?page=1"),
    await fetchCustomerOrders("?page=2"),
  ];
  expect(first).toMatchObject({ page: 0, size: 10, totalElements: 12, totalPages: 2 });
  expect(first.content.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(second.content.map(({ id }) => id)).toEqual(ids.slice(10));
  expect(third.content).toEqual([]);

  const [canceled, closed, cooking] = ids;
  await app.call(`/orders/v1/orders/${canceled}/cancel`, { token, body: {} });
  for (const [id, statuses] of [
    [closed, ["COOKING", "DONE", "CLOSED"]],
    [cooking, ["COOKING"]],
  ] as const) {
    const path = `/console/v1/orders/${id}`;
    await app.call(`${path}/accept`, { token: owner, body: { version: 1 } });
    for (const [index, status] of statuses.entries())
      await app.call(`${path}/status`, { token: owner, body: { version: 2 + index, status } });
  }
  const archive = await fetchCustomerOrders("?onlyArchive=true");
  expect(archive.totalElements).toBe(2);
  expect(archive.content.map(({ id, status }) => [id, status])).toEqual([
    [canceled, "CANCELED"],
    [closed, "CLOSED"],
  ]);
  expect(await fetchActiveOrderIds()).toEqual(ids.slice(2));
});

test.each(["page=-1", "page=x", "size=0", "size=51", "page=1000000", "onlyArchive=perhaps"])(
  "[AP-2] refuses a page of %s by the field's name",
  async (query) => {
    const reply = await app.call(`/orders/v1/orders/user/${userId}?${query}`, { token });
    expect(reply).toMatchObject({ status: 400, body: { data: { field: query.split("=")[0] } } });
  },
);
