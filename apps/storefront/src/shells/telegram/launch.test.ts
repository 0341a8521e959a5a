import { expect, test } from "vitest";
import { promoCodeFromLaunch, pathFromStartParam } from "./launch.ts";

const TABLE_ID = "019a3c1e-7a11-7d2e-9b1a-0c5f6e7d8a90";

test("[TG-1] a bot link opens a product, a table with its secret, an order or the basket", () => {
  expect(pathFromStartParam("dish_019a-plov")).toBe("/product/019a-plov");
  expect(pathFromStartParam(`table_${TABLE_ID}_s3cret_-x`)).toBe(`/table/${TABLE_ID}?tableSecret=s3cret_-x`);
  expect(pathFromStartParam(`order_${TABLE_ID}`)).toBe(`/profile/orders/${TABLE_ID}`);
  expect(pathFromStartParam("promo_PLOV10")).toBe("/basket");
});

test("[TG-1] ignores an invalid start parameter and keeps the opened page", () => {
  const none = [
    null,
    "",
    "dish_",
    "dish_../../x",
    `table_${TABLE_ID}`,
    "table_1_secret",
    "constructor_x",
    "__proto___x",
    "toString_a",
    "order_a/b",
    `dish_${"x".repeat(201)}`,
  ];
  expect(none.map((told) => pathFromStartParam(told))).toEqual(none.map(() => null));
});

test("[TG-1, UX-32] the promo code of a link is applied to the basket", () => {
  const launch = { initData: null, pageKey: "", version: "8.0", theme: {} };
  expect(promoCodeFromLaunch({ ...launch, startParam: "promo_PLOV-10" })).toBe("PLOV-10");
  expect(promoCodeFromLaunch({ ...launch, startParam: "dish_plov" })).toBeNull();
});
