import { expect, test } from "vitest";
import { createBrandColors, calculateContrast, parseColor } from "./color.ts";
import { findLogoColors } from "./logo-colors.ts";

type Pixel = readonly [number, number, number, number];
const WHITE: Pixel = [255, 255, 255, 255];
const GREEN: Pixel = [20, 120, 60, 255];
const RED: Pixel = [200, 30, 30, 255];
const createLogoPixels = (...parts: [Pixel, number][]) =>
  parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => [...pixel]).flat());

test("[BR-5] proposes a logo's colours by their area, without its white background", () => {
  expect(findLogoColors(createLogoPixels([WHITE, 600], [RED, 100], [GREEN, 250]))).toEqual([
    "#14783c",
    "#c81e1e",
  ]);
});

test("[BR-5] ignores edges between two colours, shades and transparent pixels", () => {
  const edge: Pixel = [110, 75, 45, 255];
  const shade: Pixel = [24, 126, 62, 255];
  const clear: Pixel = [0, 0, 255, 0];
  expect(findLogoColors(createLogoPixels([GREEN, 500], [shade, 100], [edge, 5], [clear, 900]))).toHaveLength(
    1,
  );
});

test("[BR-5] proposes black for a black logo, and nothing for an empty or white one", () => {
  expect(findLogoColors(createLogoPixels([WHITE, 100], [[0, 0, 0, 255], 50]))).toEqual(["#000000"]);
  expect(findLogoColors(createLogoPixels([WHITE, 100]))).toEqual([]);
  expect(findLogoColors([])).toEqual([]);
});

test("[BR-5] proposes three colours of a colourful logo, each with readable text", () => {
  const colors = [0, 90, 170, 250].flatMap((red) =>
    [0, 128, 255].map((blue): Pixel => [red, 140, blue, 255]),
  );
  const proposed = findLogoColors(colors.flatMap((pixel) => [...pixel]));
  expect(proposed).toHaveLength(3);
  for (const color of proposed) {
    const { brand, onBrand } = createBrandColors(color);
    const [ground, ink] = [parseColor(brand), parseColor(onBrand)];
    expect(ground && ink && calculateContrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  }
});
