import type { BoardOrder, Order } from "@dasturxon/contract";
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
const fetchCustomerOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;

test("[EN-7] an order shows its guest the receipt's destination, and staff only that it is sent", async () => {
  const sent = { sendCheque: true, sendChequePhone: "+998907654321" };
  const order = await postOrder(app, token, createPickupBody(sent));
  expect(order).toMatchObject(sent);
  expect(await fetchCustomerOrder(order)).toMatchObject(sent);
  const board = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(board.body).toMatchObject({ sendCheque: true, sendChequePhone: null });
  const plain = await postOrder(app, token, createPickupBody());
  expect(await fetchCustomerOrder(plain)).toMatchObject({
    sendCheque: false,
    sendChequePhone: null,
    promo: null,
  });
});

test("[EN-1] an order returns its promo code with the discount", async () => {
  const salad = { productId: productIdFromKey("salad"), count: 1 };
  const order = await postOrder(
    app,
    token,
    createPickupBody({ cartItems: [salad], promoCode: "TEN", totalPrice: 18_200 }),
  );
  const promo = { id: order.promoId, code: "TEN", productDiscount: 1800, deliveryDiscount: 0 };
  expect(order.promo).toEqual(promo);
  expect((await fetchCustomerOrder(order)).promo).toEqual(promo);
});
