import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const sentTexts: string[] = [];
const app = await createTestShop({
  sms: {
    send: async ({ text }) => {
      sentTexts.push(text);
      return true;
    },
  },
});
await addToTestMenu(app, {
  products: [createTestProduct("pilaf", 45_000, { name: { uz: "Osh", ru: "Плов", eng: " " }, stock: 5 })],
});
const setMainLanguage = (language: "uz" | "ru") =>
  changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set main_language = ${language}, brand = '{"uz": "Oshxona", "ru": "Ошхона"}'`,
  );
const names = { uz: { dish: "Osh", brand: "Oshxona" }, ru: { dish: "Плов", brand: "Ошхона" } };
beforeEach(() => app.clock.advance(120_000));

/** Signs in with the code from the last SMS, which is in English. */
async function signIn(): Promise<string> {
  await app.call("/users/v1/users/code", { body: { phone: CUSTOMER_PHONE, language: "en" } });
  const code = /\d{6}/.exec(sentTexts.at(-1) ?? "")?.[0];
  const { body } = await app.call<{ token: string }>("/users/v1/users/token", {
    body: { phone: CUSTOMER_PHONE, code },
  });
  return body.token;
}

test.each(["uz", "ru"] as const)(
  "[LN-6] falls back to the brand's main language for a missing translation: %s",
  async (language) => {
    const { dish, brand } = names[language];
    await setMainLanguage(language);
    const token = await signIn();
    expect(sentTexts.at(-1)).toContain(`${brand}: your code is`);
    const cartItems = [{ productId: productIdFromKey("pilaf"), count: 6 }];
    const refused = await app.call<{ description: Record<string, string> }>("/orders/v1/orders", {
      token,
      body: createPickupBody({ cartItems, totalPrice: 272_000 }),
    });
    for (const spoken of ["en", "kz", "tr"]) expect(refused.body.description[spoken]).toContain(dish);
    expect(refused.body.description["uz"]).toContain("Osh");
    expect(refused.body.description["ru"]).toContain("Плов");
    const one = [{ productId: productIdFromKey("pilaf"), count: 1 }];
    const order = await postOrder(app, token, createPickupBody({ cartItems: one, totalPrice: 47_000 }));
    const page = await app.http.app.inject({
      url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=en`,
      headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
    });
    expect(page.body).toContain(`<h1><bdi>${brand}</bdi></h1>`);
    expect(page.body).toContain(dish);
  },
);
