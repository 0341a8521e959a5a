export { readProductTexts, createUntranslatedCheck } from "../../apps/server/src/testing/product-texts.ts";
export type { TextLookup } from "../../apps/server/src/testing/product-texts.ts";

export type Language = "uz" | "ru" | "en" | "ar" | "zh";

/** Returns a pattern for the text before the first placeholder, for names whose end the test does not know. */
export function createTextStartPattern(text: string): RegExp {
  const [start = ""] = text.split("{");
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
