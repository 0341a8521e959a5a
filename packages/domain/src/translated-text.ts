import { type TranslatedText, translateToAllLanguages } from "./catalogue.ts";
import { toCyrillicMessage } from "./cyrillic-message.ts";
import type { Language } from "./language.ts";
import { createTextByLanguage } from "./text.ts";
import type { TextByLanguage } from "./text.ts";

export type { TranslatedText } from "./catalogue.ts";

/** Returns the text in one language. Cyrillic Uzbek is transliterated from Latin. [LN-1] */
export function pickTranslation(words: TranslatedText, language: Language): string {
  if (language === "uz-Cyrl") return toCyrillicMessage(words.uz);
  return words[language];
}

/** Joins two sentences in each language, with a space except in Chinese. */
export function joinSentences(first: TranslatedText, then: TranslatedText): TranslatedText {
  return translateToAllLanguages(
    (language) => `${first[language]}${language === "zh" ? "" : " "}${then[language]}`,
  );
}

/** Returns the text with `{name}` placeholders filled. A missing value is replaced by an empty text. */
export function fillPlaceholders(
  words: TranslatedText,
  language: Language,
  values: Readonly<Record<string, string>>,
): string {
  return pickTranslation(words, language).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Returns the filled text in all languages, as a multilingual text. */
export function fillInAllLanguages(
  words: TranslatedText,
  values: Readonly<Record<string, string>>,
): TextByLanguage {
  return createTextByLanguage((language) => fillPlaceholders(words, language, values));
}
