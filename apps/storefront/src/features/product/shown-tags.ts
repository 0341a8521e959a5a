import type { Language } from "@dasturxon/domain/language";

const SCRIPTS = {
  arabic: /\p{Script=Arabic}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  latin: /\p{Script=Latin}/u,
};
const MAX_TAGS = 3;

/** The tags that readers of a language read: search words of all languages stand in one list. */
export function shownTags(tags: readonly string[], language: Language): string[] {
  const isCyrillic = language === "ru" || language === "kz" || language === "zh";
  const script = SCRIPTS[language === "ar" ? "arabic" : isCyrillic ? "cyrillic" : "latin"];
  return tags.filter((tag) => script.test(tag)).slice(0, MAX_TAGS);
}
