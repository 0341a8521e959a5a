import type { OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  modificationIdFromPath,
  pointOutsideZones,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const requestQuote = (body: object) => app.call<OrderQuote>("/orders/v1/orders/quote", { body });

test("[BK-10] a guest sees every fee before the phone is requested", async () => {
  const { status, body } = await requestQuote(createDeliveryBody({ promoCode: "TEN" }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    totalPrice: 81_000 + 10_000 + 2000,
    promo: { state: "added" },
    tariff: { price: 10_000, freeFrom: 150_000 },
    obstacles: [],
  });
});

test("[PR-2] returns the promo code's state together with the obstacles", async () => {
  const { body } = await requestQuote(
    createDeliveryBody({ promoCode: "LATE", address: { streetName: "Far", ...pointOutsideZones } }),
  );
  expect(body.promo?.state).toBe("expired");
  expect(body.obstacles.map(({ code }) => code)).toEqual(["out_of_zone", "promo_expired"]);
});

test("[BK-8] [AP-2] refuses a basket worth more than the maximum amount, quoted and ordered alike", async () => {
  await addToTestMenu(app, { products: [createTestProduct("carpet", 20_000_000)] });
  const cartItems = Array.from({ length: 200 }, () => ({
    productId: productIdFromKey("carpet"),
    count: 999,
  }));
  const refused = { status: 400, body: { code: "bad_request", data: { field: "cartItems" } } };
  expect(await requestQuote(createPickupBody({ cartItems, promoCode: "TEN" }))).toMatchObject(refused);
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const body = createPickupBody({ cartItems });
  expect(await app.call("/orders/v1/orders", { token, body })).toMatchObject(refused);
});

test("[MN-5] [AP-2] a hundred rows of a modification, ninety-nine each, are an obstacle and not a server error", async () => {
  const sauce = { id: modificationIdFromPath("somsa/extras/sauce"), count: 99 };
  const modifications = Array.from({ length: 100 }, () => sauce);
  const cartItems = Array.from({ length: 20 }, () => ({
    productId: productIdFromKey("somsa"),
    count: 999,
    modifications,
  }));
  const { body } = await requestQuote(createPickupBody({ cartItems }));
  expect(body.obstacles.map(({ code }) => code)).toEqual(["modifications_required"]);
});

test("[AP-2] ids are case-insensitive, in the basket too", async () => {
  const modifications = [{ id: modificationIdFromPath("somsa/size/big").toUpperCase(), count: 1 }];
  const cartItems = [{ productId: productIdFromKey("somsa").toUpperCase(), count: 1, modifications }];
  const { body } = await requestQuote(
    createPickupBody({ cartItems, branchId: branchIdFromKey("center").toUpperCase() }),
  );
  expect(body).toMatchObject({ productPrice: 18_000, obstacles: [] });
});

test("[MN-6] a quote returns the stock of each counted product", async () => {
  await addToTestMenu(app, {
    products: [
      createTestProduct("lemonade", 9_000, { stock: 10 }),
      createTestProduct("ayran", 6_000, { stock: 0 }),
    ],
  });
  const createCartLine = (key: string, count: number) => ({ productId: productIdFromKey(key), count });
  const { token } = await app.signIn("+998901234569");
  const bought = createPickupBody({ cartItems: [createCartLine("lemonade", 8)], totalPrice: 74_000 });
  expect((await app.call("/orders/v1/orders", { token, body: bought })).status).toBe(200);
  const { body } = await requestQuote(
    createPickupBody({
      cartItems: [createCartLine("lemonade", 6), createCartLine("ayran", 1), createCartLine("plov", 1)],
    }),
  );
  expect(body.stock).toHaveLength(2);
  expect(body.stock).toEqual(
    expect.arrayContaining([
      { productId: productIdFromKey("lemonade"), left: 2 },
      { productId: productIdFromKey("ayran"), left: 0 },
    ]),
  );
  expect(body.obstacles[0]).toMatchObject({ code: "not_enough_stock" });
});
