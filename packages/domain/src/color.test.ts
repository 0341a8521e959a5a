import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  createBrandColors,
  findColorType,
  calculateContrast,
  DEFAULT_SURFACES,
  MIN_TEXT_CONTRAST,
  parseColor,
} from "./color.ts";

const requireColor = (hex: string) => {
  const color = parseColor(hex);
  if (!color) throw new Error(`no colour: ${hex}`);
  return color;
};
const measureContrast = (a: string, b: string) => calculateContrast(requireColor(a), requireColor(b));

test("[BR-5] text on any brand colour, and brand text on every background, has a contrast of at least 4.5:1", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      const colors = createBrandColors(hex);
      for (const { onBrand, brand } of [
        colors,
        createBrandColors(hex, DEFAULT_SURFACES, "dark"),
        createBrandColors(hex, DEFAULT_SURFACES, "light"),
      ])
        expect(measureContrast(onBrand, brand)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      for (const theme of ["light", "dark"] as const) {
        for (const surface of [...DEFAULT_SURFACES[theme], colors[theme].brandSoft]) {
          expect(measureContrast(colors[theme].brandInk, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test("[BR-5] darkens a colour that nearly allows white text; others stay as chosen", () => {
  const green = createBrandColors("#1f8a3b");
  expect(green.onBrand).toBe("#ffffff");
  expect(measureContrast("#1f8a3b", green.brand)).toBeLessThan(1.2);
  for (const hex of ["#0f6f63", "#d2351c", "#fce000", "#ff8a00"])
    expect(createBrandColors(hex).brand).toBe(hex);
});

test("[BR-5, EN-5] the brand chooses white or dark text only where both are readable", () => {
  const green = "#16a34a";
  expect([findColorType(green), findColorType(green, "dark")]).toEqual(["light", "dark"]);
  const orange = "#ea580c";
  expect([findColorType(orange), findColorType(orange, "light")]).toEqual(["dark", "light"]);
  expect(findColorType("#fce000", "dark")).toBe("light");
  expect(findColorType("#14532d", "light")).toBe("dark");
});

test("[BR-5] text colour computed for a stored colour is the same again", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      for (const chosen of [null, "dark", "light"] as const) {
        const type = findColorType(hex, chosen);
        expect(findColorType(hex, type)).toBe(type);
      }
    }),
  );
});

test("[FM-6] the default yellow has dark text, and a darker text colour on light backgrounds", () => {
  const colors = createBrandColors("#FCE000");
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
])("[BR-5] uses the default for the invalid colour %j", (value) => {
  expect(parseColor(value)).toBeNull();
  expect(createBrandColors(value).brand).toBe("#fce000");
});
