import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateBasketPrice } from "./pricing.ts";
import {
  areTipChoicesValid,
  calculateAmountDue,
  calculateFullRefund,
  calculateTip,
  checkTip,
  MAX_TIP_BY_CURRENCY,
  resolveTipSettings,
  type TipSettings,
} from "./tips.ts";

const sums: TipSettings = { isEnabled: true, unit: "SUM", choices: [5_000, 10_000] };
const percents: TipSettings = { isEnabled: true, unit: "PERCENT", choices: [5, 10] };
const goods = { totalProductPrice: 97_305, currency: "UZS" } as const;
const plov = { productId: "plov", costPrice: 45_000, count: 2 };

test("a brand without settings offers tips in the scale of its currency, and one with settings its own", () => {
  expect(resolveTipSettings(null, "UZS")).toEqual(sums);
  expect(resolveTipSettings(null, "KZT").choices).toEqual([200, 500]);
  expect(resolveTipSettings(percents, "UZS")).toEqual(percents);
});

test("the tip is an offered amount, or a percentage of the products rounded half up to whole units", () => {
  expect(calculateTip(sums, 5_000, goods)).toBe(5_000);
  expect(calculateTip(percents, 10, goods)).toBe(9_731);
  expect(calculateTip(percents, 5, { ...goods, totalProductPrice: 90 })).toBe(5);
  expect(calculateTip(percents, 5, { ...goods, totalProductPrice: 89 })).toBe(4);
  expect(calculateTip(percents, 10, { ...goods, totalProductPrice: 0 })).toBe(0);
});

test("there is no tip without a choice, for a choice that is not offered, and while tips are off", () => {
  expect(calculateTip(sums, null, goods)).toBe(0);
  expect(calculateTip(sums, 7_000, goods)).toBe(0);
  expect(calculateTip(sums, -5_000, goods)).toBe(0);
  expect(calculateTip({ ...sums, isEnabled: false }, 5_000, goods)).toBe(0);
});

test("a percentage of a very expensive order is limited to the maximum tip", () => {
  expect(calculateTip(percents, 10, { ...goods, totalProductPrice: 1e11 })).toBe(MAX_TIP_BY_CURRENCY.UZS);
});

test("choices are one to four ascending whole numbers within the limits of their unit", () => {
  const isValid = (choices: number[], unit: TipSettings["unit"] = "SUM") =>
    areTipChoicesValid({ isEnabled: true, unit, choices }, "UZS");
  expect(isValid([5_000]) && isValid([1, 2, 3, MAX_TIP_BY_CURRENCY.UZS]) && isValid([5, 50], "PERCENT")).toBe(
    true,
  );
  for (const choices of [[], [1, 2, 3, 4, 5], [2, 1], [1, 1], [0], [-1], [1.5], [Number.NaN], [1e9]])
    expect(isValid(choices), choices.join()).toBe(false);
  expect(isValid([51], "PERCENT")).toBe(false);
});

test("a tip is refused for pickup and dine-in, while tips are off, and above the maximum", () => {
  const offered = { serviceType: "DELIVERY", isEnabled: true, currency: "UZS" } as const;
  expect(checkTip(0, { ...offered, serviceType: "PICK_UP", isEnabled: false })).toEqual([]);
  expect(checkTip(MAX_TIP_BY_CURRENCY.UZS, offered)).toEqual([]);
  const absent = [{ code: "tip_not_available", data: { field: "tip" } }];
  expect(checkTip(1, { ...offered, serviceType: "PICK_UP" })).toEqual(absent);
  expect(checkTip(1, { ...offered, serviceType: "DINE_IN" })).toEqual(absent);
  expect(checkTip(1, { ...offered, isEnabled: false })).toEqual(absent);
  expect(checkTip(MAX_TIP_BY_CURRENCY.UZS + 1, offered)).toEqual([
    { code: "tip_too_large", data: { field: "tip", max: MAX_TIP_BY_CURRENCY.UZS } },
  ]);
});

test("the tip changes neither the total nor discounts and cashback, and only a delivery with products has one", () => {
  const promo = { discountType: "PERCENTAGE", productDiscount: 50, deliveryDiscount: 50 } as const;
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(200_000), (tip, cashback) => {
      const cart = {
        lines: [plov],
        deliveryPrice: 12_000,
        serviceType: "DELIVERY",
        promo,
        cashbackWanted: cashback,
        cashbackBalance: cashback,
      } as const;
      const { tip: priced, ...rest } = calculateBasketPrice({ ...cart, tip });
      const { tip: none, ...without } = calculateBasketPrice(cart);
      expect([priced, none]).toEqual([tip, 0]);
      expect(rest).toEqual(without);
      expect(calculateAmountDue({ ...rest, tip })).toBe(rest.totalPrice + tip);
    }),
  );
  expect(calculateBasketPrice({ lines: [plov], serviceType: "PICK_UP", tip: 5_000 }).tip).toBe(0);
  expect(calculateBasketPrice({ lines: [plov], serviceType: "DINE_IN", tip: 5_000 }).tip).toBe(0);
  expect(calculateBasketPrice({ lines: [], serviceType: "DELIVERY", tip: 5_000 }).tip).toBe(0);
  for (const tip of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(calculateBasketPrice({ lines: [plov], serviceType: "DELIVERY", tip }).tip).toBe(0);
});

test("an order that was stored before tips existed is paid without a tip", () => {
  expect(calculateAmountDue({ totalPrice: 102_000 })).toBe(102_000);
});

test("[PY-5] a full refund returns the tip, unless the courier has delivered the order", () => {
  const order = { totalPrice: 102_000, tip: 5_000, serviceType: "DELIVERY", status: "CANCELED" } as const;
  const part = { amount: 10_000, lines: null };
  expect(calculateFullRefund(order, [])).toBe(107_000);
  expect(calculateFullRefund({ ...order, status: "ON_WAY" }, [part])).toBe(97_000);
  expect(calculateFullRefund({ ...order, status: "DELIVERED" }, [])).toBe(102_000);
  expect(calculateFullRefund({ ...order, status: "CLOSED" }, [part])).toBe(92_000);
  // The partial refund of the service change returned the delivery price of 10,000 and the tip.
  const fetched = { ...order, status: "CLOSED", serviceType: "PICK_UP" } as const;
  expect(calculateFullRefund(fetched, [{ ...part, amount: 15_000 }])).toBe(92_000);
});
