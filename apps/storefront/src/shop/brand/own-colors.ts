import type { CSSProperties } from "react";
import { createBrandColors, parseColor } from "@dasturxon/domain/color";
import { BRAND_TEXT_BACKGROUNDS } from "./brand-theme.ts";

/** Returns a style for text in a category's colour, readable on the backgrounds of both themes [EN-2]. */
export function toTextColorStyle(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = createBrandColors(color, BRAND_TEXT_BACKGROUNDS);
  return { color: `light-dark(${light.brandInk},${dark.brandInk})` };
}

/** Returns a style for a soft background in a group's colour, with readable text in both themes [EN-2]. */
export function toBackgroundStyle(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = createBrandColors(color, BRAND_TEXT_BACKGROUNDS);
  return { background: `light-dark(${light.brandSoft},${dark.brandSoft})` };
}
