import { LANGUAGES, toWireLanguage, type WireLanguage } from "@dasturxon/domain/language";
import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { getShortLanguageName } from "@dasturxon/domain/language-short-names";

/** Languages of a brand's texts: name in the language itself, and abbreviation in capital letters. */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    toWireLanguage(language),
    { name: getNativeLanguageName(language), short: getShortLanguageName(language).toUpperCase() },
  ]),
) as Record<WireLanguage, { name: string; short: string }>;
