import { DEFAULT_MAIN_COLOR } from "./defaults.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const NEAR_BLACK: Rgb = [26, 23, 20];
const BLACK: Rgb = [0, 0, 0];
/** WCAG AA for text. */
export const MIN_CONTRAST = 4.5;
const SOFT_SHARE = 0.1;
const INK_STEPS = 50;

/** Reads `#rrggbb` and nothing else, so that no colour can carry CSS; null for anything different. */
export function parseColor(value: unknown): Rgb | null {
  if (typeof value !== "string" || value.length !== 7 || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const number = Number.parseInt(value.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG relative luminance, 0–1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** WCAG contrast, 1–21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
}

/** The grounds that brand ink must read on, each `#rrggbb`. */
export type Surfaces = { light: readonly string[]; dark: readonly string[] };
export const DEFAULT_SURFACES: Surfaces = { light: ["#ffffff", "#f5f3f0"], dark: ["#1a1816", "#2a2725"] };

export type ThemeColors = { brandInk: string; brandSoft: string };
export type BrandColors = { brand: string; onBrand: string; light: ThemeColors; dark: ThemeColors };

/**
 * The brand's tokens as `#rrggbb`: text on the brand colour (white or near-black, whichever measures 4.5:1), the
 * brand colour made readable as text on every surface of each theme and on its soft ground, and that soft ground
 * (10 % of brand over the first surface). A colour that is no `#rrggbb` counts as the default. [BR-5] [FM-6]
 */
export function brandColors(color: unknown, surfaces: Surfaces = DEFAULT_SURFACES): BrandColors {
  const brand = parseColor(color) ?? parseColor(DEFAULT_MAIN_COLOR) ?? BLACK;
  return {
    brand: toHex(brand),
    onBrand: toHex([WHITE, NEAR_BLACK].find((ink) => contrast(ink, brand) >= MIN_CONTRAST) ?? BLACK),
    light: themeColors(brand, surfaces.light, { ground: WHITE, ink: BLACK }),
    dark: themeColors(brand, surfaces.dark, { ground: NEAR_BLACK, ink: WHITE }),
  };
}

function themeColors(brand: Rgb, surfaces: readonly string[], theme: { ground: Rgb; ink: Rgb }): ThemeColors {
  const grounds = surfaces.map((surface) => parseColor(surface) ?? theme.ground);
  const soft = mix(grounds[0] ?? theme.ground, brand, SOFT_SHARE);
  const reads = (ink: Rgb) => [...grounds, soft].every((ground) => contrast(ink, ground) >= MIN_CONTRAST);
  let ink = brand;
  for (let step = 1; step <= INK_STEPS && !reads(ink); step += 1)
    ink = mix(brand, theme.ink, step / INK_STEPS);
  return { brandInk: toHex(ink), brandSoft: toHex(soft) };
}
