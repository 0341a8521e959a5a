import { brandColors, parseColor } from "@dasturxon/domain/color";
import type { CSSProperties } from "react";

/** A chosen colour as the store draws text in it: changed until it is readable on both themes. */
export function inkOf(color: unknown): CSSProperties {
  if (!parseColor(color)) return {};
  const { light, dark } = brandColors(color);
  return { color: `light-dark(${light.brandInk},${dark.brandInk})` };
}

/** The same as a soft background. */
export function groundOf(color: unknown): CSSProperties {
  if (!parseColor(color)) return {};
  const { light, dark } = brandColors(color);
  return { background: `light-dark(${light.brandSoft},${dark.brandSoft})` };
}
