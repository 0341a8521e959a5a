import { expect, test } from "vitest";
import { createTestSetPart, createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  closeNewOrder,
  CUSTOMER_PHONE,
  modificationIdFromPath,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const gradeProduct = (key: string) =>
  app.call<{ code: string }>("/products/v1/grade", {
    token,
    body: { productId: productIdFromKey(key), grade: 4 },
  });

test("[MN-10] a part of a received set counts as received; alternatives that were not chosen do not", async () => {
  const drink = { key: "drink", name: { uz: "Drink" }, min: 1, max: 1 };
  await addToTestMenu(app, {
    products: [
      createTestProduct("ayron", 8_000),
      createTestProduct("compote", 8_000),
      createTestProduct("set", 40_000, {
        modificationGroups: [
          { ...drink, modifications: [createTestSetPart("ayron"), createTestSetPart("compote")] },
        ],
      }),
    ],
  });
  const modifications = [{ id: modificationIdFromPath("set/drink/ayron"), count: 1 }];
  const cartItems = [{ productId: productIdFromKey("set"), count: 1, modifications }];
  const order = await postOrder(app, token, createPickupBody({ cartItems, totalPrice: 42_000 }));
  await closeNewOrder(app, await app.signInStaff("owner@osh"), order);
  expect((await gradeProduct("set")).status).toBe(200);
  expect((await gradeProduct("ayron")).status).toBe(200);
  expect((await gradeProduct("compote")).body.code).toBe("not_a_buyer");
});
