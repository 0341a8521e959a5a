import type { OrderQuote, DeliveryTariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../testing/change-content.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointOutsideZones,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const CENTER_BRANCH_ID = branchIdFromKey("center");
const address = { streetName: "Yunusobod", ...pointOutsideZones };
const requestTariff = async (productPrice = 50_000) =>
  (
    await app.call<DeliveryTariff & { code: string }>("/deliveries/v1/delivery/tariff/client/calculate", {
      body: { productPrice, branchId: CENTER_BRANCH_ID, ...pointOutsideZones },
    })
  ).body;
const quoteOrder = async () =>
  (await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createDeliveryBody({ address }) })).body;
const toObstacleCodes = ({ obstacles }: OrderQuote) => obstacles.map(({ code }) => code);
const changeBranchPrice = (price: number | null, isValidated: boolean) =>
  changeBrandContent(
    app,
    app.osh,
    sql`update branches set delivery_price = ${price} where id = ${CENTER_BRANCH_ID}`,
    sql`update merchant_settings set should_validate_delivery_area = ${isValidated}`,
  );

await changeBrandContent(app, app.osh, sql`update regions set deleted_at = now()`);

test("[CH-5, EN-4] a branch without zones delivers for its own price: in the tariff, the quote, the order and the probe", async () => {
  await changeBranchPrice(20_000, false);
  const priced = { id: CENTER_BRANCH_ID, price: 20_000, freeFrom: 0, regionId: null, regionName: null };
  expect(await requestTariff()).toMatchObject(priced);
  expect(await quoteOrder()).toMatchObject({ deliveryPrice: 20_000, tariff: priced, obstacles: [] });
  const body = createDeliveryBody({ address, totalPrice: 112_000, deliveryTariffId: CENTER_BRANCH_ID });
  expect(await postOrder(app, token, body)).toMatchObject({
    deliveryPrice: 20_000,
    totalPrice: 112_000,
  });
  const point = { ...pointOutsideZones, productPrice: 90_000 };
  const probe = await app.call("/console/v1/venue/zones/probe", { token: owner, body: point });
  expect(probe.body).toMatchObject({ branchId: CENTER_BRANCH_ID, tariff: priced });
});

test("[CH-1, CH-5] staff change a pickup of such a branch to a delivery for that price", async () => {
  await changeBranchPrice(20_000, false);
  const order = await postOrder(app, token, createPickupBody());
  const service = { serviceType: "DELIVERY", branchId: CENTER_BRANCH_ID, address };
  const path = `/console/v1/orders/${order.id}/service`;
  const body = { version: order.version, service, totalPrice: 67_000 };
  expect((await app.call(path, { token: owner, body })).body).toMatchObject({
    serviceType: "DELIVERY",
    deliveryPrice: 20_000,
    totalPrice: 67_000,
  });
});

test("[CH-5] a price of 0 is a free delivery, null means no delivery, and the price is ignored where zones are checked", async () => {
  await changeBranchPrice(0, false);
  expect(await requestTariff()).toMatchObject({ price: 0, regionId: null });
  await changeBranchPrice(null, false);
  expect((await requestTariff()).code).toBe("service_not_available");
  expect(toObstacleCodes(await quoteOrder())).toContain("service_not_available");
  await changeBranchPrice(20_000, true);
  expect((await requestTariff()).code).toBe("out_of_zone");
  expect(toObstacleCodes(await quoteOrder())).toContain("out_of_zone");
});
