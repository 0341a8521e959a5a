import { expect, test } from "vitest";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { findNearestPickupBranch } from "./pickup-nearby.ts";
import type { Branch, Menu } from "../../platform/shapes.ts";

const guestPoint = { latitude: 41.3, longitude: 69.2 };
const createBranch = (id: string, latitude: number, open: string) =>
  ({
    id,
    latitude,
    longitude: 69.2,
    settings: { pickupEnabled: true },
    workHours: [
      {
        type: "PICK_UP",
        hours: WEEKDAYS.map((weekName) => ({ weekName, open, close: "23:00", isDayOff: false })),
      },
    ],
  }) as unknown as Branch;
const nearBranch = createBranch("near", 41.31, "11:00");
const farBranch = createBranch("far", 41.4, "08:00");
const createClock = (time: string) => ({
  now: Date.parse(`2026-11-25T${time}:00+05:00`),
  timeZone: "Asia/Tashkent",
});
const createStop = (branchId: string | null) =>
  [{ id: "p", kind: "STOP", branchId, categoryId: null, until: null }] as unknown as Menu["pauses"];

test("[UX-18] the nearest branch that is open now is ranked before a nearer closed one", () => {
  expect(findNearestPickupBranch([farBranch, nearBranch], guestPoint, createClock("12:00"))?.branch.id).toBe(
    "near",
  );
  expect(findNearestPickupBranch([farBranch, nearBranch], guestPoint, createClock("09:00"))?.branch.id).toBe(
    "far",
  );
});

test("[UX-18] does not offer a branch in another city", () => {
  const samarkand = createBranch("samarkand", 39.65, "08:00");
  expect(findNearestPickupBranch([samarkand], guestPoint, createClock("12:00"))).toBeNull();
});

test("[CH-2] a paused branch counts as closed", () => {
  const found = findNearestPickupBranch([nearBranch, farBranch], guestPoint, {
    ...createClock("12:00"),
    pauses: createStop("near"),
  });
  expect([found?.branch.id, found?.today.isOpen]).toEqual(["far", true]);
});

test("if all are closed the nearest is shown with its opening time", () => {
  const found = findNearestPickupBranch([farBranch, nearBranch], guestPoint, createClock("05:00"));
  expect(found?.branch.id).toBe("near");
  expect(found?.today).toMatchObject({ isOpen: false, pause: null });
  expect(found?.today.opensAt?.toISOString()).toBe("2026-11-25T06:00:00.000Z");
  expect(findNearestPickupBranch([], guestPoint, createClock("12:00"))).toBeNull();
});
