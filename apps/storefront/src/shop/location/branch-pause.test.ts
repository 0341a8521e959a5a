import { expect, test } from "vitest";
import { getBusyHour, getBranchPause } from "./branch-pause.ts";
import type { Menu } from "../../platform/shapes.ts";

const NOON = Date.parse("2026-11-25T12:00:00+05:00");
const createPause = (change: object) =>
  ({
    id: "p",
    kind: "STOP",
    branchId: null,
    categoryId: null,
    until: null,
    ...change,
  }) as Menu["pauses"][number];
const createInstantInMinutes = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

test("[CH-2] a pause of the brand affects all guests, one of a branch only its own", () => {
  expect(getBranchPause([createPause({})], null, NOON)).toEqual({ until: null });
  const branches = [createPause({ branchId: "a", until: createInstantInMinutes(30) })];
  expect(getBranchPause(branches, "a", NOON)?.until).toBe(createInstantInMinutes(30));
  expect([getBranchPause(branches, "b", NOON), getBranchPause(branches, null, NOON)]).toEqual([null, null]);
});

test("[CH-2] a pause ends automatically, and the longest of several is shown", () => {
  const both = [
    createPause({ until: createInstantInMinutes(30) }),
    createPause({ branchId: "a", until: createInstantInMinutes(60) }),
  ];
  expect(getBranchPause(both, "a", NOON)?.until).toBe(createInstantInMinutes(60));
  expect(getBranchPause(both, "b", NOON + 30 * 60_000)).toBeNull();
});

test("[CH-2, MN-7] a busy hour and a paused category do not block orders of other products", () => {
  expect(
    getBranchPause([createPause({ kind: "BUSY" }), createPause({ categoryId: "palov" })], "a", NOON),
  ).toBeNull();
});

test("[CH-2] a busy hour shows the extra time and delivery surcharge: the brand's to all, a branch's to its own guests", () => {
  const busy = [
    createPause({ kind: "BUSY", extraMinutes: 10, deliverySurcharge: 0 }),
    createPause({
      kind: "BUSY",
      branchId: "a",
      extraMinutes: 25,
      deliverySurcharge: 5_000,
      until: createInstantInMinutes(30),
    }),
  ];
  const brand = { extraMinutes: 10, deliverySurcharge: 0 };
  const own = { extraMinutes: 25, deliverySurcharge: 5_000 };
  expect([null, "a", "b"].map((branchId) => getBusyHour(busy, branchId, NOON))).toEqual([brand, own, brand]);
  expect(getBusyHour(busy, "a", NOON + 30 * 60_000)).toEqual(brand);
  const stop = createPause({ extraMinutes: 5, deliverySurcharge: 1 });
  expect(getBusyHour([stop], "a", NOON)).toEqual({ extraMinutes: 0, deliverySurcharge: 0 });
});
