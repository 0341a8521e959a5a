import type { CSSProperties } from "react";
import { createBrandColors } from "@dasturxon/domain/color";
import type { BackgroundColors } from "@dasturxon/domain/color";
import type { WebSettings } from "../../platform/shapes.ts";

/**
 * Page and card backgrounds from tokens.css on which text in the brand's colour is shown. The first one is the
 * background of the page.
 */
export const BRAND_TEXT_BACKGROUNDS: BackgroundColors = {
  light: ["#ffffff", "#f5f3f0"],
  dark: ["#161412", "#211e1b", "#26231f", "#2e2a26"],
};

/** Returns the brand's colours as the variables that tokens.css reads, for both themes. */
export function buildBrandVariables(
  mainColor: string,
  mainColorType: WebSettings["mainColorType"] | null = null,
): CSSProperties {
  const { brand, onBrand, light, dark } = createBrandColors(mainColor, BRAND_TEXT_BACKGROUNDS, mainColorType);
  return {
    "--brand-l": brand,
    "--brand-d": brand,
    "--on-brand-l": onBrand,
    "--on-brand-d": onBrand,
    "--brand-soft-l": light.brandSoft,
    "--brand-soft-d": dark.brandSoft,
    "--brand-ink-l": light.brandInk,
    "--brand-ink-d": dark.brandInk,
  } as CSSProperties;
}
