/** Interface languages; on the wire English is spelt `eng`, `uz-Cyrl` is Uzbek in Cyrillic letters. [LN-1] */
export const LANGUAGES = ["uz", "ru", "en", "ar", "kz", "tr", "zh", "uz-Cyrl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type WireLanguage = Exclude<Language, "en"> | "eng";
/** Where the store runs: the messenger stores `eng`, the web stores `en`. */
export type LanguageChannel = "web" | "messenger";

export const DEFAULT_LANGUAGE: Language = "uz";
/** Those that everybody of the platform reads one of: its own texts and the names of places. */
export const PLATFORM_LANGUAGES = ["uz", "ru", "en"] as const;
/** The same on the wire: one of them is a brand's main one. */
export const MAIN_LANGUAGES = ["uz", "ru", "eng"] as const;
/** What a brand offers when its switches say nothing. */
export const DEFAULT_OFFERED: readonly Language[] = PLATFORM_LANGUAGES;
/** `lang` cookie lives 365 days. [LN-3] */
export const LANGUAGE_COOKIE_DAYS = 365;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}

/** "en" → "eng", the rest as they are. */
export function toWire(language: Language): WireLanguage {
  return language === "en" ? "eng" : language;
}

/** "eng" → "en"; null for anything that is not a wire language. */
export function fromWire(value: string | null | undefined): Language | null {
  if (value === "eng") return "en";
  return value !== "en" && isLanguage(value) ? value : null;
}

/** BCP 47 tag for `lang` and `hreflang`: Kazakh is `kk`. [LN-7] */
export function htmlLang(language: Language): string {
  return language === "kz" ? "kk" : language;
}

/** BCP 47 tag by which numbers and plurals are written; the digits are European, as in prices and phones. */
export function numberLocale(language: Language): string {
  // Either script counts alike, and not every browser knows both.
  if (language === "uz-Cyrl") return numberLocale("uz");
  return `${htmlLang(language)}-u-nu-latn`;
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
