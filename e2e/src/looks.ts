import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { loadFonts } from "./loaded-fonts.ts";

/**
 * Appearance of a part of a screen: size in CSS pixels and computed styles. Excludes the vertical position, which
 * depends on the content above.
 */
interface MeasuredAppearance {
  x: number;
  width: number;
  height: number;
  font: string;
  round: string;
  /** Text color in the light and the dark theme. */
  ink: [light: string, dark: string];
  ground: [light: string, dark: string];
}

/** Fonts are bundled, so differences come only from rounding: in CSS pixels, and as a fraction of the size. */
const APPEARANCE_TOLERANCE = { pixels: 2, part: 0.02 };

const COLOR_THEMES = ["light", "dark"] as const;

const measureAppearance = (part: Locator) =>
  part.first().evaluate((element) => {
    const { x, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontWeight, borderRadius } = getComputedStyle(element);
    const box = { x: Math.round(x), width: Math.round(width), height: Math.round(height) };
    const font = `${fontSize} ${fontWeight}`;
    return { ...box, font, round: borderRadius, ink: color, ground: backgroundColor };
  });

/** Measures all parts first in the light and then in the dark theme, because a theme change repaints the page. */
async function measureAppearances(page: Page, parts: Locator[]): Promise<MeasuredAppearance[]> {
  const measured = [];
  for (const colorScheme of COLOR_THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    measured.push(await Promise.all(parts.map(measureAppearance)));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const [light = [], dark = []] = measured;
  return light.map((look, at) => ({
    ...look,
    ink: [look.ink, dark[at]?.ink ?? ""],
    ground: [look.ground, dark[at]?.ground ?? ""],
  }));
}

/**
 * Compares parts of screens with their recorded appearance, stored in one file. New parts are recorded, except in CI.
 */
export function createAppearanceComparison(file: string) {
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Record<
    string,
    MeasuredAppearance
  >;
  const mayWrite = process.env["CI"] !== "true";
  let isNew = false;
  return {
    async compare(page: Page, screen: string, parts: Record<string, Locator>): Promise<void> {
      for (const [name, part] of Object.entries(parts)) await expect(part.first(), name).toBeVisible();
      await loadFonts(page);
      const looks = await measureAppearances(page, Object.values(parts));
      for (const [at, name] of Object.keys(parts).entries()) {
        const key = `${screen}: ${name}`;
        const look = looks[at];
        if (look && !known[key] && mayWrite) {
          known[key] = look;
          isNew = true;
        }
        expect.soft(look && known[key] && findDifferences(known[key], look), key).toEqual([]);
      }
    },
    keep(): void {
      if (!isNew) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
    },
  };
}

function findDifferences(before: MeasuredAppearance, now: MeasuredAppearance): string[] {
  const found: string[] = [];
  for (const size of ["x", "width", "height"] as const) {
    const allowed = Math.max(APPEARANCE_TOLERANCE.pixels, before[size] * APPEARANCE_TOLERANCE.part);
    if (Math.abs(before[size] - now[size]) > allowed) found.push(`${size}: ${before[size]} → ${now[size]}`);
  }
  for (const style of ["font", "round", "ink", "ground"] as const) {
    const [was, is] = [String(before[style]), String(now[style])];
    if (was !== is) found.push(`${style}: ${was} → ${is}`);
  }
  return found;
}
