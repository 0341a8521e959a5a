import { expect, test } from "vitest";
import { findBusyAdditions, findCategoryPause, chooseLongerStop, findBlockingPause } from "./pauses.ts";
import type { Pause } from "./pauses.ts";

const now = "2026-03-03T12:00:00Z";
const later = "2026-03-03T13:00:00Z";
const evening = "2026-03-03T18:00:00Z";
const pause = (more: Partial<Pause>): Pause => ({
  kind: "STOP",
  branchId: null,
  categoryId: null,
  until: later,
  extraMinutes: 0,
  deliverySurcharge: 0,
  ...more,
});
const place = { now, branchId: "center" };

test("[MN-7] a brand's pause applies in every branch until its end, then ends automatically", () => {
  expect(findBlockingPause([pause({})], { ...place, at: now })).toEqual({ until: later });
  expect(findBlockingPause([pause({})], { ...place, now: later, at: later })).toBeNull();
  expect(findBlockingPause([pause({ branchId: "north" })], { ...place, at: now })).toBeNull();
  expect(findBlockingPause([pause({ categoryId: "dishes" })], { ...place, at: now })).toBeNull();
});

test("[CH-2] accepts an order for a time after the pause, and returns the longest pause", () => {
  expect(findBlockingPause([pause({})], { ...place, at: evening })).toBeNull();
  const both = [pause({}), pause({ branchId: "center", until: evening })];
  expect(findBlockingPause(both, { ...place, at: now })).toEqual({ until: evening });
  expect(findBlockingPause([...both, pause({ until: null })], { ...place, at: evening })).toEqual({
    until: null,
  });
});

test("[MN-7] a category's pause stops its products; the longer of two stops applies", () => {
  const pauses = [pause({ categoryId: "dishes", branchId: "center" })];
  expect(findCategoryPause(pauses, { ...place, categoryId: "dishes" })).toEqual({ until: later });
  expect(findCategoryPause(pauses, { ...place, branchId: "north", categoryId: "dishes" })).toBeNull();
  expect(chooseLongerStop({ until: later }, { until: evening })).toEqual({ until: evening });
  expect(chooseLongerStop(null, { until: null })).toEqual({ until: null });
  expect(chooseLongerStop(null, null)).toBeNull();
});

test("[CH-2] a busy hour adds minutes and a surcharge while active", () => {
  const busy = [
    pause({ kind: "BUSY", extraMinutes: 20 }),
    pause({ kind: "BUSY", branchId: "center", extraMinutes: 10, deliverySurcharge: 5000 }),
  ];
  expect(findBusyAdditions(busy, place)).toEqual({ extraMinutes: 20, deliverySurcharge: 5000 });
  expect(findBusyAdditions(busy, { ...place, now: later })).toEqual({
    extraMinutes: 0,
    deliverySurcharge: 0,
  });
  expect(findBusyAdditions(busy, { ...place, at: now })).toEqual({
    extraMinutes: 20,
    deliverySurcharge: 5000,
  });
  expect(findBusyAdditions(busy, { ...place, at: evening })).toEqual({
    extraMinutes: 0,
    deliverySurcharge: 0,
  });
  expect(findBlockingPause(busy, { ...place, at: now })).toBeNull();
});
