import { findFallbackLanguage, LANGUAGES, toWireLanguage } from "./language.ts";
import type { Language, WireLanguage } from "./language.ts";

/** Multilingual text as in the API. Any language may be missing. */
export type TextByLanguage = { [L in WireLanguage]?: string | null | undefined };

/** Returns the value as a multilingual text, or an empty text if the value is not an object. */
export function toTextByLanguage(value: unknown): TextByLanguage {
  return isTextByLanguage(value) ? value : {};
}
const isTextByLanguage = (value: unknown): value is TextByLanguage =>
  typeof value === "object" && value !== null;

const PREFERRED_FALLBACK_LANGUAGES: readonly WireLanguage[] = ["uz", "ru", "eng", "kz", "tr"];
const FULL_FALLBACK_ORDER = [...new Set([...PREFERRED_FALLBACK_LANGUAGES, ...LANGUAGES.map(toWireLanguage)])];

/**
 * Returns the text in the requested language, else in the brand's main language, else in any language that has it; ""
 * if all are empty. Before the main language, Cyrillic Uzbek falls back to Latin Uzbek, and Chinese to Russian. [LN-6]
 * [LN-1]
 */
export function findTextInLanguage(
  text: TextByLanguage | null | undefined,
  language: Language,
  mainLanguage?: Language | WireLanguage,
): string {
  if (!text) return "";
  const wanted: WireLanguage[] = [toWireLanguage(language)];
  if (language === "uz-Cyrl" || language === "zh")
    wanted.push(toWireLanguage(findFallbackLanguage(language)));
  if (mainLanguage) wanted.push(mainLanguage === "en" ? "eng" : mainLanguage);
  for (const key of [...wanted, ...FULL_FALLBACK_ORDER]) {
    const value = text[key];
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return "";
}

/** Returns the text with the main language first, for fallbacks to the first available language. [LN-6] */
export function putMainLanguageFirst(text: TextByLanguage, mainLanguage: WireLanguage): TextByLanguage {
  return { [mainLanguage]: text[mainLanguage], ...text };
}

/** Builds a multilingual text from a function that returns it in one language. [LN-1] */
export function createTextByLanguage(valueOf: (language: Language) => string): TextByLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [toWireLanguage(language), valueOf(language)]));
}
