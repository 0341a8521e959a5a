import { expect, test } from "vitest";
import { checkPromo, findWrongPromoField } from "./promo.ts";
import type { PromoWithInstants, Promo } from "./promo.ts";

const promo: Promo = {
  discountType: "AMOUNT",
  productDiscount: 30_000,
  isActive: true,
  minPrice: 100_000,
  startDate: "2026-05-01T00:00:00+05:00",
  endDate: "2026-05-31T23:59:59+05:00",
};
const promoUse = { productPrice: 100_001, now: "2026-05-10T12:00:00+05:00" };

test("[PR-1] a promo code applies when active, within its dates and above its minimum", () => {
  expect(checkPromo(promo, promoUse)).toEqual({ state: "added" });
  expect(checkPromo({ discountType: "PERCENTAGE", isActive: true }, { productPrice: 0, now: 0 })).toEqual({
    state: "added",
  });
});

test("[PR-2] each failure has its own state", () => {
  expect(checkPromo({ ...promo, isActive: false }, promoUse)).toEqual({ state: "not_active" });
  expect(checkPromo(promo, { ...promoUse, now: "2026-04-30T23:59:59+05:00" })).toEqual({
    state: "not_started",
  });
  expect(checkPromo(promo, { ...promoUse, now: "2026-06-01T00:00:00+05:00" })).toEqual({ state: "expired" });
  expect(checkPromo(promo, { ...promoUse, productPrice: 100_000 })).toEqual({
    state: "min_price",
    minPrice: 100_000,
  });
  expect(checkPromo({ ...promo, usageLimit: 3 }, { ...promoUse, used: 3 })).toEqual({ state: "used_up" });
  expect(checkPromo({ ...promo, usageLimitPerCustomer: 1 }, { ...promoUse, usedByCustomer: 1 }).state).toBe(
    "used_up",
  );
  expect(checkPromo({ ...promo, usageLimit: 3 }, { ...promoUse, used: 2 }).state).toBe("added");
});

test("[PR-1] both dates are inclusive and an invalid date makes the promo code inactive", () => {
  for (const now of [promo.startDate, promo.endDate]) {
    expect(checkPromo(promo, { ...promoUse, now: now ?? 0 }).state).toBe("added");
  }
  expect(checkPromo({ ...promo, endDate: "soon" }, promoUse).state).toBe("not_active");
});

const storedPromo: PromoWithInstants = {
  discountType: "PERCENTAGE",
  productDiscount: 10,
  deliveryDiscount: 0,
  startAt: "2026-05-01T00:00:00Z",
  endAt: "2026-05-31T00:00:00Z",
  totalLimit: 100,
  perCustomerLimit: 1,
};

test.each<[string, Partial<PromoWithInstants>, number, keyof PromoWithInstants | null]>([
  ["as it should be", {}, 0, null],
  ["that takes nothing off", { productDiscount: 0 }, 0, "productDiscount"],
  ["of more than all", { productDiscount: 101 }, 0, "productDiscount"],
  ["of more than the whole way", { deliveryDiscount: 101 }, 0, "deliveryDiscount"],
  ["of a large sum", { discountType: "AMOUNT", productDiscount: 50_000 }, 0, null],
  ["that ends before it begins", { endAt: "2026-05-01T00:00:00Z" }, 0, "endAt"],
  ["without days", { startAt: null, endAt: null }, 0, null],
  ["used more often than it may be", {}, 101, "totalLimit"],
  ["for one customer more often than for all", { perCustomerLimit: 101 }, 0, "perCustomerLimit"],
])("[PR-1] names the wrong field of a promo %s", (_name, change, used, wrong) => {
  expect(findWrongPromoField({ ...storedPromo, ...change }, used)).toBe(wrong);
});
