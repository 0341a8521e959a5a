import { sql } from "kysely";
import type { BoardOrder, Order, RepeatedOrderBasket } from "@dasturxon/contract";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { expect, test } from "vitest";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const createCartItem = (whenGone?: OutOfStockAction) => ({
  productId: productIdFromKey("plov"),
  count: 1,
  whenGone,
});
const toOutOfStockActions = (order: Pick<Order, "cartItems">) => order.cartItems.map((line) => line.whenGone);

test("[CH-8] each order line stores the choice for a sold-out product, for guest and staff", async () => {
  const cartItems = [
    createCartItem("REPLACE"),
    { ...createCartItem("LEAVE_OUT"), productId: productIdFromKey("salad") },
  ];
  const { id, totalPrice } = await postOrder(app, token, createPickupBody({ cartItems, totalPrice: 65_000 }));
  expect(totalPrice).toBe(65_000);
  const path = `/orders/v1/orders/${id}`;
  expect(toOutOfStockActions((await app.call<Order>(path, { token })).body)).toEqual([
    "REPLACE",
    "LEAVE_OUT",
  ]);
  const board = await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner });
  expect(toOutOfStockActions(board.body)).toEqual(["REPLACE", "LEAVE_OUT"]);
  const again = await app.call<RepeatedOrderBasket>(`${path}/repeat`, { token });
  expect(again.body.cartItems.map(({ whenGone }) => whenGone)).toEqual(["REPLACE", "LEAVE_OUT"]);
  const receipt = await app.call(`${path}/receipt`, { token });
  expect(receipt.body).toMatchObject({ lines: [{ whenGone: "REPLACE" }, { whenGone: "LEAVE_OUT" }] });
});

test("[CH-8] orders of older clients, and orders placed before the field existed, default to a call", async () => {
  const order = await postOrder(app, token, createPickupBody({ cartItems: [createCartItem()] }));
  expect(toOutOfStockActions(order)).toEqual(["CALL"]);
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set lines = jsonb_build_array((lines -> 0) - 'whenGone') where id = ${order.id}`.execute(
      tx,
    ),
  );
  const path = `/orders/v1/orders/${order.id}`;
  expect(toOutOfStockActions((await app.call<Order>(path, { token })).body)).toEqual(["CALL"]);
  const again = await app.call<RepeatedOrderBasket>(`${path}/repeat`, { token });
  expect(again.body.cartItems).toMatchObject([{ whenGone: "CALL" }]);
});

test.each(["OMIT", "replace", null, 1, ""])(
  "[AP-2] refuses %j as a choice for a sold-out product and names the field",
  async (whenGone) => {
    const body = { ...createPickupBody(), cartItems: [{ ...createCartItem(), whenGone }] };
    const reply = await app.call("/orders/v1/orders", { token, body });
    expect(reply).toMatchObject({ status: 400, body: { data: { field: "cartItems.0.whenGone" } } });
  },
);
