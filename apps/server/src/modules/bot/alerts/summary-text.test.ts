import { expect, test } from "vitest";
import { type StaffSummary, composeStaffSummaryText } from "./summary-text.ts";

const createStaffSummary = (count: number): StaffSummary => ({
  headline: `Center: orders that wait for an answer: ${count}.`,
  items: Array.from({ length: count }, (_, at) => `№ ${at + 1}`),
  moreOf: (more) => `and ${more} more`,
  open: "Open the orders",
  link: "https://osh.example.uz/console/",
});

test("[OR-13] lists every order and ends with the link to the board", () => {
  expect(composeStaffSummaryText(createStaffSummary(3))).toBe(
    "Center: orders that wait for an answer: 3.\n\n№ 1, № 2, № 3\n\nOpen the orders: https://osh.example.uz/console/",
  );
});

test("[OR-13] says how many orders do not fit into a message", () => {
  for (const count of [400, 700, 5000]) {
    const text = composeStaffSummaryText(createStaffSummary(count));
    expect(text.length).toBeLessThanOrEqual(4096);
    const shown = text.match(/№ \d+/g) ?? [];
    const left = Number(/and (\d+) more/.exec(text)?.[1] ?? 0);
    expect(shown.length + left).toBe(count);
    expect(text).toMatch(/Open the orders: https:\/\/osh\.example\.uz\/console\/$/);
  }
  expect(composeStaffSummaryText(createStaffSummary(5000)).length).toBeGreaterThan(4000);
});

test("[OR-13] the short form has no list and keeps the link to the board", () => {
  expect(composeStaffSummaryText({ ...createStaffSummary(3), items: [] })).toBe(
    "Center: orders that wait for an answer: 3.\n\nOpen the orders: https://osh.example.uz/console/",
  );
});
