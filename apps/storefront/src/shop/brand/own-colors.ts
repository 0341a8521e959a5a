import type { CSSProperties } from "react";
import { brandColors, parseColor } from "@dasturxon/domain/color";
import { SURFACES } from "./brand-theme.ts";

/** Returns a style for text in a category's colour, readable on the backgrounds of both themes [EN-2]. */
export function inkOf(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = brandColors(color, SURFACES);
  return { color: `light-dark(${light.brandInk},${dark.brandInk})` };
}

/** Returns a style for a soft background in a group's colour, with readable text in both themes [EN-2]. */
export function groundOf(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = brandColors(color, SURFACES);
  return { background: `light-dark(${light.brandSoft},${dark.brandSoft})` };
}
