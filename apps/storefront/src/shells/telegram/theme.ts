import {
  brandColors,
  contrast,
  MIN_CONTRAST,
  mix,
  parseColor,
  type Rgb,
  toHex,
} from "@dasturxon/domain/color";
import type { ShellTheme } from "../shell.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const STEPS = 20;

/**
 * Converts the messenger's colors to the store's theme. Adjusts each text color until it is readable on every
 * background. The accent color stays the brand's. Returns null if the messenger sent no background [TG-4].
 */
export function telegramTheme(
  params: Readonly<Record<string, unknown>>,
  brandColor: string,
): ShellTheme | null {
  const surface = parseColor(params["bg_color"]);
  if (!surface) return null;
  const isDark = contrast(WHITE, surface) > contrast(BLACK, surface);
  const far = isDark ? WHITE : BLACK;
  const ground = parseColor(params["secondary_bg_color"]) ?? mix(surface, far, 0.04);
  const raised = parseColor(params["section_bg_color"]) ?? (isDark ? mix(surface, far, 0.05) : surface);
  const sunken = mix(raised, far, isDark ? 0.08 : 0.05);
  const deeper = mix(raised, far, isDark ? 0.14 : 0.1);
  const grounds = [surface, ground, raised, sunken];
  const readable = (color: Rgb | null, or: Rgb) => toHex(moved(color ?? or, far, grounds));
  const soft = mix(surface, far, 0.62);
  const hexes = grounds.map(toHex);
  const brand = brandColors(brandColor, { light: hexes, dark: hexes })[isDark ? "dark" : "light"];
  const variables = {
    "--surface": toHex(surface),
    "--ground": toHex(ground),
    "--raised": toHex(raised),
    "--sunken": toHex(sunken),
    "--sunken-2": toHex(deeper),
    "--sunken-raised": toHex(sunken),
    "--sunken-2-raised": toHex(deeper),
    "--pill": toHex(isDark ? mix(raised, far, 0.22) : surface),
    "--brand-ink": brand.brandInk,
    "--brand-soft": brand.brandSoft,
    "--ink": readable(parseColor(params["text_color"]), far),
    "--ink-2": readable(parseColor(params["subtitle_text_color"]), soft),
    "--ink-3": readable(parseColor(params["hint_color"]), soft),
  };
  return { isDark, variables };
}

/** Returns the first color between `color` and black or white that is readable on each background. */
function moved(color: Rgb, far: Rgb, grounds: readonly Rgb[]): Rgb {
  const reads = (ink: Rgb) => grounds.every((ground) => contrast(ink, ground) >= MIN_CONTRAST);
  let ink = color;
  for (let step = 1; step <= STEPS && !reads(ink); step += 1) ink = mix(color, far, step / STEPS);
  return ink;
}
