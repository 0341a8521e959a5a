import { expect, test } from "vitest";
import type { Menu } from "../../platform/shapes.ts";
import { getMsUntilMenuChange } from "./changes-in.ts";

const timeZone = "Asia/Tashkent";
const parseTimeOfDay = (time: string) => Date.parse(`2026-11-25T${time}:00+05:00`);
const HOUR_MS = 3_600_000;
const breakfastHours = [{ days: ["MONDAY", "WEDNESDAY"], from: "07:00", to: "11:00" }];

function createMenu({ products = [{}], pauses = [] }: { products?: object[]; pauses?: object[] }): Menu {
  return { products, pauses } as unknown as Menu;
}

test("[MN-7] a menu without hours, stops and pauses never changes with time", () => {
  const endless = createMenu({ products: [{ stop: { until: null } }], pauses: [{ until: null }] });
  expect(getMsUntilMenuChange(endless, { now: parseTimeOfDay("12:00"), timeZone })).toBeNull();
});

test("[MN-7] changes when a product's hours begin, when they end, and at midnight", () => {
  const menu = createMenu({ products: [{}, { timetable: breakfastHours }] });
  const getHoursUntilChange = (time: string) =>
    (getMsUntilMenuChange(menu, { now: parseTimeOfDay(time), timeZone }) ?? 0) / HOUR_MS;
  expect(["05:00", "07:00", "10:30", "11:00", "23:00"].map(getHoursUntilChange)).toEqual([2, 4, 0.5, 13, 1]);
});

test("[MN-7] changes when a stop or a pause ends; ended ones have no effect", () => {
  const products = [{ stop: { until: new Date(parseTimeOfDay("15:00")).toISOString() } }];
  const pauses = [{ until: new Date(parseTimeOfDay("14:00")).toISOString() }];
  const getHoursUntilChange = (time: string) =>
    (getMsUntilMenuChange(createMenu({ products, pauses }), { now: parseTimeOfDay(time), timeZone }) ?? 0) /
    HOUR_MS;
  expect(["12:00", "14:00", "15:00"].map(getHoursUntilChange)).toEqual([2, 1, 9]);
});
