import { expect, test } from "vitest";
import type { Menu } from "../../platform/shapes.ts";
import { changesIn } from "./changes-in.ts";

const timeZone = "Asia/Tashkent";
const at = (time: string) => Date.parse(`2026-11-25T${time}:00+05:00`);
const HOUR = 3_600_000;
const breakfast = [{ days: ["MONDAY", "WEDNESDAY"], from: "07:00", to: "11:00" }];

function menuWith({ products = [{}], pauses = [] }: { products?: object[]; pauses?: object[] }): Menu {
  return { products, pauses } as unknown as Menu;
}

test("[MN-7] a menu without hours, stops and pauses never changes with time", () => {
  const endless = menuWith({ products: [{ stop: { until: null } }], pauses: [{ until: null }] });
  expect(changesIn(endless, { now: at("12:00"), timeZone })).toBeNull();
});

test("[MN-7] changes when a product's hours begin, when they end, and at midnight", () => {
  const menu = menuWith({ products: [{}, { timetable: breakfast }] });
  const hoursFrom = (time: string) => (changesIn(menu, { now: at(time), timeZone }) ?? 0) / HOUR;
  expect(["05:00", "07:00", "10:30", "11:00", "23:00"].map(hoursFrom)).toEqual([2, 4, 0.5, 13, 1]);
});

test("[MN-7] changes when a stop or a pause ends; ended ones have no effect", () => {
  const products = [{ stop: { until: new Date(at("15:00")).toISOString() } }];
  const pauses = [{ until: new Date(at("14:00")).toISOString() }];
  const hoursFrom = (time: string) =>
    (changesIn(menuWith({ products, pauses }), { now: at(time), timeZone }) ?? 0) / HOUR;
  expect(["12:00", "14:00", "15:00"].map(hoursFrom)).toEqual([2, 1, 9]);
});
