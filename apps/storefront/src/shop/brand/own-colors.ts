import type { CSSProperties } from "react";
import { brandColors, parseColor } from "@dasturxon/domain/color";
import { SURFACES } from "./brand-theme.ts";

/** A colour that the brand gave a category, as text that reads on the grounds of both themes [EN-2]. */
export function inkOf(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = brandColors(color, SURFACES);
  return { color: `light-dark(${light.brandInk},${dark.brandInk})` };
}

/** A colour that the brand gave a group, as a soft ground that text reads on in both themes [EN-2]. */
export function groundOf(color: string | null): CSSProperties | undefined {
  if (!parseColor(color)) return;
  const { light, dark } = brandColors(color, SURFACES);
  return { background: `light-dark(${light.brandSoft},${dark.brandSoft})` };
}
