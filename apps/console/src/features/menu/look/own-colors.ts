import { createBrandColors, parseColor } from "@dasturxon/domain/color";
import type { CSSProperties } from "react";

/** Returns a text colour as the storefront renders it: adjusted to be readable in the light and the dark theme. */
export function toTextColorStyle(color: unknown): CSSProperties {
  if (!parseColor(color)) return {};
  const { light, dark } = createBrandColors(color);
  return { color: `light-dark(${light.brandInk},${dark.brandInk})` };
}

/** Returns a soft background of the given colour for the light and the dark theme. */
export function toBackgroundStyle(color: unknown): CSSProperties {
  if (!parseColor(color)) return {};
  const { light, dark } = createBrandColors(color);
  return { background: `light-dark(${light.brandSoft},${dark.brandSoft})` };
}
