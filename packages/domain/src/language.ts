interface LanguageProperties {
  /** BCP 47 tag for `lang` and `hreflang` if it differs from the code. */
  tag?: string;
  /** Language from which texts are taken that are missing in this language. Default: Uzbek. */
  fallback?: string;
  direction?: "rtl";
}

/**
 * Interface languages. To add one, add it here, its name in `language-names.ts` and its folder in `locales`. The API
 * uses `eng` for English; `uz-Cyrl` is Uzbek in Cyrillic letters. [LN-1]
 */
const LANGUAGE_LIST = {
  uz: {},
  ru: {},
  en: {},
  ar: { direction: "rtl" },
  kz: { tag: "kk" },
  tr: {},
  zh: { fallback: "ru" },
  "uz-Cyrl": {},
} as const satisfies Record<string, LanguageProperties>;

export type Language = keyof typeof LANGUAGE_LIST;
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.keys(LANGUAGE_LIST).filter(isLanguage);
const languageFacts: Readonly<Record<Language, LanguageProperties>> = LANGUAGE_LIST;
export type WireLanguage = Exclude<Language, "en"> | "eng";
/** Channel of the store. The stored code of English is `eng` in the messenger and `en` on the web. */
export type LanguageChannel = "web" | "messenger";

export const DEFAULT_LANGUAGE: Language = "uz";
/** Languages of the platform's own texts and of place names. */
export const PLATFORM_LANGUAGES = ["uz", "ru", "en"] as const;
export type PlatformLanguage = (typeof PLATFORM_LANGUAGES)[number];
/** Possible main languages of a brand, as in the API. */
export const MAIN_LANGUAGES = ["uz", "ru", "eng"] as const;
export type MainLanguage = (typeof MAIN_LANGUAGES)[number];
/** Default languages of a brand. */
export const DEFAULT_OFFERED_LANGUAGES: readonly Language[] = PLATFORM_LANGUAGES;
/** Lifetime of the `lang` cookie in days. [LN-3] */
export const LANGUAGE_COOKIE_DAYS = 365;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGE_LIST, value);
}

/** Converts "en" to "eng". Other codes remain unchanged. */
export function toWireLanguage(language: Language): WireLanguage {
  return language === "en" ? "eng" : language;
}

/** Converts "eng" to "en". Returns null for an unknown code. */
export function languageFromWire(value: string | null | undefined): Language | null {
  if (value === "eng") return "en";
  return value !== "en" && isLanguage(value) ? value : null;
}

/** Returns the BCP 47 tag for `lang` and `hreflang`: Kazakh is `kk`. [LN-7] */
export function formatHtmlLanguageTag(language: Language): string {
  return languageFacts[language].tag ?? language;
}

/** Returns the BCP 47 tag for numbers and plurals, with European digits as in prices and phones. */
export function findNumberLocale(language: Language): string {
  // Both scripts of Uzbek have the same number format, and some browsers support only the Latin one.
  if (language === "uz-Cyrl") return findNumberLocale("uz");
  return `${formatHtmlLanguageTag(language)}-u-nu-latn`;
}

export function findTextDirection(language: Language): "ltr" | "rtl" {
  return languageFacts[language].direction ?? "ltr";
}

/** Returns the language of texts that are missing in the given language: Russian for Chinese, else Uzbek. [LN-1] */
export function findFallbackLanguage(language: Language): Language {
  const { fallback } = languageFacts[language];
  return isLanguage(fallback) ? fallback : "uz";
}
