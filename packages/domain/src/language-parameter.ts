import { isLanguage } from "./language.ts";
import type { Language } from "./language.ts";

/** What names a language in a page's address: `/about?lang=ru`. */
export const LANGUAGE_PARAMETER = "lang";

/** The language that an address names (its `lang` parameter), if the brand offers it; null for none. [LN-2] [LN-7] */
export function addressedLanguage(named: unknown, offered: readonly Language[]): Language | null {
  const language = named === "eng" ? "en" : named;
  return isLanguage(language) && offered.includes(language) ? language : null;
}

/** "?lang=ru&q=osh#top" → "?q=osh#top": what follows a path, without the language that it names. */
export function withoutLanguage(tail: string): string {
  const [query = "", ...fragment] = tail.split("#");
  const parts = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part.split("=")[0] !== LANGUAGE_PARAMETER);
  return [parts.length > 0 ? `?${parts.join("&")}` : "", ...fragment].join("#");
}
