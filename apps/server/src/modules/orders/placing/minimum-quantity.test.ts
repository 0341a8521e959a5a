import type { OrderQuote, OrderSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const createPlovBasket = (count: number) => ({ cartItems: [{ productId: productIdFromKey("plov"), count }] });
const quoteObstacleCodes = async (body: object) =>
  (await app.call<OrderQuote>("/orders/v1/orders/quote", { body })).body.obstacles.map(({ code }) => code);

test("[CH-12] refuses a delivery below the minimum count with the missing number, quoted and placed alike", async () => {
  await changeBrandContent(app, app.osh, sql`update merchant_settings set minimal_delivery_quantity = 3`);
  const settings = await app.call<OrderSettings>("/orders/v1/merchant/settings");
  expect(settings.body.minimalDeliveryQuantity).toBe(3);
  expect(await quoteObstacleCodes(createDeliveryBody(createPlovBasket(2)))).toEqual(["minimum_quantity"]);
  const { status, body } = await app.call("/orders/v1/orders", {
    token,
    body: createDeliveryBody(createPlovBasket(2)),
  });
  expect([status, body["code"], body["data"]]).toEqual([
    409,
    "minimum_quantity",
    expect.objectContaining({ quantity: 3, missing: 1 }),
  ]);
  expect(JSON.stringify(body["description"])).toContain("Add 1 more");
  expect(await quoteObstacleCodes(createDeliveryBody(createPlovBasket(3)))).toEqual([]);
});

test("[CH-12] a pickup has no minimum count", async () => {
  expect(await quoteObstacleCodes(createPickupBody(createPlovBasket(1)))).toEqual([]);
});
