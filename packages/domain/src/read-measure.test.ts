import { expect, test } from "vitest";
import { isSeveralSizes, parsePortionMeasure, findFirstMeasureUnit, findHeaderUnit } from "./read-measure.ts";

test.each([
  ["350 г", 350, "GRAMM"],
  ["0,33 л", 0.33, "LITER"],
  ["250/50/30", 330, null],
  ["250/50 г", 300, "GRAMM"],
  ["250 г + 50 г", 300, "GRAMM"],
  ["200/30 мл", 0.23, "LITER"],
  ["5/30 г", 35, "GRAMM"],
  ["1/2 л", 0.5, "LITER"],
  ["1/2 порции", 0.5, "COUNT"],
  ["1 1/2 кг", 1.5, "KG"],
  ["3/4", 0.75, null],
  ["١/٢ لتر", 0.5, "LITER"],
  ["1/250 г", 250, "GRAMM"],
  ["1/250", 250, null],
])("[MN-1] reads the measure %j as %d in %s", (text, value, unit) => {
  expect(parsePortionMeasure(text)).toEqual({ value, unit });
});

test.each([
  ["Порция", null],
  ["Порция, гр", "GRAMM"],
  ["Porsiya (g)", "GRAMM"],
  ["Выход, гр", "GRAMM"],
  ["Количество, шт", "COUNT"],
  ["Литр", "LITER"],
])("[MN-1] the header %j has the unit %j: a portion is the size itself, not a unit", (head, unit) => {
  expect(findHeaderUnit(head)?.unit ?? null).toBe(unit);
});

test.each([
  "100 г/5 шт",
  "0,5 л/500 мл",
  "2 шт + 250 г",
  "1/1 шт",
  "5/3 шт",
  "1/0 л",
  "1/2 г",
  "1 1/2 мл",
  "1/30 шт",
  "1/12",
  "2 15/30",
  "1/2/ л",
  "г",
  "350 плов",
])("[MN-1] reports the measure %j instead of guessing", (text) => {
  expect(parsePortionMeasure(text)).toBeNull();
});

test("[MN-1] the unit of the header applies to a cell without one, also for fractions", () => {
  expect(parsePortionMeasure("1/2", findFirstMeasureUnit("Объём, л"))).toEqual({ value: 0.5, unit: "LITER" });
  expect(parsePortionMeasure("200/30", findFirstMeasureUnit("Выход, гр"))).toEqual({
    value: 230,
    unit: "GRAMM",
  });
  expect(parsePortionMeasure("1/2", findFirstMeasureUnit("Выход, гр"))).toBeNull();
});

test.each([
  "0,33/0,5 л",
  "0.5/0.3 л",
  "0,33 л / 0,5 л",
  "0,25/0,5/1 л",
  "0,5/1",
  "1/1,5 л",
  "300/500 мл",
  "٠٫٣٣/٠٫٥ لتر",
  "250/350/450",
  "250/350/450 г",
  "0,5/0,8 кг",
])("[MN-1] reports several sizes in the cell %j without adding them up", (text) => {
  expect(parsePortionMeasure(text)).toBeNull();
  expect(isSeveralSizes(text)).toBe(true);
});

test.each(["250/50/30", "200/30 мл", "5/30 г", "100/150 г", "0,33+0,17 л", "0,5 л/500 мл", "плов/1", "350"])(
  "[MN-1] splits the cell %j into the parts of one size, or none",
  (text) => {
    expect(isSeveralSizes(text)).toBe(text === "0,5 л/500 мл");
  },
);

test("[MN-1] the unit of the header marks a column of drinks", () => {
  expect(parsePortionMeasure("300/500", findFirstMeasureUnit("Объём, мл"))).toBeNull();
  expect(parsePortionMeasure("300/500", findFirstMeasureUnit("Выход, гр"))).toEqual({
    value: 800,
    unit: "GRAMM",
  });
});
