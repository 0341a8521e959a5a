import type { OrderQuote, Tariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeContent } from "../../testing/change-content.ts";
import { branchId, CUSTOMER, delivery, outside, pickup, postOrder, shop } from "../../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const CENTER = branchId("center");
const address = { streetName: "Yunusobod", ...outside };
const tariff = async (productPrice = 50_000) =>
  (
    await app.call<Tariff & { code: string }>("/deliveries/v1/delivery/tariff/client/calculate", {
      body: { productPrice, branchId: CENTER, ...outside },
    })
  ).body;
const quote = async () =>
  (await app.call<OrderQuote>("/orders/v1/orders/quote", { body: delivery({ address }) })).body;
const codesOf = ({ obstacles }: OrderQuote) => obstacles.map(({ code }) => code);
const change = (price: number | null, isValidated: boolean) =>
  changeContent(
    app,
    app.osh,
    sql`update branches set delivery_price = ${price} where id = ${CENTER}`,
    sql`update merchant_settings set should_validate_delivery_area = ${isValidated}`,
  );

await changeContent(app, app.osh, sql`update regions set deleted_at = now()`);

test("[CH-5, EN-4] a branch without zones delivers for its own price: in the tariff, the quote, the order and the probe", async () => {
  await change(20_000, false);
  const priced = { id: CENTER, price: 20_000, freeFrom: 0, regionId: null, regionName: null };
  expect(await tariff()).toMatchObject(priced);
  expect(await quote()).toMatchObject({ deliveryPrice: 20_000, tariff: priced, obstacles: [] });
  const body = delivery({ address, totalPrice: 112_000, deliveryTariffId: CENTER });
  expect(await postOrder(app, token, body)).toMatchObject({
    deliveryPrice: 20_000,
    totalPrice: 112_000,
  });
  const point = { ...outside, productPrice: 90_000 };
  const probe = await app.call("/console/v1/venue/zones/probe", { token: owner, body: point });
  expect(probe.body).toMatchObject({ branchId: CENTER, tariff: priced });
});

test("[CH-1, CH-5] staff change a pickup of such a branch to a delivery for that price", async () => {
  await change(20_000, false);
  const order = await postOrder(app, token, pickup());
  const service = { serviceType: "DELIVERY", branchId: CENTER, address };
  const path = `/console/v1/orders/${order.id}/service`;
  const body = { version: order.version, service, totalPrice: 67_000 };
  expect((await app.call(path, { token: owner, body })).body).toMatchObject({
    serviceType: "DELIVERY",
    deliveryPrice: 20_000,
    totalPrice: 67_000,
  });
});

test("[CH-5] a price of 0 is a free delivery, null means no delivery, and the price is ignored where zones are checked", async () => {
  await change(0, false);
  expect(await tariff()).toMatchObject({ price: 0, regionId: null });
  await change(null, false);
  expect((await tariff()).code).toBe("service_not_available");
  expect(codesOf(await quote())).toContain("service_not_available");
  await change(20_000, true);
  expect((await tariff()).code).toBe("out_of_zone");
  expect(codesOf(await quote())).toContain("out_of_zone");
});
