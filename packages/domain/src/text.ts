import type { Language, WireLanguage } from "./language.ts";
import { toWire } from "./language.ts";

/** Multilingual text as in the API. Any language may be missing. */
export type Text = {
  ru?: string | null | undefined;
  uz?: string | null | undefined;
  eng?: string | null | undefined;
  ar?: string | null | undefined;
  kz?: string | null | undefined;
  tr?: string | null | undefined;
  zh?: string | null | undefined;
  "uz-Cyrl"?: string | null | undefined;
};

/** Returns the value as a multilingual text, or an empty one if it is not an object. */
export function asText(value: unknown): Text {
  return isText(value) ? value : {};
}
const isText = (value: unknown): value is Text => typeof value === "object" && value !== null;

const ANY_ORDER = ["uz", "ru", "eng", "kz", "tr", "ar", "zh", "uz-Cyrl"] as const;

/**
 * Returns the text in the requested language, else in the brand's main language, else in any language that has it; ""
 * if all are empty. Before the main language, Cyrillic Uzbek falls back to Latin Uzbek, and Chinese to Russian. [LN-6]
 * [LN-1]
 */
export function textIn(
  text: Text | null | undefined,
  language: Language,
  mainLanguage?: Language | WireLanguage,
): string {
  if (!text) return "";
  const wanted: WireLanguage[] = [toWire(language)];
  if (language === "uz-Cyrl") wanted.push("uz");
  if (language === "zh") wanted.push("ru");
  if (mainLanguage) wanted.push(mainLanguage === "en" ? "eng" : mainLanguage);
  for (const key of [...wanted, ...ANY_ORDER]) {
    const value = text[key];
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return "";
}

/** Returns the text with the main language first, for fallbacks to the first available language. [LN-6] */
export function mainFirst(text: Text, mainLanguage: WireLanguage): Text {
  return { [mainLanguage]: text[mainLanguage], ...text };
}

/** Builds a multilingual text from a function that returns it in one language. [LN-1] */
export function textBy(said: (language: Language) => string): Text {
  return {
    uz: said("uz"),
    ru: said("ru"),
    eng: said("en"),
    ar: said("ar"),
    kz: said("kz"),
    tr: said("tr"),
    zh: said("zh"),
    "uz-Cyrl": said("uz-Cyrl"),
  };
}
