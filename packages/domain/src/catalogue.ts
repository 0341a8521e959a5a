import { findFallbackLanguage, LANGUAGES, type Language } from "./language.ts";

/** Text in each language, except for the generated Cyrillic Uzbek. */
export type TranslatedText = Record<Exclude<Language, "uz-Cyrl">, string>;

/** Texts of `locales/<language>/<name>.json` by language. Uzbek has every id; other languages may lack some ids. */
export type MessageCatalogue<Id extends string> = { readonly uz: Readonly<Record<Id, string>> } & Readonly<
  Partial<Record<Language, Readonly<Partial<Record<string, string>>>>>
>;

/** Returns the text in the language. A missing text is replaced by that of the language's fallback, last by Uzbek. */
export function findCatalogueText<Id extends string>(
  catalogue: MessageCatalogue<Id>,
  id: Id,
  language: Language,
): string {
  for (let at: Language = language; at !== "uz"; at = findFallbackLanguage(at)) {
    const text = catalogue[at]?.[id];
    if (text !== undefined) return text;
  }
  return catalogue.uz[id];
}

/** Builds a multilingual text by calling the function for each language. */
export function translateToAllLanguages(textOf: (language: keyof TranslatedText) => string): TranslatedText {
  const texts: Partial<TranslatedText> = {};
  for (const language of LANGUAGES) if (language !== "uz-Cyrl") texts[language] = textOf(language);
  if (!hasEveryLanguage(texts)) throw new Error("A language has no text");
  return texts;
}

const hasEveryLanguage = (texts: Partial<TranslatedText>): texts is TranslatedText =>
  LANGUAGES.every((language) => language === "uz-Cyrl" || texts[language] !== undefined);

/** Returns a function that looks up a message by id in all languages, except for the generated Cyrillic Uzbek. */
export const createTranslationLookup =
  <Id extends string>(catalogue: MessageCatalogue<Id>) =>
  (id: Id): TranslatedText =>
    translateToAllLanguages((language) => findCatalogueText(catalogue, id, language));
