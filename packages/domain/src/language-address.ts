import type { Language } from "./language.ts";
import { LANGUAGE_PARAMETER } from "./language-parameter.ts";
import { chooseLanguage } from "./locale.ts";

export type OfferedLanguages = {
  offered: readonly Language[];
  main?: Language | null | undefined;
};

/**
 * A page's address that shows it in this language to whoever opens it, without a redirect: the plain one for the
 * language of those who chose none, `?lang=ru` for each other. Search engines know a page by it. [LN-7]
 */
export function languageAddress(url: string, language: Language, choice: OfferedLanguages): string {
  if (language === chooseLanguage(choice)) return url;
  const [page = "", ...fragment] = url.split("#");
  const named = `${page}${page.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;
  return [named, ...fragment].join("#");
}
