import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { createGroupLineKey, splitGroupOrder } from "./group-order.ts";

const order = {
  memberIds: ["host", "b", "c"],
  hostId: "host",
  taken: [
    { memberId: "host", key: "plov", count: 1 },
    { memberId: "b", key: "plov", count: 1 },
    { memberId: "b", key: "tea", count: 2 },
  ],
  lines: [
    { key: "plov", count: 2, totalPrice: 90_000 },
    { key: "tea", count: 2, totalPrice: 10_000 },
  ],
  deliveryPrice: 15_001,
  servicePrice: 10_000,
  totalPrice: 125_001,
  tip: 0,
};

test("[GR-3] members pay for their products, delivery evenly, the service fee by amount; without products they pay nothing", () => {
  expect(splitGroupOrder(order)).toEqual([
    { memberId: "host", dishes: 45_000, delivery: 7501, service: 4500, tip: 0, discount: 0, total: 57_001 },
    { memberId: "b", dishes: 55_000, delivery: 7500, service: 5500, tip: 0, discount: 0, total: 68_000 },
    { memberId: "c", dishes: 0, delivery: 0, service: 0, tip: 0, discount: 0, total: 0 },
  ]);
});

test("[GR-3] a promo code and cashback are split in proportion; a product without a member is the host's", () => {
  const lines = [...order.lines, { key: "bread", count: 1, totalPrice: 5000 }];
  const shares = splitGroupOrder({ ...order, lines, totalPrice: 100_000 });
  expect(shares.map(({ dishes }) => dishes)).toEqual([50_000, 55_000, 0]);
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(100_000);
  expect(shares[2]?.total).toBe(0);
});

test("[GR-3] the host, who chose the tip, pays it, also without own products", () => {
  const shares = splitGroupOrder({ ...order, hostId: "c", tip: 5000 });
  expect(shares.map(({ tip, total }) => [tip, total])).toEqual([
    [0, 57_001],
    [0, 68_000],
    [5000, 5000],
  ]);
});

test("[GR-3] distinguishes a product's choices, in any order", () => {
  const [a, b] = [
    { id: "a", count: 1 },
    { id: "b", count: 2 },
  ];
  expect(createGroupLineKey({ productId: "p", modifications: [a, b] })).toBe(
    createGroupLineKey({ productId: "p", modifications: [b, a] }),
  );
  expect(createGroupLineKey({ productId: "p", modifications: [a] })).not.toBe(
    createGroupLineKey({ productId: "p", modifications: [] }),
  );
});

test("[GR-3] counts a product in two lines once: a member with one pays for one", () => {
  const lines = [
    { key: "plov", count: 1, totalPrice: 45_000 },
    { key: "plov", count: 1, totalPrice: 45_000 },
  ];
  const taken = [
    { memberId: "host", key: "plov", count: 1 },
    { memberId: "c", key: "plov", count: 1 },
  ];
  const costs = { deliveryPrice: 0, servicePrice: 0, totalPrice: 90_000 };
  const shares = splitGroupOrder({ ...order, ...costs, taken, lines });
  expect(shares.map(({ total }) => total)).toEqual([45_000, 0, 45_000]);
});

test("[GR-3] shares always add up to the total, and none is negative", () => {
  const key = constantFrom("a", "b", "c");
  const price = integer({ min: 0, max: 500_000 });
  const count = integer({ min: 1, max: 9 });
  const memberIds = ["host", "m1", "m2", "m3"];
  const any = record({
    taken: array(record({ memberId: constantFrom(...memberIds), key, count }), { maxLength: 20 }),
    lines: array(record({ key, count, totalPrice: price }), { maxLength: 6 }),
    deliveryPrice: price,
    servicePrice: price,
    tip: price,
    off: price,
  });
  assert(
    property(any, ({ off, ...whole }) => {
      const { lines, deliveryPrice, servicePrice } = whole;
      const all = lines.reduce((sum, each) => sum + each.totalPrice, 0) + deliveryPrice + servicePrice;
      const totalPrice = Math.max(0, all - off);
      const shares = splitGroupOrder({ ...whole, memberIds, hostId: "host", totalPrice });
      expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(totalPrice + whole.tip);
      for (const { memberId: _, ...sums } of shares)
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
      // The shares of the members do not depend on the order of the lines.
      const turned = { ...whole, lines: lines.toReversed(), taken: whole.taken.toReversed() };
      expect(splitGroupOrder({ ...turned, memberIds, hostId: "host", totalPrice })).toEqual(shares);
    }),
  );
});
