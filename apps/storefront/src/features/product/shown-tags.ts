import type { Language } from "@dasturxon/domain/language";

const CYRILLIC = /\p{Script=Cyrillic}/u;
const MAX_TAGS = 3;

/** The tags that readers of a language read: search words of all languages stand in one list. */
export function shownTags(tags: readonly string[], language: Language): string[] {
  const isCyrillic = language === "ru" || language === "kz" || language === "zh";
  return tags.filter((tag) => CYRILLIC.test(tag) === isCyrillic).slice(0, MAX_TAGS);
}
