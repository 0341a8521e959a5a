import { afterEach, expect, test, vi } from "vitest";
import type { Product } from "../../platform/shapes.ts";
import { formatUnavailability, formatMeasure, getProductState } from "./product-view.ts";

const timeZone = "Asia/Tashkent";
const plainProduct = { isAvailable: true, stop: null, count: null, productBranch: [], timetable: null };
const createDish = (change: Partial<Product>) =>
  ({ ...plainProduct, modificationGroups: [], ...change }) as unknown as Product;
const formatMessage = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;
const wording = { t: formatMessage, language: "ru" as const, timeZone };
const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
const breakfastDish = createDish({ timetable: [{ days: [...everyDay], from: "07:00", to: "11:00" }] });
const parseTimeOfDay = (time: string) => Date.parse(`2026-11-25T${time}:00+05:00`);

afterEach(() => {
  vi.useRealTimers();
});

test("[MN-7] a product with limited hours shows them, and is available within them", () => {
  expect(getProductState(breakfastDish, parseTimeOfDay("08:00"), { timeZone }).state).toBe("available");
  vi.useFakeTimers({ now: parseTimeOfDay("12:00") });
  const state = getProductState(breakfastDish, Date.now(), { timeZone });
  expect(formatUnavailability(state, wording)).toBe('product.servedFrom {"from":"07:00","to":"11:00"}');
  const sunday = createDish({ timetable: [{ days: ["SUNDAY"], from: "10:00", to: "14:00" }] });
  const later = formatUnavailability(getProductState(sunday, Date.now(), { timeZone }), wording);
  expect(later).toBe('product.servedOn {"day":"weekday.0 {}","from":"10:00","to":"14:00"}');
});

test("[CH-7] a scheduled order is checked at its own time", () => {
  const wantedAt = new Date(parseTimeOfDay("08:30") + 86_400_000);
  expect(getProductState(breakfastDish, parseTimeOfDay("12:00"), { timeZone, wantedAt }).state).toBe(
    "available",
  );
});

test("[MN-7] a set is unavailable if a required group has no available choice", () => {
  const createChoice = (isAvailable: boolean) => ({
    id: "c",
    name: {},
    price: 0,
    maxCount: 1,
    image: null,
    isAvailable,
  });
  const createSetProduct = (isAvailable: boolean) =>
    createDish({
      modificationGroups: [{ id: "g", name: {}, min: 1, max: 1, modifications: [createChoice(isAvailable)] }],
    });
  expect(getProductState(createSetProduct(true), parseTimeOfDay("12:00")).state).toBe("available");
  expect(getProductState(createSetProduct(false), parseTimeOfDay("12:00")).state).toBe("stopped");
});

test("[MN-4] the amount of a product has a non-breaking space before its unit", () => {
  const pieces = createDish({ measure: 10, unit: "COUNT" });
  expect(formatMeasure(pieces, "ru", (_id, values) => `${String(values?.["amount"])} шт.`)).toBe(
    "10\u00a0шт.",
  );
});
