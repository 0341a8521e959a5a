import type { OrderQuote, DeliveryTariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointInCenterZone,
  pointOutsideZones,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
/** Point about 1,670 metres from the branch, within the branch's delivery region. */
const FAR_POINT = { latitude: 41.325, longitude: 69.28 };
const requestTariff = (point: { latitude: number; longitude: number }, productPrice = 50_000) =>
  app.call<DeliveryTariff & { code: string }>("/deliveries/v1/delivery/tariff/client/calculate", {
    body: { productPrice, branchId: branchIdFromKey("center"), ...point },
  });

test("[CH-5] by zone: the base price inside, free from an amount, refused outside", async () => {
  expect((await requestTariff(pointInCenterZone)).body).toMatchObject({ price: 10_000, freeFrom: 150_000 });
  expect((await requestTariff(pointInCenterZone, 150_000)).body.price).toBe(0);
  expect((await requestTariff(pointOutsideZones)).body.code).toBe("out_of_zone");
});

test("[CH-5] uses the cheapest of overlapping zones; an edge is inside its zone; the branch's address costs the base price", async () => {
  const polygon = JSON.stringify([
    [69.275, 41.305],
    [69.285, 41.305],
    [69.285, 41.32],
    [69.275, 41.32],
  ]);
  await changeBrandContent(
    app,
    app.osh,
    sql`insert into regions select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'polygon', ${polygon}::jsonb, 'base_price', 4000, 'name', '{"uz": "Yaqin"}'::jsonb))).* from regions r`,
  );
  const requestTariffAtLongitude = (longitude: number) => requestTariff({ latitude: 41.31, longitude });
  expect((await requestTariffAtLongitude(69.28)).body).toMatchObject({
    price: 4000,
    distance: 0,
    regionName: { uz: "Yaqin" },
  });
  expect((await requestTariffAtLongitude(69.285)).body.price).toBe(4000);
  expect((await requestTariffAtLongitude(69.285001)).body).toMatchObject({
    price: 10_000,
    regionName: { uz: "Ichki" },
  });
  expect((await requestTariff({ latitude: 41.33, longitude: 69.31 })).status).toBe(200);
  expect((await requestTariff({ latitude: 41.33, longitude: 69.310001 })).body.code).toBe("out_of_zone");
  await changeBrandContent(app, app.osh, sql`delete from regions where base_price = 4000`);
});

test("[CH-5] compares the free-delivery amount with the sum of products before the promo code, inclusive", async () => {
  const createPlovItem = (count: number) => ({ productId: productIdFromKey("plov"), count });
  const createSaladItem = (count: number) => ({ productId: productIdFromKey("salad"), count });
  // Three portions of plov (3 × 45,000) are 15,000 soʻm below the threshold of free delivery. Two salads cost 36,000.
  const quoteDeliveryPrice = async (cartItems: object[], promoCode?: string) =>
    (
      await app.call<OrderQuote>("/orders/v1/orders/quote", {
        body: { ...createDeliveryBody(), cartItems, promoCode },
      })
    ).body.deliveryPrice;
  expect(await quoteDeliveryPrice([createPlovItem(3)])).toBe(10_000);
  expect(await quoteDeliveryPrice([createPlovItem(3), createSaladItem(2)])).toBe(0);
  expect(await quoteDeliveryPrice([createPlovItem(3), createSaladItem(2)], "TEN")).toBe(0);
  const setFreeDeliveryThreshold = (freeFrom: number) =>
    changeBrandContent(app, app.osh, sql`update regions set free_from = ${freeFrom}`);
  await setFreeDeliveryThreshold(135_000);
  expect(await quoteDeliveryPrice([createPlovItem(3)])).toBe(0);
  await setFreeDeliveryThreshold(135_001);
  expect(await quoteDeliveryPrice([createPlovItem(3)])).toBe(10_000);
  await setFreeDeliveryThreshold(150_000);
});

test("[CH-5] by distance: each step has its price, equal in the tariff and in the order", async () => {
  const steps = JSON.stringify([
    { upTo: 1000, price: 6000 },
    { upTo: 3000, price: 9000 },
  ]);
  await changeBrandContent(app, app.osh, sql`update regions set steps = ${steps}::jsonb`);
  expect((await requestTariff(pointInCenterZone)).body.price).toBe(6000);
  expect((await requestTariff(FAR_POINT)).body.price).toBe(9000);
  const address = { streetName: "Yunusobod", ...FAR_POINT };
  const order = await postOrder(app, token, createDeliveryBody({ address, totalPrice: 101_000 }));
  expect(order.deliveryPrice).toBe(9000);
});
