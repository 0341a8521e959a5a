import { expect, test } from "vitest";
import { testProduct } from "../../../testing/test-menu.ts";
import {
  addToMenu,
  CUSTOMER,
  modificationId,
  pickup,
  placed,
  productId,
  shop,
} from "../../../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const grade = (key: string) =>
  app.call<{ code: string }>("/products/v1/grade", { token, body: { productId: productId(key), grade: 4 } });

test("[MN-10] what came in a set was received too; what the set could have held was not", async () => {
  const part = (key: string) => ({ key, name: { uz: key }, price: 0, maxCount: 1, partKey: key });
  const drink = { key: "drink", name: { uz: "Drink" }, min: 1, max: 1 };
  await addToMenu(app, {
    products: [
      testProduct("ayron", 8_000),
      testProduct("compote", 8_000),
      testProduct("set", 40_000, {
        modificationGroups: [{ ...drink, modifications: [part("ayron"), part("compote")] }],
      }),
    ],
  });
  const modifications = [{ id: modificationId("set/drink/ayron"), count: 1 }];
  const cartItems = [{ productId: productId("set"), count: 1, modifications }];
  const order = await placed(app, token, pickup({ cartItems, totalPrice: 42_000 }));
  const owner = await app.signInStaff("owner@osh");
  const lead = (action: string, body: object) =>
    app.call(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
  await lead("accept", { version: 1 });
  for (const [index, status] of ["COOKING", "DONE", "CLOSED"].entries())
    await lead("status", { version: index + 2, status });
  expect((await grade("set")).status).toBe(200);
  expect((await grade("ayron")).status).toBe(200);
  expect((await grade("compote")).body.code).toBe("not_a_buyer");
});
