interface LanguageFacts {
  /** BCP 47 tag for `lang` and `hreflang` if it differs from the code. */
  tag?: string;
  /** Language of texts that are missing in this one. Default: Uzbek. */
  fallback?: string;
  direction?: "rtl";
}

/**
 * Interface languages. To add one, add it here, its name in `language-names.ts` and its folder in `locales`. The API
 * uses `eng` for English; `uz-Cyrl` is Uzbek in Cyrillic letters. [LN-1]
 */
const LIST = {
  uz: {},
  ru: {},
  en: {},
  ar: { direction: "rtl" },
  kz: { tag: "kk" },
  tr: {},
  zh: { fallback: "ru" },
  "uz-Cyrl": {},
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LIST;
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.keys(LIST).filter(isLanguage);
const facts: Readonly<Record<Language, LanguageFacts>> = LIST;
export type WireLanguage = Exclude<Language, "en"> | "eng";
/** Channel of the store. The messenger stores `eng`, the web stores `en`. */
export type LanguageChannel = "web" | "messenger";

export const DEFAULT_LANGUAGE: Language = "uz";
/** Languages of the platform's own texts and of place names. */
export const PLATFORM_LANGUAGES = ["uz", "ru", "en"] as const;
export type PlatformLanguage = (typeof PLATFORM_LANGUAGES)[number];
/** Possible main languages of a brand, as in the API. */
export const MAIN_LANGUAGES = ["uz", "ru", "eng"] as const;
export type MainLanguage = (typeof MAIN_LANGUAGES)[number];
/** Default languages of a brand. */
export const DEFAULT_OFFERED: readonly Language[] = PLATFORM_LANGUAGES;
/** Lifetime of the `lang` cookie in days. [LN-3] */
export const LANGUAGE_COOKIE_DAYS = 365;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LIST, value);
}

/** Converts "en" to "eng". Others remain unchanged. */
export function toWire(language: Language): WireLanguage {
  return language === "en" ? "eng" : language;
}

/** Converts "eng" to "en". Returns null for an unknown code. */
export function fromWire(value: string | null | undefined): Language | null {
  if (value === "eng") return "en";
  return value !== "en" && isLanguage(value) ? value : null;
}

/** Returns the BCP 47 tag for `lang` and `hreflang`: Kazakh is `kk`. [LN-7] */
export function htmlLang(language: Language): string {
  return facts[language].tag ?? language;
}

/** Returns the BCP 47 tag for numbers and plurals, with European digits as in prices and phones. */
export function numberLocale(language: Language): string {
  // Both scripts have the same rules, and some browsers do not support both.
  if (language === "uz-Cyrl") return numberLocale("uz");
  return `${htmlLang(language)}-u-nu-latn`;
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return facts[language].direction ?? "ltr";
}

/** Returns the language of texts that are missing in this one: Russian for Chinese, else Uzbek. [LN-1] */
export function fallbackOf(language: Language): Language {
  const { fallback } = facts[language];
  return isLanguage(fallback) ? fallback : "uz";
}
