import * as fc from "fast-check";
import { expect, test } from "vitest";
import { estimateArrival, type EstimatedOrder } from "./arrival-estimate.ts";
import { countMinutesLeft, isOldPosition, postponeMissedArrival } from "./arrival.ts";
import { COURIER_STATUSES } from "./courier-status.ts";
import { ORDER_STATUSES, SERVICE_TYPES } from "./order-status.ts";

/**
 * Returns the instant of a time of day, "18:23" or "18:23:30", on the day on which all orders of these tests are
 * placed.
 */
const at = (time: string) => `2026-11-28T${time.length === 5 ? `${time}:00` : time}.000Z`;
const clockTime = (instant: string | undefined) => instant?.slice(11, 16);

const branch = { latitude: 41.3, longitude: 69.24 };
/** 3.3 kilometres north of the branch: ten minutes at 20 km/h. */
const address = { latitude: 41.3299, longitude: 69.24 };
/** Point halfway between the branch and the address. */
const halfway = { latitude: 41.31495, longitude: 69.24 };

/**
 * Order that the branch accepted at 18:00, with 30 minutes of cooking and 15 minutes on the road. It is therefore
 * promised for 18:45.
 */
const accepted: EstimatedOrder = {
  status: "ACCEPTED",
  serviceType: "DELIVERY",
  paymentType: "CASH",
  isPaid: false,
  courierStatus: null,
  preparationMinutes: 30,
  roadMinutes: 15,
  acceptedAt: at("18:00"),
  onWayAt: null,
  promisedAt: at("18:45"),
  deliveryAt: null,
  deliveryUntil: null,
  branch,
  address,
};
/** Order on the way to the customer. The courier left the branch at 18:23. */
const onWay: EstimatedOrder = {
  ...accepted,
  status: "ON_WAY",
  courierStatus: "PERFORMER_PICKUPED",
  onWayAt: at("18:23"),
  promisedAt: at("18:40"),
};

const estimate = (
  order: EstimatedOrder,
  now: string,
  position: { latitude: number; longitude: number; reportedAt: string } | null = null,
) => estimateArrival(order, { now: at(now), position });

test("[OR-5] a waiting order is estimated from now, because neither cooking nor the road has begun", () => {
  const waiting: EstimatedOrder = { ...accepted, status: "CREATED", acceptedAt: null };
  expect(estimate(waiting, "18:00")).toMatchObject({ at: at("18:45"), step: "kitchen", minimumMinutes: 45 });
  expect(estimate(waiting, "18:12")).toMatchObject({ at: at("19:00"), isLate: false, promisedAt: null });
});

test("[OR-5] while the order is cooked the kitchen's time and the road count, with the minutes that staff add", () => {
  const cooking: EstimatedOrder = { ...accepted, status: "COOKING" };
  expect(estimate(cooking, "18:10")).toMatchObject({ at: at("18:45"), step: "kitchen", isLate: false });
  expect(estimate({ ...cooking, promisedAt: at("18:55") }, "18:10")).toMatchObject({
    at: at("18:55"),
    promisedAt: at("18:45"),
    isLate: true,
  });
});

test("[OR-5] a kitchen that is behind its time moves the estimate, which says that it is late", () => {
  const cooking: EstimatedOrder = { ...accepted, status: "COOKING" };
  expect(estimate(cooking, "18:28")).toMatchObject({ at: at("18:50"), isLate: false });
  expect(estimate(cooking, "18:41")).toMatchObject({
    at: at("19:05"),
    isLate: true,
    promisedAt: at("18:45"),
  });
});

test("[OR-5] a courier who is farther from the branch than the kitchen is from being done decides the estimate", () => {
  const far = { latitude: 41.3897, longitude: 69.24, reportedAt: at("18:20") };
  expect(estimate({ ...accepted, status: "COOKING" }, "18:20", far)).toMatchObject({
    at: at("19:05"),
    step: "courier",
    positionAt: null,
  });
  const near = { ...halfway, reportedAt: at("18:20") };
  expect(estimate({ ...accepted, status: "COOKING" }, "18:20", near)).toMatchObject({
    at: at("18:45"),
    step: "kitchen",
  });
});

test("[OR-5] a cooked order waits for its courier: a courier at the branch leaves at once, an unknown one as planned", () => {
  const cooked: EstimatedOrder = { ...accepted, status: "DONE" };
  expect(estimate(cooked, "18:20")).toMatchObject({ at: at("18:45"), step: "courier" });
  expect(estimate(cooked, "18:33")).toMatchObject({ at: at("18:55") });
  const attached: EstimatedOrder = {
    ...cooked,
    status: "ATTACHED",
    courierStatus: "PERFORMER_PICK_UP_ARRIVED",
  };
  expect(estimate(attached, "18:20")).toMatchObject({ at: at("18:35"), step: "courier", isLate: false });
  const riding = { ...halfway, reportedAt: at("18:20") };
  expect(clockTime(estimate({ ...cooked, status: "ATTACHED" }, "18:20", riding)?.at)).toBe("18:40");
});

test("[OR-5] an order on its way is estimated from its departure, not from the first promise", () => {
  expect(estimate(onWay, "18:23")).toMatchObject({ at: at("18:38"), step: "road", positionAt: null });
  expect(estimate(onWay, "18:30")).toMatchObject({ at: at("18:38") });
  expect(estimate({ ...onWay, roadMinutes: 0 }, "18:24")).toMatchObject({ at: at("18:38") });
});

test("[OR-5] minutes that staff add on the way move the estimate", () => {
  expect(estimate({ ...onWay, promisedAt: at("18:50") }, "18:24")).toMatchObject({ at: at("18:50") });
});

test("[OR-5, OR-6] the courier's last position decides on the way", () => {
  const present = { ...halfway, reportedAt: at("18:26") };
  expect(estimate(onWay, "18:26", present)).toMatchObject({
    at: at("18:33"),
    step: "road",
    positionAt: at("18:26"),
    isLate: false,
  });
  expect(estimate(onWay, "18:27", { ...address, reportedAt: at("18:27") })).toMatchObject({
    at: at("18:29"),
  });
  expect(estimate(onWay, "18:44", { ...branch, reportedAt: at("18:44") })).toMatchObject({
    at: at("18:56"),
    isLate: true,
  });
});

test("[OR-5, OR-6] an old position still counts from its time; after ten minutes only the departure counts", () => {
  const old = { ...branch, reportedAt: at("18:24") };
  expect(estimate(onWay, "18:29", old)).toMatchObject({ at: at("18:36"), minimumMinutes: 3 });
  expect(isOldPosition(at("18:24"), at("18:26"))).toBe(false);
  expect(isOldPosition(at("18:24"), at("18:26:01"))).toBe(true);
  expect(estimate(onWay, "18:34:01", old)).toMatchObject({ at: at("18:38"), positionAt: null });
});

test("[OR-6] a position from before the departure is not used: the courier was with another customer", () => {
  const before = { ...address, reportedAt: at("18:20") };
  expect(estimate(onWay, "18:24", before)).toMatchObject({ at: at("18:38"), positionAt: null });
  expect(estimate(onWay, "18:24", { ...branch, reportedAt: at("18:22") })?.positionAt).toBe(at("18:22"));
});

test("[OR-5] a late order on the way is never estimated for the past", () => {
  expect(estimate(onWay, "18:52")).toMatchObject({ at: at("18:55"), isLate: true, promisedAt: at("18:45") });
});

test("[OR-6] at the door nothing remains; an order that is brought back has no estimate", () => {
  const arrived = estimate({ ...onWay, courierStatus: "PERFORMER_ARRIVED" }, "18:36");
  expect(arrived).toMatchObject({ at: at("18:36"), step: "door" });
  expect(arrived && countMinutesLeft(arrived, at("18:40"))).toBe(0);
  expect(estimate({ ...onWay, courierStatus: "PERFORMER_RETURNING" }, "18:36")).toBeNull();
});

test("[OR-5, EN-7] a scheduled order keeps its requested time until it cannot be met", () => {
  const scheduled: EstimatedOrder = {
    ...accepted,
    status: "AT_TIME",
    acceptedAt: null,
    deliveryAt: at("20:00"),
    deliveryUntil: at("21:00"),
    promisedAt: at("21:00"),
  };
  expect(estimate(scheduled, "18:00")).toMatchObject({ at: at("21:00"), step: "schedule", isLate: false });
  const cooking: EstimatedOrder = { ...scheduled, status: "COOKING", acceptedAt: at("19:00") };
  expect(
    estimate({ ...cooking, status: "DONE", courierStatus: "PERFORMER_PICK_UP_ARRIVED" }, "19:20"),
  ).toMatchObject({
    at: at("21:00"),
    step: "schedule",
  });
  expect(estimate(cooking, "20:48")).toMatchObject({ at: at("21:10"), step: "kitchen", isLate: true });
  const leaving: EstimatedOrder = { ...cooking, status: "ON_WAY", onWayAt: at("20:10") };
  expect(estimate(leaving, "20:10")).toMatchObject({ at: at("20:25"), step: "road" });
});

test("[OR-5] pickup and dine-in are estimated until they are ready", () => {
  for (const serviceType of ["PICK_UP", "DINE_IN"] as const) {
    const own: EstimatedOrder = {
      ...accepted,
      serviceType,
      roadMinutes: 0,
      address: null,
      promisedAt: at("18:30"),
    };
    expect(estimate(own, "18:10")).toMatchObject({ at: at("18:30"), step: "kitchen" });
    expect(estimate({ ...own, status: "COOKING" }, "18:34")).toMatchObject({ at: at("18:40"), isLate: true });
    expect(estimate({ ...own, status: "DONE" }, "18:20")).toBeNull();
  }
});

test("[OR-3, OR-5] an unpaid or ended order has no estimate", () => {
  expect(estimate({ ...accepted, status: "CREATED", paymentType: "PAYME" }, "18:10")).toBeNull();
  for (const status of ["DELIVERED", "CLOSED", "CANCELED"] as const)
    expect(estimate({ ...onWay, status }, "18:50"), status).toBeNull();
});

test("[OR-5] an estimate is refreshed without the server: unchanged in time, later when it has passed", () => {
  const arrival = estimate(onWay, "18:24");
  if (!arrival) throw new Error("no estimate");
  expect(postponeMissedArrival(arrival, at("18:30"))).toBe(arrival);
  expect(countMinutesLeft(arrival, at("18:30:20"))).toBe(8);
  const late = postponeMissedArrival(arrival, at("18:49:30"));
  expect(late).toMatchObject({ at: at("18:53"), isLate: true });
  expect(countMinutesLeft(late, at("18:49:30"))).toBe(4);
});

test("[OR-5] no estimate is in the past, whatever the order and the position", () => {
  const minute = fc.integer({ min: 0, max: 23 * 60 + 59 });
  const instant = minute.map((minutes) => Date.parse(at("00:00")) + minutes * 60_000);
  const place = fc.record({
    latitude: fc.double({ min: 41, max: 42, noNaN: true }),
    longitude: fc.double({ min: 69, max: 70, noNaN: true }),
  });
  const order = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    serviceType: fc.constantFrom(...SERVICE_TYPES),
    paymentType: fc.constant("CASH" as const),
    isPaid: fc.boolean(),
    courierStatus: fc.option(fc.constantFrom(...COURIER_STATUSES)),
    preparationMinutes: fc.integer({ min: 0, max: 180 }),
    roadMinutes: fc.integer({ min: 0, max: 90 }),
    acceptedAt: fc.option(instant),
    onWayAt: fc.option(instant),
    promisedAt: fc.option(instant),
    deliveryAt: fc.option(instant),
    deliveryUntil: fc.option(instant),
    branch: place,
    address: fc.option(place),
  });
  const position = fc.option(
    fc.tuple(place, instant).map(([point, reportedAt]) => ({ ...point, reportedAt })),
  );
  fc.assert(
    fc.property(order, position, instant, instant, (placed, known, now, later) => {
      const arrival = estimateArrival(placed, { now, position: known });
      if (!arrival) return;
      expect(Date.parse(arrival.at)).toBeGreaterThanOrEqual(now);
      expect(Date.parse(postponeMissedArrival(arrival, later).at)).toBeGreaterThanOrEqual(later);
    }),
  );
});
