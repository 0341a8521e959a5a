import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateContrast, MIN_TEXT_CONTRAST, parseColor } from "@dasturxon/domain/color";
import { expect, test } from "vitest";
import { buildBrandVariables, BRAND_TEXT_BACKGROUNDS } from "./brand-theme.ts";

const tokensCss = readFileSync(join(import.meta.dirname, "../../ui/styles/tokens.css"), "utf8");

/** Returns the values of a CSS variable in tokens.css, light theme first. */
const readTokenValues = (name: string) =>
  [...tokensCss.matchAll(new RegExp(`--${name}: (#\\w+);`, "g"))].map(([, value = ""]) => value);
/** Returns the values of these CSS variables in one theme. */
const readTokens = (at: 0 | 1, names: readonly string[]) =>
  names.map((name) => readTokenValues(name)[at] ?? "");

/** Backgrounds of brand-coloured text, and further backgrounds of focused controls. */
const TEXT_BACKGROUNDS = ["surface", "ground", "raised", "sunken", "sunken-raised"];
const FOCUS_ONLY_BACKGROUNDS = ["sunken-2", "sunken-2-raised", "pill"];
/** Minimum contrast of non-text elements, WCAG 1.4.11. */
const MIN_RING_CONTRAST = 3;
const COLOR_COUNT = 200;

/** Returns a generator of numbers from 0 to 1, the same in every run (Lehmer). */
function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function createRandomColors(): string[] {
  const next = createSeededRandom(2026);
  const randomChannel = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, "0");
  return Array.from({ length: COLOR_COUNT }, () => `#${randomChannel()}${randomChannel()}${randomChannel()}`);
}

function measureContrast(a: string, b: string): number {
  const [first, second] = [parseColor(a), parseColor(b)];
  if (!first || !second) throw new Error(`no colour: ${a} or ${b}`);
  return calculateContrast(first, second);
}

test("the brand's colours are computed for the backgrounds of the styles", () => {
  for (const [at, theme] of (["light", "dark"] as const).entries())
    expect([...new Set(readTokens(at as 0 | 1, TEXT_BACKGROUNDS))].toSorted(), theme).toEqual(
      BRAND_TEXT_BACKGROUNDS[theme].toSorted(),
    );
});

test("[BR-5] any brand colour is readable in both themes, with a visible focus", () => {
  const wrong: string[] = [];
  for (const color of createRandomColors()) {
    const variables = buildBrandVariables(color) as Record<string, string>;
    for (const [at, theme] of (["l", "d"] as const).entries()) {
      const readVariable = (name: string) => variables[`--${name}-${theme}`] ?? "";
      const grounds = [...readTokens(at as 0 | 1, TEXT_BACKGROUNDS), readVariable("brand-soft")];
      const reads = [
        measureContrast(readVariable("on-brand"), readVariable("brand")),
        ...grounds.map((ground) => measureContrast(readVariable("brand-ink"), ground)),
        // The contrast of plain text on the soft brand background is checked too.
        ...readTokens(at as 0 | 1, ["ink", "ink-2"]).map((ink) =>
          measureContrast(ink, readVariable("brand-soft")),
        ),
      ];
      const rings = readTokens(at as 0 | 1, FOCUS_ONLY_BACKGROUNDS).map((ground) =>
        measureContrast(readVariable("brand-ink"), ground),
      );
      if (Math.min(...reads) < MIN_TEXT_CONTRAST)
        wrong.push(`${color} ${theme}: text at ${Math.min(...reads)}`);
      if (Math.min(...rings) < MIN_RING_CONTRAST)
        wrong.push(`${color} ${theme}: ring at ${Math.min(...rings)}`);
    }
  }
  expect(wrong).toEqual([]);
});
