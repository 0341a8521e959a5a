import type { OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { delivery, outside, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const quote = (body: object) => app.call<OrderQuote>("/orders/v1/orders/quote", { body });

test("[BK-10] a guest sees every fee before the phone is asked for", async () => {
  const { status, body } = await quote(delivery({ promoCode: "TEN" }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    totalPrice: 81_000 + 10_000 + 2000,
    promo: { state: "added" },
    tariff: { price: 10_000, freeFrom: 150_000 },
    obstacles: [],
  });
});

test("[PR-2] the state of a code and what stands in the way are told together", async () => {
  const { body } = await quote(delivery({ promoCode: "LATE", address: { streetName: "Far", ...outside } }));
  expect(body.promo?.state).toBe("expired");
  expect(body.obstacles.map(({ code }) => code)).toEqual(["out_of_zone", "promo_expired"]);
});
