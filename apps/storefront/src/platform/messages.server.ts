import { type Language, interfaceLanguage } from "@dasturxon/domain/language";

const catalogues = import.meta.glob<{ messages: Record<string, string> }>(
  ["../../locales/*.po", "../../locales/late/*.po"],
  { eager: true },
);

/** The texts of one language's interface, all of which the server has at hand. */
export function messagesOf(language: Language): Record<string, string> {
  const file = `${interfaceLanguage(language)}.po`;
  return {
    ...catalogues[`../../locales/${file}`]?.messages,
    ...catalogues[`../../locales/late/${file}`]?.messages,
  };
}
