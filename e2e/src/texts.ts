export { textsOf, untranslatedIn } from "../../apps/server/src/testing/product-texts.ts";
export type { Texts } from "../../apps/server/src/testing/product-texts.ts";

export type Language = "uz" | "ru" | "en" | "ar" | "zh";

/** What stands before the first placeholder of a text: for names that end with what a test does not know. */
export function startOf(text: string): RegExp {
  const [start = ""] = text.split("{");
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
