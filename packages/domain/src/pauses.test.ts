import { expect, test } from "vitest";
import { findBusyHourAdditions, findCategoryPause, chooseLongerStop, findBlockingPause } from "./pauses.ts";
import type { Pause } from "./pauses.ts";

const now = "2026-03-03T12:00:00Z";
const later = "2026-03-03T13:00:00Z";
const evening = "2026-03-03T18:00:00Z";
const createPause = (more: Partial<Pause>): Pause => ({
  kind: "STOP",
  branchId: null,
  categoryId: null,
  until: later,
  extraMinutes: 0,
  deliverySurcharge: 0,
  ...more,
});
const pauseFilter = { now, branchId: "center" };

test("[MN-7] a brand's pause applies in every branch until its end, then ends automatically", () => {
  expect(findBlockingPause([createPause({})], { ...pauseFilter, at: now })).toEqual({ until: later });
  expect(findBlockingPause([createPause({})], { ...pauseFilter, now: later, at: later })).toBeNull();
  expect(findBlockingPause([createPause({ branchId: "north" })], { ...pauseFilter, at: now })).toBeNull();
  expect(findBlockingPause([createPause({ categoryId: "dishes" })], { ...pauseFilter, at: now })).toBeNull();
});

test("[CH-2] accepts an order for a time after the pause, and returns the longest pause", () => {
  expect(findBlockingPause([createPause({})], { ...pauseFilter, at: evening })).toBeNull();
  const both = [createPause({}), createPause({ branchId: "center", until: evening })];
  expect(findBlockingPause(both, { ...pauseFilter, at: now })).toEqual({ until: evening });
  expect(findBlockingPause([...both, createPause({ until: null })], { ...pauseFilter, at: evening })).toEqual(
    {
      until: null,
    },
  );
});

test("[MN-7] a category's pause stops its products; the longer of two stops applies", () => {
  const pauses = [createPause({ categoryId: "dishes", branchId: "center" })];
  expect(findCategoryPause(pauses, { ...pauseFilter, categoryId: "dishes" })).toEqual({ until: later });
  expect(findCategoryPause(pauses, { ...pauseFilter, branchId: "north", categoryId: "dishes" })).toBeNull();
  expect(chooseLongerStop({ until: later }, { until: evening })).toEqual({ until: evening });
  expect(chooseLongerStop(null, { until: null })).toEqual({ until: null });
  expect(chooseLongerStop(null, null)).toBeNull();
});

test("[CH-2] a busy hour adds minutes and a surcharge while active", () => {
  const busy = [
    createPause({ kind: "BUSY", extraMinutes: 20 }),
    createPause({ kind: "BUSY", branchId: "center", extraMinutes: 10, deliverySurcharge: 5000 }),
  ];
  expect(findBusyHourAdditions(busy, pauseFilter)).toEqual({ extraMinutes: 20, deliverySurcharge: 5000 });
  expect(findBusyHourAdditions(busy, { ...pauseFilter, now: later })).toEqual({
    extraMinutes: 0,
    deliverySurcharge: 0,
  });
  expect(findBusyHourAdditions(busy, { ...pauseFilter, at: now })).toEqual({
    extraMinutes: 20,
    deliverySurcharge: 5000,
  });
  expect(findBusyHourAdditions(busy, { ...pauseFilter, at: evening })).toEqual({
    extraMinutes: 0,
    deliverySurcharge: 0,
  });
  expect(findBlockingPause(busy, { ...pauseFilter, at: now })).toBeNull();
});
