import type { Language } from "@dasturxon/domain/language";

const SCRIPTS = {
  arabic: /\p{Script=Arabic}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  latin: /\p{Script=Latin}/u,
  chinese: /\p{Script=Han}/u,
};
const MAX_TAGS = 3;

/** Returns the tags in the script of the language. The list mixes search words of all languages. */
export function shownTags(tags: readonly string[], language: Language): string[] {
  return tags.filter((tag) => scriptOf(tags, language).test(tag)).slice(0, MAX_TAGS);
}

function scriptOf(tags: readonly string[], language: Language): RegExp {
  if (language === "ar") return SCRIPTS.arabic;
  // Falls back to Russian if there are no Chinese tags, as the other texts of a brand do.
  if (language === "zh" && tags.some((tag) => SCRIPTS.chinese.test(tag))) return SCRIPTS.chinese;
  const isCyrillic = language === "ru" || language === "kz" || language === "zh";
  return isCyrillic ? SCRIPTS.cyrillic : SCRIPTS.latin;
}
