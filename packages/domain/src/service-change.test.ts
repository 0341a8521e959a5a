import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateBasketPrice, omitLineDetails } from "./pricing.ts";
import {
  canChangeBranch,
  canChangeService,
  findPaidOrderEffect,
  type SoldOrder,
  recalculateDelivery,
} from "./service-change.ts";

const lines = [
  { productId: "osh", costPrice: 45_000, discountPercent: 10, count: 2 },
  { productId: "tea", costPrice: 5000, count: 1 },
];
const promo = { discountType: "PERCENTAGE", productDiscount: 10, deliveryDiscount: 50 } as const;

function createSoldOrder(deliveryPrice: number, cashbackWanted = 0): SoldOrder {
  const serviceType = deliveryPrice > 0 ? ("DELIVERY" as const) : ("PICK_UP" as const);
  const priced = calculateBasketPrice({
    lines,
    promo,
    deliveryPrice,
    serviceType,
    cashbackWanted,
    cashbackBalance: 1e9,
  });
  const cartItems = priced.lines.map((line) => ({
    productId: line.productId,
    count: line.count,
    unitPrice: line.unitPrice,
    unitOldPrice: line.oldPrice,
    totalPrice: line.total,
  }));
  return { ...omitLineDetails(priced), cartItems };
}

test("[CH-1] an order changed to another service costs the same as the same basket with that service", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 }), (from, to) => {
      const serviceType = to > 0 ? ("DELIVERY" as const) : ("PICK_UP" as const);
      const fresh = calculateBasketPrice({ lines, promo, deliveryPrice: to, serviceType });
      expect(recalculateDelivery(createSoldOrder(from), { deliveryPrice: to, promo, serviceType })).toEqual(
        fresh,
      );
    }),
  );
});

test("[CH-1] cashback spent on the delivery too applies only to the rest", () => {
  const order = createSoldOrder(20_000, 1_000_000);
  expect(order.totalPrice).toBe(0);
  const after = recalculateDelivery(order, { deliveryPrice: 0, promo, serviceType: "PICK_UP" });
  expect(after.cashback).toBe(order.cashback - 10_000);
  expect(after.totalPrice).toBe(0);
});

test("[CH-1] [PY-5] for a paid order the delivery fee is refunded, a higher total would be due, a lower one stays as paid", () => {
  const paid = { ...createSoldOrder(20_000), serviceType: "DELIVERY" as const, partRefunds: [] };
  const createDeliveryChange = (deliveryPrice: number) => {
    const serviceType = deliveryPrice > 0 ? ("DELIVERY" as const) : ("PICK_UP" as const);
    return findPaidOrderEffect(paid, {
      ...recalculateDelivery(paid, { deliveryPrice, promo, serviceType }),
      serviceType,
    });
  };
  expect(createDeliveryChange(0)).toEqual({ kind: "back", amount: 10_000, cashback: 0 });
  expect(createDeliveryChange(30_000)).toEqual({ kind: "more", amount: 5000 });
  expect(createDeliveryChange(8000)).toEqual({ kind: "same" });
});

test("[CH-1] [PY-5] a delivery price that cashback has paid is returned as cashback, and the tip as money", () => {
  const sell = (cashback: number, more = {}) => ({
    ...createSoldOrder(20_000, cashback),
    serviceType: "DELIVERY" as const,
    partRefunds: [],
    ...more,
  });
  const findEffect = (sold: ReturnType<typeof sell>) =>
    findPaidOrderEffect(sold, {
      ...recalculateDelivery(sold, { deliveryPrice: 0, promo, serviceType: "PICK_UP" }),
      serviceType: "PICK_UP",
    });
  const goods = sell(0).totalPrice - 10_000;
  expect(findEffect(sell(goods + 10_000))).toEqual({ kind: "back", amount: 0, cashback: 10_000 });
  expect(findEffect(sell(goods + 10_000, { tip: 5000 }))).toEqual({
    kind: "back",
    amount: 5000,
    cashback: 10_000,
  });
  expect(findEffect(sell(goods, { tip: 5000 }))).toEqual({ kind: "back", amount: 15_000, cashback: 0 });
  expect(findEffect(sell(goods + 4000))).toEqual({ kind: "back", amount: 6000, cashback: 4000 });
  const partRefunds = [{ amount: goods + 1, lines: null }];
  expect(findEffect(sell(0, { partRefunds }))).toBe("not_possible");
});

test("[CH-1] the tip stays with a delivery and is refunded with its price if the order is not delivered any more", () => {
  const paid = { ...createSoldOrder(20_000), tip: 5000, serviceType: "DELIVERY" as const, partRefunds: [] };
  const after = (serviceType: "DELIVERY" | "PICK_UP", deliveryPrice: number) => ({
    ...recalculateDelivery(paid, { deliveryPrice, promo, serviceType }),
    serviceType,
  });
  expect(after("DELIVERY", 10_000).tip).toBe(5000);
  expect(after("PICK_UP", 0).tip).toBe(0);
  expect(findPaidOrderEffect(paid, after("DELIVERY", 20_000))).toEqual({ kind: "same" });
  expect(findPaidOrderEffect(paid, after("PICK_UP", 0))).toEqual({
    kind: "back",
    amount: 15_000,
    cashback: 0,
  });
  const free = { ...createSoldOrder(0), tip: 5000, serviceType: "DELIVERY" as const, partRefunds: [] };
  expect(findPaidOrderEffect(free, after("PICK_UP", 0))).toEqual({ kind: "back", amount: 5000, cashback: 0 });
  // An earlier change from delivery to pickup has refunded the tip.
  const fetched = { ...free, serviceType: "PICK_UP" as const };
  expect(findPaidOrderEffect(fetched, after("DELIVERY", 0))).toEqual({ kind: "more", amount: 5000 });
  expect(findPaidOrderEffect(fetched, after("PICK_UP", 0))).toEqual({ kind: "same" });
});

test("[CH-1] the service cannot change during delivery or after the end, and the branch only before cooking", () => {
  expect(canChangeService({ status: "COOKING", serviceType: "PICK_UP" })).toBe(true);
  expect(canChangeService({ status: "ON_WAY", serviceType: "DELIVERY" })).toBe(false);
  expect(canChangeService({ status: "CLOSED", serviceType: "PICK_UP" })).toBe(false);
  expect(canChangeService({ status: "CREATED", serviceType: "YANDEX_EATS" })).toBe(false);
  expect([canChangeBranch("ACCEPTED"), canChangeBranch("COOKING")]).toEqual([true, false]);
});
