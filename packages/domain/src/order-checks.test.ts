import { expect, test } from "vitest";
import { WEEKDAYS } from "./hours.ts";
import {
  checkBranchActive,
  checkBranchExists,
  checkCustomerPhone,
  checkDeliveryAddressAndMinimum,
  checkBranchOpening,
  checkPayment,
  checkShownPrice,
  checkServiceTypeEnabled,
  checkRequestedTime,
} from "./order-checks.ts";
import type { DeliveryCheckInput, PriceCheckInput, TimeCheckInput } from "./order-checks.ts";
import { sortRefusalsByImportance, ORDER_REFUSAL_CODES_BY_RANK } from "./order-refusal.ts";
import type { OrderRefusal } from "./order-refusal.ts";
import { calculateBasketPrice, omitLineDetails } from "./pricing.ts";
import type { TextByLanguage } from "./text.ts";
import { calculatePromisedTime } from "./time-slots.ts";
import type { Point } from "./zones.ts";

const polygon: Point[] = [
  [69, 41],
  [70, 41],
  [70, 42],
  [69, 42],
];
const breakdown = calculateBasketPrice({
  lines: [{ productId: "plov", costPrice: 45_000, count: 2 }],
  deliveryPrice: 10_000,
  serviceType: "DELIVERY",
});
const workHours = (["DELIVERY", "PICK_UP"] as const).map((type) => ({
  type,
  hours: WEEKDAYS.map((weekName) => ({
    weekName,
    open: "09:00",
    close: "23:00",
    isDayOff: weekName === "SUNDAY",
  })),
}));
const noon = "2026-03-04T12:00:00+05:00";
const openingInput = { workHours, serviceType: "DELIVERY", now: noon, timeZone: "Asia/Tashkent" } as const;
const listRefusalCodes = (refusals: OrderRefusal[]) => refusals.map((refusal) => refusal.code);

const checkTimeWith = (change: Partial<TimeCheckInput>) =>
  checkRequestedTime({
    ...openingInput,
    deliverAt: null,
    prepareMinutes: 40,
    pause: null,
    quarter: { at: new Date(noon), capacity: null, taken: 0, load: 20 },
    ...change,
  });
const checkDeliveryWith = (change: Partial<DeliveryCheckInput>) =>
  checkDeliveryAddressAndMinimum({
    point: [69.3, 41.3],
    zones: [{ polygon }],
    minimalDeliveryPrice: 60_000,
    totalProductPrice: 90_000,
    minimalDeliveryQuantity: 0,
    productCount: 3,
    ...change,
  });
const checkPriceWith = (change: Partial<PriceCheckInput>) =>
  checkShownPrice({
    breakdown,
    promo: null,
    cashbackWanted: 0,
    shown: { total: 100_000, unitPrices: [45_000] },
    ...change,
  });

test("[CH-1] a valid order may be placed, for now and for later", () => {
  expect(checkTimeWith({})).toEqual([]);
  expect(checkTimeWith({ deliverAt: "2026-03-05T19:30:00+05:00" })).toEqual([]);
  expect(checkDeliveryWith({})).toEqual([]);
  expect(checkPriceWith({})).toEqual([]);
});

test("[BN-4] [CH-4] refuses a closed branch and a rest day, each with its code and next opening", () => {
  expect(checkBranchOpening({ ...openingInput, now: "2026-03-04T08:00:00+05:00" })).toEqual([
    { code: "branch_closed", data: { opensAt: "2026-03-04T04:00:00.000Z" } },
  ]);
  expect(checkBranchOpening({ ...openingInput, now: "2026-03-08T12:00:00+05:00" })).toEqual([
    { code: "day_off", data: { opensAt: "2026-03-09T04:00:00.000Z" } },
  ]);
  expect(listRefusalCodes(checkBranchExists(null))).toEqual(["branch_not_found"]);
  expect(listRefusalCodes(checkBranchActive({ isActive: false }))).toEqual(["branch_closed"]);
  expect([
    ...checkBranchExists({}),
    ...checkBranchActive({ isActive: true }),
    ...checkBranchActive(null),
  ]).toEqual([]);
});

test("[CH-4] refuses a holiday by its name, now and for a chosen time; one without a name is a rest day", () => {
  const createHolidayClosing = (name: TextByLanguage | null) => ({
    workHours: openingInput.workHours.map((each) => ({
      ...each,
      holidays: [{ day: "2026-03-05", lastDay: "2026-03-06", isClosed: true, name }],
    })),
  });
  const name = { uz: "Navroʻz", ru: "Навруз" };
  const now = "2026-03-05T12:00:00+05:00";
  const data = { opensAt: "2026-03-07T04:00:00.000Z", name };
  expect(checkTimeWith({ ...createHolidayClosing(name), now })).toEqual([{ code: "holiday", data }]);
  expect(checkTimeWith({ ...createHolidayClosing(name), deliverAt: "2026-03-06T12:00:00+05:00" })).toEqual([
    { code: "holiday", data: { field: "time", ...data } },
  ]);
  expect(checkTimeWith({ ...createHolidayClosing(null), now })).toEqual([
    { code: "day_off", data: { opensAt: data.opensAt } },
  ]);
  expect(
    listRefusalCodes(
      checkTimeWith({ ...createHolidayClosing(null), deliverAt: "2026-03-06T12:00:00+05:00" }),
    ),
  ).toEqual(["slot_closed"]);
});

test("[CH-4] refuses a time before today or after the offered days, on a holiday too", () => {
  const holidays = [{ day: "2026-03-01", lastDay: "2026-03-31", isClosed: true, name: { uz: "Taʼmir" } }];
  const workHours = openingInput.workHours.map((each) => ({ ...each, holidays }));
  expect(listRefusalCodes(checkTimeWith({ workHours, deliverAt: "2026-03-03T12:00:00+05:00" }))).toEqual([
    "slot_closed",
  ]);
  expect(listRefusalCodes(checkTimeWith({ workHours, deliverAt: "2026-03-07T12:00:00+05:00" }))).toEqual([
    "slot_closed",
  ]);
  expect(checkTimeWith({ workHours, deliverAt: "2026-03-06T12:00:00+05:00" })).toMatchObject([
    { code: "holiday", data: { opensAt: null } },
  ]);
});

test("[CH-2] while closed an order for later may be placed, unless its slot is not possible", () => {
  const now = "2026-03-04T08:00:00+05:00";
  expect(checkTimeWith({ now, deliverAt: "2026-03-04T12:00:00+05:00" })).toEqual([]);
  expect(listRefusalCodes(checkTimeWith({ now, deliverAt: "2026-03-04T09:10:00+05:00" }))).toEqual([
    "slot_closed",
  ]);
  expect(listRefusalCodes(checkTimeWith({ deliverAt: "2026-03-08T12:00:00+05:00" }))).toEqual([
    "slot_closed",
  ]);
  expect(listRefusalCodes(checkTimeWith({ deliverAt: "tomorrow" }))).toEqual(["slot_closed"]);
});

test.each([
  ["PICK_UP", "2026-03-04T22:15:00+05:00", []],
  ["PICK_UP", "2026-03-04T22:16:00+05:00", ["closes_before_ready"]],
  ["PICK_UP", "2026-03-04T22:52:00+05:00", ["closes_before_ready"]],
  ["PICK_UP", "2026-03-04T23:00:00+05:00", ["branch_closed"]],
  ["DELIVERY", "2026-03-04T22:52:00+05:00", []],
] as const)(
  "[CH-2] accepts %s for now, requested at %s, only if it is ready before closing",
  (serviceType, now, codes) => {
    const refusals = checkTimeWith({ serviceType, now });
    expect(listRefusalCodes(refusals)).toEqual(codes);
    const [tooLate] = refusals;
    if (tooLate?.code === "closes_before_ready")
      expect(tooLate.data).toEqual({ field: "time", time: "23:00", closesAt: "2026-03-04T18:00:00.000Z" });
  },
);

test("[CH-2] orders for now and for a chosen time follow the same rule", () => {
  const pickup = { ...openingInput, serviceType: "PICK_UP" } as const;
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    const now = new Date(Date.parse("2026-03-04T00:00:00+05:00") + minute * 60_000);
    const readyAt = calculatePromisedTime(now, 40);
    const isRefused = checkTimeWith({ ...pickup, now }).length > 0;
    const isClosed = checkBranchOpening({ ...pickup, now }).length > 0;
    const isSlotRefused = checkTimeWith({ ...pickup, now, deliverAt: readyAt }).length > 0;
    expect(isRefused, now.toISOString()).toBe(isClosed || isSlotRefused);
  }
});

test("[CH-2] accepts a preparation longer than a day's hours while open, ready on another day", () => {
  const now = "2026-03-04T12:00:00+05:00";
  expect(checkTimeWith({ serviceType: "PICK_UP", now, prepareMinutes: 24 * 60 })).toEqual([]);
  const deliverAt = "2026-03-05T12:00:00+05:00";
  expect(checkTimeWith({ serviceType: "PICK_UP", now, prepareMinutes: 24 * 60, deliverAt })).toEqual([]);
});

test("[CH-2] a branch that never closes accepts any order for now", () => {
  const hours = WEEKDAYS.map((weekName) => ({ weekName, open: "00:00", close: "00:00", isDayOff: false }));
  const workHours = [{ type: "PICK_UP", hours }] as const;
  for (const prepareMinutes of [25, 24 * 60, 5 * 24 * 60])
    expect(
      checkTimeWith({ serviceType: "PICK_UP", workHours, prepareMinutes, now: "2026-03-04T23:50:00+05:00" }),
    ).toEqual([]);
});

test("[CH-2] refuses an order if the kitchen has no capacity in its quarter of an hour", () => {
  const quarter = { at: new Date(noon), capacity: 30, taken: 20, load: 20 };
  expect(checkTimeWith({ quarter })).toEqual([
    { code: "slot_full", data: { field: "time", at: "2026-03-04T07:00:00.000Z" } },
  ]);
  expect(checkTimeWith({ quarter: { ...quarter, taken: 10 } })).toEqual([]);
});

test("[CH-2] returns the end of a pause in the brand's time zone, if known, with the date if it is not today", () => {
  expect(checkTimeWith({ pause: { until: null } })).toEqual([{ code: "paused", data: {} }]);
  expect(checkTimeWith({ pause: { until: "2026-03-04T13:30:00+05:00" } })).toEqual([
    { code: "paused_until", data: { time: "13:30", until: "2026-03-04T08:30:00.000Z" } },
  ]);
  expect(checkTimeWith({ pause: { until: "2026-03-05T09:00:00+05:00" } })).toEqual([
    { code: "paused_until", data: { time: "05.03.2026 09:00", until: "2026-03-05T04:00:00.000Z" } },
  ]);
});

test("[CH-1] refuses a disabled service type", () => {
  expect(listRefusalCodes(checkServiceTypeEnabled("DELIVERY", ["PICK_UP"]))).toEqual([
    "service_not_available",
  ]);
  expect(checkServiceTypeEnabled("PICK_UP", ["PICK_UP"])).toEqual([]);
});

test("[CH-4] [AD-5] a delivery needs an address, inside a zone if zones apply", () => {
  expect(listRefusalCodes(checkDeliveryWith({ point: null }))).toEqual(["address_required"]);
  expect(listRefusalCodes(checkDeliveryWith({ point: [60, 41.3] }))).toEqual(["out_of_zone"]);
  expect(checkDeliveryWith({ point: [60, 41.3], zones: null })).toEqual([]);
});

test("[CH-3] refuses an order below the minimum delivery amount, with the amount", () => {
  expect(checkDeliveryWith({ minimalDeliveryPrice: 100_000 })).toEqual([
    { code: "minimum_amount", data: { amount: 100_000, missing: 10_000 } },
  ]);
  expect(checkDeliveryWith({ minimalDeliveryPrice: 90_000 })).toEqual([]);
});

test("[CH-12] refuses a delivery below the minimum count with the missing number", () => {
  expect(checkDeliveryWith({ minimalDeliveryQuantity: 5, productCount: 3 })).toEqual([
    { code: "minimum_quantity", data: { quantity: 5, missing: 2 } },
  ]);
  expect(checkDeliveryWith({ minimalDeliveryQuantity: 5, productCount: 5 })).toEqual([]);
});

test("[CH-6] refuses a disabled payment method, and a missing one", () => {
  expect(listRefusalCodes(checkPayment("PAYME", ["CASH"]))).toEqual(["payment_not_allowed"]);
  expect(listRefusalCodes(checkPayment(null, ["CASH"]))).toEqual(["payment_not_allowed"]);
  expect(checkPayment("CASH", ["CASH"])).toEqual([]);
});

test("[CH-11] requires a phone", () => {
  expect(listRefusalCodes(checkCustomerPhone({ phone: null }))).toEqual(["phone_required"]);
  expect(listRefusalCodes(checkCustomerPhone({ phone: "+998" }))).toEqual(["phone_required"]);
  expect(checkCustomerPhone({ phone: "+998 90 123 45 67" })).toEqual([]);
});

test("[PR-1] refuses an invalid promo code by its state", () => {
  expect(listRefusalCodes(checkPriceWith({ promo: { state: "expired" } }))).toEqual(["promo_expired"]);
  expect(listRefusalCodes(checkPriceWith({ promo: { state: "not_found" } }))).toEqual(["promo_not_found"]);
  expect(checkPriceWith({ promo: { state: "min_price", minPrice: 200_000 } })).toEqual([
    { code: "promo_min_price", data: { field: "promoCode", minPrice: 200_000 } },
  ]);
  expect(checkPriceWith({ promo: { state: "added" } })).toEqual([]);
});

test("[BK-8] refuses a different total with the new breakdown; without a total there is no comparison", () => {
  const shown = { total: 99_999, unitPrices: [null] };
  expect(checkPriceWith({ shown })).toEqual([
    { code: "price_changed", data: { field: "totalPrice", breakdown: omitLineDetails(breakdown) } },
  ]);
  expect(checkPriceWith({ shown: { ...shown, total: null } })).toEqual([]);
});

test("[BK-8, ER-2] names products that became more expensive; a cheaper one is only another total", () => {
  const unitPrices = [44_000];
  expect(checkPriceWith({ shown: { total: 100_000, unitPrices } })).toMatchObject([
    { code: "product_overpriced", data: { products: [{ productId: "plov", price: 45_000 }] } },
  ]);
  expect(checkPriceWith({ shown: { total: 100_000, unitPrices: [46_000] } })).toEqual([]);
});

test("[PR-3] reports reduced cashback, of which the different total is a consequence", () => {
  const refusals = checkPriceWith({ cashbackWanted: 5_000, shown: { total: 95_000, unitPrices: [] } });
  expect(refusals).toMatchObject([{ code: "cashback_exceeded", data: { field: "cashback", max: 0 } }]);
});

test("[CH-1] returns all reasons at once, in a fixed order", () => {
  const found = [
    ...checkPriceWith({ promo: { state: "used_up" }, shown: { total: 1, unitPrices: [] } }),
    ...checkCustomerPhone({ phone: "" }),
    ...checkPayment("UZUM", []),
    ...checkTimeWith({ now: "2026-03-08T12:00:00+05:00", pause: { until: null } }),
    ...checkDeliveryWith({ point: [60, 41], minimalDeliveryPrice: 1_000_000 }),
    ...checkServiceTypeEnabled("DELIVERY", []),
  ];
  expect(listRefusalCodes(sortRefusalsByImportance(found))).toEqual([
    "paused",
    "day_off",
    "service_not_available",
    "out_of_zone",
    "minimum_amount",
    "payment_not_allowed",
    "phone_required",
    "promo_used_up",
    "price_changed",
  ]);
  expect(new Set(ORDER_REFUSAL_CODES_BY_RANK).size).toBe(ORDER_REFUSAL_CODES_BY_RANK.length);
});
