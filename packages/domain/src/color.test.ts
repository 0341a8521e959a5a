import * as fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors, contrast, DEFAULT_SURFACES, MIN_CONTRAST, parseColor } from "./color.ts";

const colorOf = (hex: string) => {
  const color = parseColor(hex);
  if (!color) throw new Error(`no colour: ${hex}`);
  return color;
};
const measure = (a: string, b: string) => contrast(colorOf(a), colorOf(b));

test("[BR-5] text on any brand colour, and brand ink on every surface, measure at least 4.5:1", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      const colors = brandColors(hex);
      expect(measure(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      for (const theme of ["light", "dark"] as const) {
        for (const surface of [...DEFAULT_SURFACES[theme], colors[theme].brandSoft]) {
          expect(measure(colors[theme].brandInk, surface)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test("[BR-5] a colour that white nearly reads on is darkened for it; others stay as the brand chose them", () => {
  const green = brandColors("#1f8a3b");
  expect(green.onBrand).toBe("#ffffff");
  expect(measure("#1f8a3b", green.brand)).toBeLessThan(1.2);
  for (const hex of ["#0f6f63", "#d2351c", "#fce000", "#ff8a00"]) expect(brandColors(hex).brand).toBe(hex);
});

test("[FM-6] the default yellow carries dark text and a darker ink on light ground", () => {
  const colors = brandColors("#FCE000");
  expect(colors.onBrand).toBe("#1a1714");
  expect(colors.light.brandInk).not.toBe("#fce000");
  expect(colors.dark.brandInk).toBe("#fce000");
});

test.each([
  "",
  "red",
  "#fff",
  "#12345g",
  "#1234567",
  "#123456;}",
  "#123456\n",
  "url(x)",
  null,
  undefined,
  7,
  {},
])("[BR-5] %j is no colour and the default stands in", (value) => {
  expect(parseColor(value)).toBeNull();
  expect(brandColors(value).brand).toBe("#fce000");
});
