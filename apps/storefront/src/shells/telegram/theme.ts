import {
  createBrandColors,
  calculateContrast,
  MIN_TEXT_CONTRAST,
  mixColors,
  parseColor,
  type Rgb,
  toHex,
} from "@dasturxon/domain/color";
import type { ShellTheme } from "../shell.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const COLOR_MIX_STEPS = 20;

/**
 * Converts the messenger's colors to the store's theme. Adjusts each text color until it is readable on every
 * background. The accent color stays the brand's. Returns null if the messenger sent no background [TG-4].
 */
export function toTelegramTheme(
  params: Readonly<Record<string, unknown>>,
  brandColor: string,
): ShellTheme | null {
  const surface = parseColor(params["bg_color"]);
  if (!surface) return null;
  const isDark = calculateContrast(WHITE, surface) > calculateContrast(BLACK, surface);
  const far = isDark ? WHITE : BLACK;
  const ground = parseColor(params["secondary_bg_color"]) ?? mixColors(surface, far, 0.04);
  const raised = parseColor(params["section_bg_color"]) ?? (isDark ? mixColors(surface, far, 0.05) : surface);
  const sunken = mixColors(raised, far, isDark ? 0.08 : 0.05);
  const deeper = mixColors(raised, far, isDark ? 0.14 : 0.1);
  const grounds = [surface, ground, raised, sunken];
  const makeReadable = (color: Rgb | null, or: Rgb) =>
    toHex(shiftColorUntilReadable(color ?? or, far, grounds));
  const soft = mixColors(surface, far, 0.62);
  const hexes = grounds.map(toHex);
  const brand = createBrandColors(brandColor, { light: hexes, dark: hexes })[isDark ? "dark" : "light"];
  const variables = {
    "--surface": toHex(surface),
    "--ground": toHex(ground),
    "--raised": toHex(raised),
    "--sunken": toHex(sunken),
    "--sunken-2": toHex(deeper),
    "--sunken-raised": toHex(sunken),
    "--sunken-2-raised": toHex(deeper),
    "--pill": toHex(isDark ? mixColors(raised, far, 0.22) : surface),
    "--brand-ink": brand.brandInk,
    "--brand-soft": brand.brandSoft,
    "--ink": makeReadable(parseColor(params["text_color"]), far),
    "--ink-2": makeReadable(parseColor(params["subtitle_text_color"]), soft),
    "--ink-3": makeReadable(parseColor(params["hint_color"]), soft),
  };
  return { isDark, variables };
}

/** Returns the first color between `color` and black or white that is readable on each background. */
function shiftColorUntilReadable(color: Rgb, far: Rgb, grounds: readonly Rgb[]): Rgb {
  const isReadableOn = (ink: Rgb) =>
    grounds.every((ground) => calculateContrast(ink, ground) >= MIN_TEXT_CONTRAST);
  let ink = color;
  for (let step = 1; step <= COLOR_MIX_STEPS && !isReadableOn(ink); step += 1)
    ink = mixColors(color, far, step / COLOR_MIX_STEPS);
  return ink;
}
