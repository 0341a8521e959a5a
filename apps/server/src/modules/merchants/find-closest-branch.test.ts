import type { Branch } from "@dasturxon/contract/merchants";
import { expect, test } from "vitest";
import { findClosestBranch } from "./find-closest-branch.ts";

const createDailyHours = (open: string, close: string) =>
  (["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const).map(
    (weekName) => ({
      weekName,
      open,
      close,
      isDayOff: false,
    }),
  );

function createBranch(id: string, latitude: number, hours: [string, string]): Branch {
  const settings = {
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    bookingEnabled: false,
  };
  const workHours = [{ type: "DELIVERY" as const, hours: createDailyHours(...hours) }];
  return { id, latitude, longitude: 69.2, settings, workHours } as Branch;
}

const createSquareRegion = (branchId: string) => ({
  branchId,
  polygon: [
    [69, 41],
    [70, 41],
    [70, 42],
    [69, 42],
  ] as [number, number][],
});

const question = { latitude: 41.3, longitude: 69.2, type: "DELIVERY", timeZone: "Asia/Tashkent" } as const;
const branches = [
  createBranch("near", 41.3, ["09:00", "23:00"]),
  createBranch("far", 41.4, ["00:00", "00:00"]),
];
const regions = [createSquareRegion("near"), createSquareRegion("far")];

test("[BN-7] the nearest branch is chosen while it is open", () => {
  const noon = new Date("2026-03-02T07:00:00Z");
  expect(findClosestBranch({ ...question, now: noon }, branches, regions)?.id).toBe("near");
});

test("[BN-7] chooses an open branch over a nearer closed one", () => {
  const night = new Date("2026-03-02T22:00:00Z");
  expect(findClosestBranch({ ...question, now: night }, branches, regions)?.id).toBe("far");
});

test("[BN-7] returns the nearest branch if all are closed, so that the guest can order for later", () => {
  const night = new Date("2026-03-02T22:00:00Z");
  expect(findClosestBranch({ ...question, now: night }, branches.slice(0, 1), regions)?.id).toBe("near");
});
