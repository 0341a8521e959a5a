import { expect, test } from "vitest";
import { WEEK_NAMES } from "./hours.ts";
import { canPlace } from "./place.ts";
import type { PlaceInput } from "./place.ts";
import { priceCart } from "./pricing.ts";
import type { Point } from "./zones.ts";

const polygon: Point[] = [
  [69, 41],
  [70, 41],
  [70, 42],
  [69, 42],
];
const breakdown = priceCart({
  lines: [{ productId: "plov", costPrice: 45_000, count: 2 }],
  deliveryPrice: 10_000,
  serviceType: "DELIVERY",
});
const workHours = (["DELIVERY", "PICK_UP"] as const).map((type) => ({
  type,
  hours: WEEK_NAMES.map((weekName) => ({
    weekName,
    open: "09:00",
    close: "23:00",
    isDayOff: weekName === "SUNDAY",
  })),
}));
const order: PlaceInput = {
  lines: [{ productId: "plov", count: 2, state: { state: "available" } }],
  serviceType: "DELIVERY",
  enabledServices: ["DELIVERY", "PICK_UP"],
  branch: { isActive: true, workHours },
  now: "2026-03-04T12:00:00+05:00",
  timeZone: "Asia/Tashkent",
  prepareMinutes: 40,
  point: [69.3, 41.3],
  shouldValidateDeliveryArea: true,
  regions: [{ polygon }],
  minimalDeliveryPrice: 60_000,
  paymentType: "CASH",
  allowedPayments: ["CASH"],
  phone: "+998 90 123 45 67",
  breakdown,
  shownTotal: 100_000,
};
const refusalsOf = (change: Partial<PlaceInput>) => canPlace({ ...order, ...change });
const codesOf = (change: Partial<PlaceInput>) => refusalsOf(change).map((refusal) => refusal.code);

test("[CH-1] an order that keeps every rule may be placed, for now and for later", () => {
  expect(refusalsOf({})).toEqual([]);
  expect(refusalsOf({ deliverAt: "2026-03-05T19:30:00+05:00" })).toEqual([]);
  expect(refusalsOf({ serviceType: "PICK_UP", point: null })).toEqual([]);
});

test("[CH-9] an empty basket is refused", () => {
  expect(codesOf({ lines: [] })).toEqual(["empty_basket"]);
});

test("[MN-7] a stopped product blocks the order and is named", () => {
  const state = { state: "stopped", until: null } as const;
  expect(refusalsOf({ lines: [...order.lines, { productId: "somsa", count: 1, state }] })).toEqual([
    { code: "product_unavailable", products: [{ productId: "somsa", state }] },
  ]);
});

test("[MN-6] more than the stock is refused with the maximum", () => {
  expect(refusalsOf({ stock: new Map([["plov", 1]]) })).toEqual([
    { code: "stock", products: [{ productId: "plov", demanded: 2, maximum: 1 }] },
  ]);
});

test("[MN-5] choices outside a group's bounds are refused with the line", () => {
  const modificationGroups = [{ id: "size", minimum: 1, maximum: 1, modifications: [{ id: "small" }] }];
  const lines = order.lines.map((line) => Object.assign({ modificationGroups }, line));
  expect(refusalsOf({ lines })).toMatchObject([
    { code: "modifications", lines: [{ index: 0, productId: "plov" }] },
  ]);
});

test("[BN-4] [CH-4] a closed branch and a rest day are refused, each with its code and next opening", () => {
  expect(refusalsOf({ now: "2026-03-04T08:00:00+05:00" })).toEqual([
    { code: "branch_closed", reason: "before_opening", opensAt: new Date("2026-03-04T09:00:00+05:00") },
  ]);
  expect(refusalsOf({ now: "2026-03-08T12:00:00+05:00" })).toEqual([
    { code: "day_off", opensAt: new Date("2026-03-09T09:00:00+05:00") },
  ]);
  expect(codesOf({ branch: null })).toEqual(["branch_missing"]);
  expect(codesOf({ branch: { isActive: false, workHours } })).toEqual(["branch_closed"]);
});

test("[CH-2] while closed an order for later may be placed, a slot that cannot be kept may not", () => {
  const now = "2026-03-04T08:00:00+05:00";
  expect(codesOf({ now, deliverAt: "2026-03-04T12:00:00+05:00" })).toEqual([]);
  expect(codesOf({ now, deliverAt: "2026-03-04T09:10:00+05:00" })).toEqual(["slot_not_kept"]);
  expect(codesOf({ deliverAt: "2026-03-08T12:00:00+05:00" })).toEqual(["slot_not_kept"]);
  expect(codesOf({ deliverAt: "tomorrow" })).toEqual(["slot_not_kept"]);
  expect(codesOf({ deliverAt: "2026-03-05T19:30:00+05:00", isSlotFull: () => true })).toEqual([
    "slot_not_kept",
  ]);
});

test("[CH-1] a service type that is switched off is refused", () => {
  expect(codesOf({ enabledServices: ["PICK_UP"] })).toEqual(["service_not_enabled"]);
});

test("[CH-4] [AD-5] a delivery needs an address, inside the zone where zones count", () => {
  expect(codesOf({ point: null })).toEqual(["address_missing"]);
  expect(codesOf({ point: [60, 41.3] })).toEqual(["out_of_zone"]);
  expect(codesOf({ point: [60, 41.3], shouldValidateDeliveryArea: false })).toEqual([]);
  expect(codesOf({ point: [60, 41.3], serviceType: "PICK_UP" })).toEqual([]);
});

test("[CH-3] below the minimal delivery amount the order is refused with the amount; pickup has none", () => {
  expect(refusalsOf({ minimalDeliveryPrice: 100_000 })).toEqual([
    { code: "minimum_amount", minimum: 100_000, missing: 10_000 },
  ]);
  expect(codesOf({ minimalDeliveryPrice: 100_000, serviceType: "PICK_UP" })).toEqual([]);
  expect(codesOf({ minimalDeliveryPrice: 90_000 })).toEqual([]);
});

test("[CH-6] a payment that is not switched on is refused", () => {
  expect(codesOf({ paymentType: "PAYME" })).toEqual(["payment_not_allowed"]);
});

test("[CH-11] a phone is required", () => {
  expect(codesOf({ phone: null })).toEqual(["phone_missing"]);
  expect(codesOf({ phone: "+998" })).toEqual(["phone_missing"]);
});

test("[PR-1] a promo that does not count is refused with its state", () => {
  expect(refusalsOf({ promo: { state: "expired" } })).toEqual([
    { code: "promo", check: { state: "expired" } },
  ]);
  expect(refusalsOf({ promo: { state: "added" } })).toEqual([]);
});

test("[BK-8] a total that differs is refused with the fresh breakdown; without one there is nothing to differ", () => {
  expect(refusalsOf({ shownTotal: 99_999 })).toEqual([{ code: "price_changed", breakdown }]);
  expect(refusalsOf({ shownTotal: null })).toEqual([]);
});

test("[CH-1] every reason is told at once, in one fixed order", () => {
  const codes = codesOf({
    lines: [
      {
        productId: "plov",
        count: 9,
        state: { state: "sold_out" },
        chosen: [{ id: "bacon", count: 1 }],
      },
    ],
    stock: new Map([["plov", 0]]),
    enabledServices: [],
    now: "2026-03-08T12:00:00+05:00",
    point: [60, 41],
    minimalDeliveryPrice: 1_000_000,
    paymentType: "UZUM",
    phone: "",
    promo: { state: "used_up" },
    shownTotal: 1,
  });
  expect(codes).toEqual([
    "product_unavailable",
    "stock",
    "modifications",
    "day_off",
    "service_not_enabled",
    "out_of_zone",
    "minimum_amount",
    "payment_not_allowed",
    "phone_missing",
    "promo",
    "price_changed",
  ]);
});
