import { afterEach, expect, test, vi } from "vitest";
import type { Product } from "../../platform/shapes.ts";
import { absenceText, measureText, stateOf } from "./product-view.ts";

const timeZone = "Asia/Tashkent";
const plain = { isAvailable: true, stop: null, count: null, productBranch: [], timetable: null };
const dish = (change: Partial<Product>) =>
  ({ ...plain, modificationGroups: [], ...change }) as unknown as Product;
const say = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;
const wording = { t: say, language: "ru" as const, timeZone };
const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
const breakfast = dish({ timetable: [{ days: [...everyDay], from: "07:00", to: "11:00" }] });
const at = (time: string) => Date.parse(`2026-11-25T${time}:00+05:00`);

afterEach(() => {
  vi.useRealTimers();
});

test("[MN-7] a product with limited hours shows them, and is available within them", () => {
  expect(stateOf(breakfast, at("08:00"), { timeZone }).state).toBe("available");
  vi.useFakeTimers({ now: at("12:00") });
  const state = stateOf(breakfast, Date.now(), { timeZone });
  expect(absenceText(state, wording)).toBe('product.servedFrom {"from":"07:00","to":"11:00"}');
  const sunday = dish({ timetable: [{ days: ["SUNDAY"], from: "10:00", to: "14:00" }] });
  const later = absenceText(stateOf(sunday, Date.now(), { timeZone }), wording);
  expect(later).toBe('product.servedOn {"day":"weekday.0 {}","from":"10:00","to":"14:00"}');
});

test("[CH-7] a scheduled order is checked at its own time", () => {
  const wantedAt = new Date(at("08:30") + 86_400_000);
  expect(stateOf(breakfast, at("12:00"), { timeZone, wantedAt }).state).toBe("available");
});

test("[MN-7] a set is unavailable if a required group has no available choice", () => {
  const choice = (isAvailable: boolean) => ({
    id: "c",
    name: {},
    price: 0,
    maxCount: 1,
    image: null,
    isAvailable,
  });
  const set = (isAvailable: boolean) =>
    dish({
      modificationGroups: [{ id: "g", name: {}, min: 1, max: 1, modifications: [choice(isAvailable)] }],
    });
  expect(stateOf(set(true), at("12:00")).state).toBe("available");
  expect(stateOf(set(false), at("12:00")).state).toBe("stopped");
});

test("[MN-4] the amount of a product has a non-breaking space before its unit", () => {
  const pieces = dish({ measure: 10, unit: "COUNT" });
  expect(measureText(pieces, "ru", (_id, values) => `${String(values?.["amount"])} шт.`)).toBe("10\u00a0шт.");
});
