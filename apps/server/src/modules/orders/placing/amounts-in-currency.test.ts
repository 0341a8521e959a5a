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
type RefusalAnswer = { code: string; data: object; description: Record<string, string> };
const postOrderCall = async (body: object) =>
  (await app.call<RefusalAnswer>("/orders/v1/orders", { token, body })).body;

const refusedOrderCases = [
  [
    "minimum_amount",
    createDeliveryBody({ cartItems: [{ productId: productIdFromKey("cola"), count: 1 }] }),
    "30\u00a0000",
  ],
  ["promo_min_price", createPickupBody({ promoCode: "BIG" }), "500\u00a0000"],
  ["cashback_exceeded", createPickupBody({ cashback: 1_000, totalPrice: 46_000 }), "0"],
] as const;

test.each([
  ["UZS", { uz: "soʻm", ru: "сум", zh: "苏姆", "uz-Cyrl": "сўм" }],
  ["KZT", { uz: "tenge", ru: "тенге", zh: "坚戈", "uz-Cyrl": "тенге" }],
] as const)("[LN-8] shows amounts in %s in refusals if the brand sells in it", async (currency, labels) => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set currency = ${currency} where merchant_id = ${app.osh}`,
  );
  for (const [code, body, amount] of refusedOrderCases) {
    const refusal = await postOrderCall(body);
    expect(refusal.code).toBe(code);
    for (const [language, label] of Object.entries(labels))
      expect(refusal.description[language], `${code} in ${language}`).toContain(`${amount}\u00a0${label}`);
  }
});
