import type { MainLanguage } from "@dasturxon/domain/language";
import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import {
  languageFromWire,
  formatHtmlLanguageTag,
  isLanguage,
  type Language,
  LANGUAGES,
} from "@dasturxon/domain/language";
import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import { botTexts } from "../../../texts/bot.ts";

const getBotTranslations = createTranslationLookup(botTexts);

/** Ids of the bot's texts for guests. */
export type BotTextId = keyof typeof botTexts.uz;

/** Returns a text of the bot in a language, with `{name}` and other placeholders replaced. */
export function getBotText(
  name: BotTextId,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillPlaceholders(getBotTranslations(name), language, values);
}

/** Order of the language menu. Languages that are not in this list are last. */
const LANGUAGE_MENU_ORDER: readonly Language[] = ["uz", "uz-Cyrl", "ru", "en", "kz", "tr", "ar"];

/** Languages with their own names, for the language menu. */
export const LANGUAGE_NAMES = [...new Set([...LANGUAGE_MENU_ORDER, ...LANGUAGES])].map(
  (language): readonly [Language, string] => [language, getNativeLanguageName(language)],
);

/** Returns the brand's main language. */
export const getBrandLanguage = ({ mainLanguage }: { mainLanguage: MainLanguage }): Language =>
  languageFromWire(mainLanguage) ?? "uz";

/** Returns the language of a Telegram app, from codes like `ru` or `pt-br`. Null if the bot has no texts in it. */
export function languageFromTelegramCode(code: string | undefined): Language | null {
  const [tag = ""] = (code ?? "").toLowerCase().split("-");
  return isLanguage(tag)
    ? tag
    : (LANGUAGES.find((language) => formatHtmlLanguageTag(language) === tag) ?? null);
}
