import { LANGUAGES, toWireLanguage, type WireLanguage } from "@dasturxon/domain/language";
import { nameOfLanguage } from "@dasturxon/domain/language-names";
import { shortNameOfLanguage } from "@dasturxon/domain/language-short-names";

/** Languages of a brand's texts: name in the language itself, and abbreviation in capital letters. */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    toWireLanguage(language),
    { name: nameOfLanguage(language), short: shortNameOfLanguage(language).toUpperCase() },
  ]),
) as Record<WireLanguage, { name: string; short: string }>;
