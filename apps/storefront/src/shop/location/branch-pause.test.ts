import { expect, test } from "vitest";
import { getBusyHour, getBranchPause } from "./branch-pause.ts";
import type { Menu } from "../../platform/shapes.ts";

const NOON = Date.parse("2026-11-25T12:00:00+05:00");
const pause = (change: object) =>
  ({
    id: "p",
    kind: "STOP",
    branchId: null,
    categoryId: null,
    until: null,
    ...change,
  }) as Menu["pauses"][number];
const minutesFromNow = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

test("[CH-2] a pause of the brand affects all guests, one of a branch only its own", () => {
  expect(getBranchPause([pause({})], null, NOON)).toEqual({ until: null });
  const branches = [pause({ branchId: "a", until: minutesFromNow(30) })];
  expect(getBranchPause(branches, "a", NOON)?.until).toBe(minutesFromNow(30));
  expect([getBranchPause(branches, "b", NOON), getBranchPause(branches, null, NOON)]).toEqual([null, null]);
});

test("[CH-2] a pause ends automatically, and the longest of several is shown", () => {
  const both = [pause({ until: minutesFromNow(30) }), pause({ branchId: "a", until: minutesFromNow(60) })];
  expect(getBranchPause(both, "a", NOON)?.until).toBe(minutesFromNow(60));
  expect(getBranchPause(both, "b", NOON + 30 * 60_000)).toBeNull();
});

test("[CH-2, MN-7] a busy hour and a paused category do not block orders of other products", () => {
  expect(getBranchPause([pause({ kind: "BUSY" }), pause({ categoryId: "palov" })], "a", NOON)).toBeNull();
});

test("[CH-2] a busy hour shows the extra time and delivery surcharge: the brand's to all, a branch's to its own guests", () => {
  const busy = [
    pause({ kind: "BUSY", extraMinutes: 10, deliverySurcharge: 0 }),
    pause({
      kind: "BUSY",
      branchId: "a",
      extraMinutes: 25,
      deliverySurcharge: 5_000,
      until: minutesFromNow(30),
    }),
  ];
  const brand = { extraMinutes: 10, deliverySurcharge: 0 };
  const own = { extraMinutes: 25, deliverySurcharge: 5_000 };
  expect([null, "a", "b"].map((branchId) => getBusyHour(busy, branchId, NOON))).toEqual([brand, own, brand]);
  expect(getBusyHour(busy, "a", NOON + 30 * 60_000)).toEqual(brand);
  const stop = pause({ extraMinutes: 5, deliverySurcharge: 1 });
  expect(getBusyHour([stop], "a", NOON)).toEqual({ extraMinutes: 0, deliverySurcharge: 0 });
});
