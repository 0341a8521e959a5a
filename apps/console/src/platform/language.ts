import { type I18n, type Messages, setupI18n } from "@lingui/core";

/** The languages of the console, each with its name and the two letters of it for where there is little room. */
export const CONSOLE_LANGUAGES = [
  { value: "uz", label: "Oʻzbekcha", short: "Oʻz" },
  { value: "ru", label: "Русский", short: "Ру" },
  { value: "en", label: "English", short: "En" },
] as const;

export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number]["value"];

export interface LoadedLanguage {
  language: ConsoleLanguage;
  i18n: I18n;
}

const KEY = "dasturxon.console.language";
const catalogues: Record<ConsoleLanguage, () => Promise<{ messages: Messages }>> = {
  uz: () => import("../../locales/uz.po"),
  ru: () => import("../../locales/ru.po"),
  en: () => import("../../locales/en.po"),
};

/** The language of a name that may be any word; Uzbek for what is none of the console's. */
export function consoleLanguageOf(name: string | null): ConsoleLanguage {
  return CONSOLE_LANGUAGES.find(({ value }) => value === name)?.value ?? "uz";
}

/** Loads the asked language, or the one that was chosen last on this device; Uzbek at first. */
export async function loadLanguage(wanted?: ConsoleLanguage): Promise<LoadedLanguage> {
  const language = wanted ?? consoleLanguageOf(localStorage.getItem(KEY));
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  const { messages } = await catalogues[language]();
  return { language, i18n: setupI18n({ locale: language, messages: { [language]: messages } }) };
}
