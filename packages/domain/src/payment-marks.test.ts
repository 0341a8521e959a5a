import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calculateContrast, MIN_TEXT_CONTRAST, parseColor } from "./color.ts";
import { PAYMENT_TYPES } from "./payment-type.ts";

const marks = readFileSync(join(import.meta.dirname, "payment-marks.svg"), "utf8");
const symbols = new Map(
  [...marks.matchAll(/<symbol id="([A-Z_]+)" viewBox="0 0 40 40">(.*?)<\/symbol>/g)].map(
    ([, id = "", content = ""]) => [id, content],
  ),
);

test("[PY-1] every payment method has a mark, and no two methods have the same one", () => {
  expect([...symbols.keys()].toSorted()).toEqual([...PAYMENT_TYPES].toSorted());
  expect(new Set(symbols.values()).size).toBe(PAYMENT_TYPES.length);
});

test("[PY-1] marks contain no script, no picture and no reference to another address", () => {
  expect(marks.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /<script|<image|href|https?:|url\(/,
  );
});

test("[PY-1] the white letters of every provider are readable on its colour", () => {
  const colors = [...symbols.values()].flatMap((content) => {
    const color = parseColor(/fill="(#[0-9a-f]{6})"/.exec(content)?.[1]);
    return color ? [color] : [];
  });
  expect(colors.length).toBeGreaterThan(5);
  for (const color of colors)
    expect(calculateContrast(color, [255, 255, 255])).toBeGreaterThan(MIN_TEXT_CONTRAST);
});
