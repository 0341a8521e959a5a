import type { MainLanguage } from "@dasturxon/domain/language";
import { createTranslations } from "@dasturxon/domain/catalogue";
import {
  fromWire,
  formatHtmlLanguageTag,
  isLanguage,
  type Language,
  LANGUAGES,
} from "@dasturxon/domain/language";
import { nameOfLanguage } from "@dasturxon/domain/language-names";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import { botTexts } from "../../../texts/bot.ts";

const translations = createTranslations(botTexts);

/** Ids of the bot's texts for guests. */
export type BotWords = keyof typeof botTexts.uz;

/** Returns a text of the bot in a language, with `{name}` and other placeholders replaced. */
export function getBotText(
  name: BotWords,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillPlaceholders(translations(name), language, values);
}

/** Order of the language menu. Languages that are not in this list are last. */
const LANGUAGE_ORDER: readonly Language[] = ["uz", "uz-Cyrl", "ru", "en", "kz", "tr", "ar"];

/** Languages with their own names, for the language menu. */
export const LANGUAGE_NAMES = [...new Set([...LANGUAGE_ORDER, ...LANGUAGES])].map(
  (language): readonly [Language, string] => [language, nameOfLanguage(language)],
);

/** Returns the brand's main language. */
export const languageOfBrand = ({ mainLanguage }: { mainLanguage: MainLanguage }): Language =>
  fromWire(mainLanguage) ?? "uz";

/** Returns the language of a Telegram app, from codes like `ru` or `pt-br`. Null if the bot has no texts in it. */
export function languageOfTelegram(code: string | undefined): Language | null {
  const [tag = ""] = (code ?? "").toLowerCase().split("-");
  return isLanguage(tag)
    ? tag
    : (LANGUAGES.find((language) => formatHtmlLanguageTag(language) === tag) ?? null);
}
