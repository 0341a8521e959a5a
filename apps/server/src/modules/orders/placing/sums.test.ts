import type { Order, OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await addToTestMenu(app, {
  products: [
    createTestProduct("bread", 3_000),
    createTestProduct("feast", 200_000),
    createTestProduct("banquet", 200_001),
    // With the 10% discount, the price is exactly the threshold of the service fee.
    createTestProduct("party", 222_222, { discount: 10 }),
    createTestProduct("odd", 995, { discount: 50 }),
  ],
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const createOneItemBasket = (key: string) => [{ productId: productIdFromKey(key), count: 1 }];
const requestQuote = async (body: object) =>
  (await app.call<OrderQuote>("/orders/v1/orders/quote", { body })).body;
const postOrderCall = (body: object) =>
  app.call<Order & { code: string }>("/orders/v1/orders", { token, body });

test.each([
  ["at the threshold is charged", "feast", 200_000, 2000],
  ["one sum above it is free", "banquet", 200_001, 0],
  ["looks at the sum after percent discounts", "party", 200_000, 2000],
])("[BK-7] the service fee %s, quoted and ordered alike", async (_, key, sum, fee) => {
  const cartItems = createOneItemBasket(key);
  const quoted = await requestQuote(createPickupBody({ cartItems }));
  expect(quoted).toMatchObject({ totalProductPrice: sum, servicePrice: fee, totalPrice: sum + fee });
  const placed = await postOrderCall(createPickupBody({ cartItems, totalPrice: sum + fee }));
  expect(placed.body).toMatchObject({ servicePrice: fee, totalPrice: sum + fee });
});

test("[BK-7] a promo code does not restore the fee, and an empty basket has none", async () => {
  const free = await requestQuote(
    createPickupBody({ cartItems: createOneItemBasket("banquet"), promoCode: "TEN" }),
  );
  expect(free).toMatchObject({ servicePrice: 0, promoProductDiscount: 20_000 });
  expect(await requestQuote(createPickupBody({ cartItems: [] }))).toMatchObject({
    servicePrice: 0,
    totalPrice: 0,
  });
});

test("[BK-3] a discount larger than the products reduces them to zero and leaves the fees", async () => {
  const body = createPickupBody({
    cartItems: createOneItemBasket("bread"),
    promoCode: "MINE",
    totalPrice: 2000,
  });
  expect((await postOrderCall(body)).body).toMatchObject({
    promoProductDiscount: 3000,
    servicePrice: 2000,
    totalPrice: 2000,
  });
});

test("[BK-3] a percentage of the delivery fee applies to the fee only", async () => {
  const body = createDeliveryBody({ promoCode: "ROAD", totalPrice: 92_000 });
  expect((await postOrderCall(body)).body).toMatchObject({
    promoProductDiscount: 0,
    deliveryPrice: 10_000,
    deliveryDiscount: 10_000,
    totalPrice: 92_000,
  });
});

test("[BK-6] a pickup has no delivery fee or delivery discount, with or without address and code", async () => {
  const { address } = createDeliveryBody();
  const body = createPickupBody({ promoCode: "ROAD", address, totalPrice: 47_000 });
  const { body: placed } = await postOrderCall(body);
  expect(placed).toMatchObject({ deliveryPrice: 0, deliveryDiscount: 0, totalPrice: 47_000, address: null });
});

test("[BK-1] a percentage is rounded half up per item, then multiplied", async () => {
  const body = createPickupBody({ cartItems: [{ productId: productIdFromKey("odd"), count: 3 }] });
  expect(await requestQuote(body)).toMatchObject({
    productPrice: 2985,
    productDiscount: 1494,
    totalProductPrice: 1491,
  });
});
