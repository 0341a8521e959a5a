import type { Language } from "@dasturxon/domain/language";

const WRITING_SCRIPT_PATTERNS = {
  arabic: /\p{Script=Arabic}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  latin: /\p{Script=Latin}/u,
  chinese: /\p{Script=Han}/u,
};
const MAX_SHOWN_TAGS = 3;

/** Returns the tags in the script of the language. The list mixes search words of all languages. */
export function filterShownTags(tags: readonly string[], language: Language): string[] {
  return tags.filter((tag) => getWritingScriptPattern(tags, language).test(tag)).slice(0, MAX_SHOWN_TAGS);
}

function getWritingScriptPattern(tags: readonly string[], language: Language): RegExp {
  if (language === "ar") return WRITING_SCRIPT_PATTERNS.arabic;
  // Falls back to Russian if there are no Chinese tags, as the other texts of a brand do.
  if (language === "zh" && tags.some((tag) => WRITING_SCRIPT_PATTERNS.chinese.test(tag)))
    return WRITING_SCRIPT_PATTERNS.chinese;
  const isCyrillic = language === "ru" || language === "kz" || language === "zh";
  return isCyrillic ? WRITING_SCRIPT_PATTERNS.cyrillic : WRITING_SCRIPT_PATTERNS.latin;
}
