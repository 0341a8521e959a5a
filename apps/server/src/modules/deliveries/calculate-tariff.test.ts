import type { Tariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { branchId, CUSTOMER, delivery, inside, outside, placed, shop } from "../../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
/** About 1,670 metres from the branch, within its region. */
const far = { latitude: 41.325, longitude: 69.28 };
const tariff = (point: { latitude: number; longitude: number }, productPrice = 50_000) =>
  app.call<Tariff & { code: string }>("/deliveries/v1/delivery/tariff/client/calculate", {
    body: { productPrice, branchId: branchId("center"), ...point },
  });

test("[CH-5] by zone: the base price within it, free from an amount, refused outside", async () => {
  expect((await tariff(inside)).body).toMatchObject({ price: 10_000, freeFrom: 150_000 });
  expect((await tariff(inside, 150_000)).body.price).toBe(0);
  expect((await tariff(outside)).body.code).toBe("out_of_zone");
});

test("[CH-5] by distance: each step has its price, the same in the tariff and in the order", async () => {
  const steps = JSON.stringify([
    { upTo: 1000, price: 6000 },
    { upTo: 3000, price: 9000 },
  ]);
  await app.db.tenant(app.osh, (tx) => sql`update regions set steps = ${steps}::jsonb`.execute(tx));
  expect((await tariff(inside)).body.price).toBe(6000);
  expect((await tariff(far)).body.price).toBe(9000);
  const address = { streetName: "Yunusobod", ...far };
  const order = await placed(app, token, delivery({ address, totalPrice: 101_000 }));
  expect(order.deliveryPrice).toBe(9000);
});
