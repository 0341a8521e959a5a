import { isLanguage } from "./language.ts";
import type { Language } from "./language.ts";

/** Query parameter of the language: `/about?lang=ru`. */
export const LANGUAGE_PARAMETER = "lang";

/** Returns the language in the `lang` parameter, if the brand offers it, else null. [LN-2] [LN-7] */
export function languageFromParameter(named: unknown, offered: readonly Language[]): Language | null {
  const language = named === "eng" ? "en" : named;
  return isLanguage(language) && offered.includes(language) ? language : null;
}

/** Removes the language from the part after a path: "?lang=ru&q=osh#top" → "?q=osh#top". */
export function removeLanguageParameter(tail: string): string {
  const [query = "", ...fragment] = tail.split("#");
  const parts = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part.split("=")[0] !== LANGUAGE_PARAMETER);
  return [parts.length > 0 ? `?${parts.join("&")}` : "", ...fragment].join("#");
}
