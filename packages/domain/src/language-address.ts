import type { Language } from "./language.ts";
import { LANGUAGE_PARAMETER } from "./language-parameter.ts";
import { chooseLanguage } from "./choose-language.ts";

export type OfferedLanguages = {
  offered: readonly Language[];
  main?: Language | null | undefined;
};

/**
 * Returns the address of a page in a language, without redirects: the plain address for the default language,
 * `?lang=ru` for others. Search engines index the page by it. [LN-7]
 */
export function createLanguageUrl(url: string, language: Language, choice: OfferedLanguages): string {
  if (language === chooseLanguage(choice)) return url;
  const [page = "", ...fragment] = url.split("#");
  const named = `${page}${page.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;
  return [named, ...fragment].join("#");
}
