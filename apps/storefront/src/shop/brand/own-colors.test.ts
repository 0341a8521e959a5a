import { calculateContrast, parseColor } from "@dasturxon/domain/color";
import type { Rgb } from "@dasturxon/domain/color";
import { expect, test } from "vitest";
import { BRAND_TEXT_BACKGROUNDS } from "./brand-theme.ts";
import { toBackgroundStyle, toTextColorStyle } from "./own-colors.ts";

/** Returns the colours in a CSS value for both themes, light theme first. */
const parseColors = (value: unknown): Rgb[] =>
  [...String(value).matchAll(/#[0-9a-f]{6}/g)].map(([color]) => parseColor(color) ?? [0, 0, 0]);
const INK_COLORS = { light: [29, 26, 22], dark: [245, 242, 238] } as const satisfies Record<string, Rgb>;

test("[EN-2] any brand colour is readable as text on every background, and as a background for text", () => {
  for (const color of ["#ffffff", "#000000", "#fce000", "#ff0000", "#00ff7f", "#161412"]) {
    const inks = parseColors(toTextColorStyle(color)?.color);
    const grounds = parseColors(toBackgroundStyle(color)?.background);
    for (const [at, theme] of (["light", "dark"] as const).entries()) {
      const [ink, ground] = [inks[at], grounds[at]];
      if (!ink || !ground) throw new Error(`${color} has no colours of the ${theme} theme`);
      for (const surface of BRAND_TEXT_BACKGROUNDS[theme])
        expect(calculateContrast(ink, parseColor(surface) ?? ink), `${color} on ${surface}`).toBeGreaterThan(
          4.49,
        );
      expect(calculateContrast(INK_COLORS[theme], ground), `text on ${color}, ${theme}`).toBeGreaterThan(
        4.49,
      );
    }
  }
});

test("[EN-2] ignores an invalid colour", () => {
  for (const none of [null, "", "red", "#fff;background:url(x)"]) {
    expect([toTextColorStyle(none), toBackgroundStyle(none)]).toEqual([undefined, undefined]);
  }
});
