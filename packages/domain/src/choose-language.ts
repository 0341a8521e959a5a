import {
  DEFAULT_LANGUAGE,
  DEFAULT_OFFERED_LANGUAGES,
  languageFromWire,
  formatHtmlLanguageTag,
  isLanguage,
  LANGUAGES,
} from "./language.ts";
import type { Language, LanguageChannel } from "./language.ts";

export type LanguageChoice = {
  /** Language code in the cookie or session, as stored. */
  stored?: string | null | undefined;
  /** `Accept-Language` header, or a list of tags in order of preference. */
  accepted?: string | readonly string[] | null | undefined;
  offered?: readonly Language[] | null | undefined;
  main?: Language | null | undefined;
  channel?: LanguageChannel | undefined;
  forced?: Language | null | undefined;
};

/**
 * Returns the language to show: forced by the brand, else stored, else accepted by the browser, else the brand's main
 * language, else uz. Except for the forced language, the brand must offer it. A stored value is valid only in the
 * channel's own spelling. [LN-1] [LN-2] [LN-5]
 */
export function chooseLanguage(choice: LanguageChoice): Language {
  if (isLanguage(choice.forced)) return choice.forced;
  const listed = (choice.offered ?? []).filter(isLanguage);
  const offered = listed.length > 0 ? listed : DEFAULT_OFFERED_LANGUAGES;
  const stored = choice.channel === "messenger" ? languageFromWire(choice.stored) : choice.stored;
  const candidates = [stored, ...parseAcceptLanguageHeader(choice.accepted), choice.main, DEFAULT_LANGUAGE];
  for (const candidate of candidates) {
    if (isLanguage(candidate) && offered.includes(candidate)) return candidate;
  }
  return offered[0] ?? DEFAULT_LANGUAGE;
}

/** Returns the languages of an `Accept-Language` header in order of preference. Unknown tags are omitted. */
export function parseAcceptLanguageHeader(
  accepted: string | readonly string[] | null | undefined,
): Language[] {
  const parts = typeof accepted === "string" ? accepted.slice(0, 500).split(",") : (accepted ?? []);
  return parts
    .map((part, position) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { language: languageFromTag(tag.trim()), weight, position };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .flatMap((entry) => (entry.language ? [entry.language] : []));
}

function languageFromTag(tag: string): Language | null {
  if (tag.startsWith("uz-cyrl")) return "uz-Cyrl";
  const primary = tag.split("-")[0];
  return LANGUAGES.find((language) => formatHtmlLanguageTag(language) === primary) ?? null;
}
