import type { Language } from "@dasturxon/domain/language";

const SCRIPT_PATTERNS = {
  arabic: /\p{Script=Arabic}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  latin: /\p{Script=Latin}/u,
  chinese: /\p{Script=Han}/u,
};
const MAX_SHOWN_TAGS = 3;

/** Returns the tags in the script of the language. The list mixes search words of all languages. */
export function filterShownTags(tags: readonly string[], language: Language): string[] {
  return tags.filter((tag) => getScriptPattern(tags, language).test(tag)).slice(0, MAX_SHOWN_TAGS);
}

function getScriptPattern(tags: readonly string[], language: Language): RegExp {
  if (language === "ar") return SCRIPT_PATTERNS.arabic;
  // Falls back to Russian if there are no Chinese tags, as the other texts of a brand do.
  if (language === "zh" && tags.some((tag) => SCRIPT_PATTERNS.chinese.test(tag)))
    return SCRIPT_PATTERNS.chinese;
  const isCyrillic = language === "ru" || language === "kz" || language === "zh";
  return isCyrillic ? SCRIPT_PATTERNS.cyrillic : SCRIPT_PATTERNS.latin;
}
