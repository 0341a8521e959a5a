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

/** Where strangers come first: nobody chose a language for them. */
const START_PATH = "/console/start";

/** The first language of the browser that the console has. */
function spokenLanguage(): ConsoleLanguage {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return consoleLanguageOf(spoken.find((name) => consoleLanguageOf(name) === name) ?? null);
}

/** Loads the asked language, or the one that was chosen last on this device; Uzbek at first, at `/start` the browser's. */
export async function loadLanguage(wanted?: ConsoleLanguage): Promise<LoadedLanguage> {
  const chosen = localStorage.getItem(KEY);
  const isStranger = chosen === null && location.pathname.startsWith(START_PATH);
  const language = wanted ?? (isStranger ? spokenLanguage() : consoleLanguageOf(chosen));
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  const { messages } = await catalogues[language]();
  return { language, i18n: setupI18n({ locale: language, messages: { [language]: messages } }) };
}
