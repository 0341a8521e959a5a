import type { OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { CUSTOMER_PHONE, createPickupBody, createTestShop } from "../testing/test-shop.ts";
import { scaleTime } from "../testing/time-limits.ts";

const config = { callsPerMinute: 10_000 };
const app = await createTestShop({ config });
const embeddedApp = await createTestShop({ config, db: (await createTestDatabase({ engine: "pglite" })).db });
const { token } = await app.signIn(CUSTOMER_PHONE);
const fetchPromoState = async (
  promoCode: string,
  more: { ip?: string; token?: string } = {},
  { call } = app,
) => {
  const { totalPrice: _, ...body } = createPickupBody({ promoCode });
  const { body: quote } = await call<OrderQuote>("/orders/v1/orders/quote", { body, ...more });
  return quote.promo?.state;
};

test("[S34] more than ten codes a minute without a session require signing in, and reveal no code", async () => {
  for (let n = 0; n < 30; n += 1)
    expect(await fetchPromoState("GUESS1"), "one code in a changing basket").toBe("not_found");
  for (let n = 2; n <= 10; n += 1) expect(await fetchPromoState(`GUESS${n}`)).toBe("not_found");
  expect(await fetchPromoState("GUESS11")).toBe("sign_in");
  expect(await fetchPromoState("TEN"), "a code that there is").toBe("sign_in");
  expect(await fetchPromoState("GUESS1")).toBe("not_found");
  expect(await fetchPromoState("TEN", { ip: "203.0.113.9" })).toBe("added");
  expect(await fetchPromoState("TEN", { token })).toBe("added");
});

test(
  "[S34] counts codes before the quote takes a connection: the embedded engine has only one",
  { timeout: scaleTime(4_000) },
  async () => {
    expect(await fetchPromoState("GUESS1", {}, embeddedApp)).toBe("not_found");
  },
);
