import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast, MIN_CONTRAST, parseColor } from "@dasturxon/domain/color";
import { expect, test } from "vitest";
import { brandVariables, SURFACES } from "./brand-theme.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../ui/styles/tokens.css"), "utf8");

/** Values of a variable, light theme first. */
const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, "g"))].map(([, value = ""]) => value);
/** Values of these variables in one theme. */
const tokensOf = (at: 0 | 1, names: readonly string[]) => names.map((name) => valuesOf(name)[at] ?? "");

/** Backgrounds of brand-coloured text, and further backgrounds of focused controls. */
const GROUNDS = ["surface", "ground", "raised", "sunken", "sunken-raised"];
const BESIDES = ["sunken-2", "sunken-2-raised", "pill"];
/** Minimum contrast of non-text elements, WCAG 1.4.11. */
const MIN_RING_CONTRAST = 3;
const COLORS = 200;

/** Returns a generator of numbers from 0 to 1, the same in every run (Lehmer). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function randomColors(): string[] {
  const next = seeded(2026);
  const channel = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, "0");
  return Array.from({ length: COLORS }, () => `#${channel()}${channel()}${channel()}`);
}

function measure(a: string, b: string): number {
  const [first, second] = [parseColor(a), parseColor(b)];
  if (!first || !second) throw new Error(`no colour: ${a} or ${b}`);
  return contrast(first, second);
}

test("the brand's colours are computed for the backgrounds of the styles", () => {
  for (const [at, theme] of (["light", "dark"] as const).entries())
    expect([...new Set(tokensOf(at as 0 | 1, GROUNDS))].toSorted(), theme).toEqual(
      SURFACES[theme].toSorted(),
    );
});

test("[BR-5] any brand colour is readable in both themes, with a visible focus", () => {
  const wrong: string[] = [];
  for (const color of randomColors()) {
    const variables = brandVariables(color) as Record<string, string>;
    for (const [at, theme] of (["l", "d"] as const).entries()) {
      const of = (name: string) => variables[`--${name}-${theme}`] ?? "";
      const grounds = [...tokensOf(at as 0 | 1, GROUNDS), of("brand-soft")];
      const reads = [
        measure(of("on-brand"), of("brand")),
        ...grounds.map((ground) => measure(of("brand-ink"), ground)),
        // Plain text on the soft brand background.
        ...tokensOf(at as 0 | 1, ["ink", "ink-2"]).map((ink) => measure(ink, of("brand-soft"))),
      ];
      const rings = tokensOf(at as 0 | 1, BESIDES).map((ground) => measure(of("brand-ink"), ground));
      if (Math.min(...reads) < MIN_CONTRAST) wrong.push(`${color} ${theme}: text at ${Math.min(...reads)}`);
      if (Math.min(...rings) < MIN_RING_CONTRAST)
        wrong.push(`${color} ${theme}: ring at ${Math.min(...rings)}`);
    }
  }
  expect(wrong).toEqual([]);
});
