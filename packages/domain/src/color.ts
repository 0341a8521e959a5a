import type { ColorType } from "./brand-look.ts";
import { DEFAULT_MAIN_COLOR } from "./defaults.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

const WHITE_RGB: Rgb = [255, 255, 255];
const NEAR_BLACK_RGB: Rgb = [26, 23, 20];
const BLACK_RGB: Rgb = [0, 0, 0];
/** Minimum contrast of text (WCAG AA). */
export const MIN_TEXT_CONTRAST = 4.5;
/**
 * If white text has at least this contrast, the colour is darkened for white text, because black text on a strong
 * colour looks heavy.
 */
const MIN_WHITE_TEXT_CONTRAST = 3.5;
/** Minimum contrast at which the colour is darkened for white text that the brand chose: WCAG AA for large text. */
const MIN_CHOSEN_WHITE_CONTRAST = 3;
const SOFT_BRAND_COLOR_SHARE = 0.1;
const COLOR_MIX_STEPS = 50;

/** Parses `#rrggbb`. Returns null for anything else, so that a colour cannot contain CSS. */
export function parseColor(value: unknown): Rgb | null {
  if (typeof value !== "string" || value.length !== 7 || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const number = Number.parseInt(value.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the WCAG relative luminance, 0–1. */
export function calculateLuminance([red, green, blue]: Rgb): number {
  return (
    0.2126 * linearizeColorChannel(red) +
    0.7152 * linearizeColorChannel(green) +
    0.0722 * linearizeColorChannel(blue)
  );
}

function linearizeColorChannel(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Returns the WCAG contrast, 1–21. */
export function calculateContrast(a: Rgb, b: Rgb): number {
  const [first, second] = [calculateLuminance(a), calculateLuminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Mixes two colours. `share`: share of the second colour, 0–1. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const blendChannel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [blendChannel(from[0], to[0]), blendChannel(from[1], to[1]), blendChannel(from[2], to[2])];
}

/** Backgrounds on which text in the brand's colour must be legible, each `#rrggbb`. */
export type BackgroundColors = { light: readonly string[]; dark: readonly string[] };
export const DEFAULT_SURFACES: BackgroundColors = {
  light: ["#ffffff", "#f5f3f0"],
  dark: ["#1a1816", "#2a2725"],
};

export type ThemeColors = { brandInk: string; brandSoft: string };
export type BrandColors = { brand: string; onBrand: string; light: ThemeColors; dark: ThemeColors };

/**
 * Returns the brand's colour tokens as `#rrggbb`. The colour itself is darkened slightly if white text is almost
 * readable on it. The text colour on it is white or near-black, with a contrast of at least 4.5:1. Each theme has the
 * colour adjusted for text on every surface and on its soft background, and that soft background (10 % of the colour
 * over the first surface). An invalid colour falls back to the default. [BR-5] [FM-6]
 * @param type text colour that the brand chose: `dark` for white, `light` for near-black. Ignored if unreadable.
 */
export function createBrandColors(
  color: unknown,
  surfaces: BackgroundColors = DEFAULT_SURFACES,
  type: ColorType | null = null,
): BrandColors {
  const brand = parseColor(color) ?? parseColor(DEFAULT_MAIN_COLOR) ?? BLACK_RGB;
  const isForWhite = isWhiteTextUsed(brand, type);
  const isLegible = (ground: Rgb) => calculateContrast(WHITE_RGB, ground) >= MIN_TEXT_CONTRAST;
  return {
    brand: toHex(isForWhite ? shiftColor(brand, { towards: BLACK_RGB, until: isLegible }) : brand),
    onBrand: toHex(isForWhite ? WHITE_RGB : NEAR_BLACK_RGB),
    light: createThemeColors(brand, surfaces.light, { ground: WHITE_RGB, ink: BLACK_RGB }),
    dark: createThemeColors(brand, surfaces.dark, { ground: NEAR_BLACK_RGB, ink: WHITE_RGB }),
  };
}

function isWhiteTextUsed(brand: Rgb, type: ColorType | null): boolean {
  const white = calculateContrast(WHITE_RGB, brand);
  if (type === "dark" && white >= MIN_CHOSEN_WHITE_CONTRAST) return true;
  if (type === "light" && calculateContrast(NEAR_BLACK_RGB, brand) >= MIN_TEXT_CONTRAST) return false;
  return white >= MIN_WHITE_TEXT_CONTRAST;
}

/** Returns `dark` if the store writes white on the colour, else `light`. `chosen` is ignored if unreadable. [BR-5] */
export function findColorType(color: string, chosen: ColorType | null = null): ColorType {
  return createBrandColors(color, DEFAULT_SURFACES, chosen).onBrand === toHex(WHITE_RGB) ? "dark" : "light";
}

function createThemeColors(
  brand: Rgb,
  surfaces: readonly string[],
  theme: { ground: Rgb; ink: Rgb },
): ThemeColors {
  const grounds = surfaces.map((surface) => parseColor(surface) ?? theme.ground);
  const soft = mixColors(grounds[0] ?? theme.ground, brand, SOFT_BRAND_COLOR_SHARE);
  const isLegible = (ink: Rgb) =>
    [...grounds, soft].every((ground) => calculateContrast(ink, ground) >= MIN_TEXT_CONTRAST);
  const ink = shiftColor(brand, { towards: theme.ink, until: isLegible });
  return { brandInk: toHex(ink), brandSoft: toHex(soft) };
}

/** Returns the first colour between `color` and `towards` that fulfils the condition. */
function shiftColor(
  color: Rgb,
  { towards, until }: { towards: Rgb; until: (candidate: Rgb) => boolean },
): Rgb {
  let candidate = color;
  for (let step = 1; step <= COLOR_MIX_STEPS && !until(candidate); step += 1)
    candidate = mixColors(color, towards, step / COLOR_MIX_STEPS);
  return candidate;
}
