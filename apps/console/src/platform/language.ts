import { type I18n, type Messages, setupI18n } from "@lingui/core";

export type ConsoleLanguage = "uz" | "ru";

export interface LoadedLanguage {
  language: ConsoleLanguage;
  i18n: I18n;
}

const KEY = "dasturxon.console.language";
const catalogues: Record<ConsoleLanguage, () => Promise<{ messages: Messages }>> = {
  uz: () => import("../../locales/uz.po"),
  ru: () => import("../../locales/ru.po"),
};

/** Loads the asked language, or the one that was chosen last on this device; Uzbek at first. */
export async function loadLanguage(wanted?: ConsoleLanguage): Promise<LoadedLanguage> {
  const kept = localStorage.getItem(KEY);
  const language = wanted ?? (kept === "ru" ? "ru" : "uz");
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  const { messages } = await catalogues[language]();
  return { language, i18n: setupI18n({ locale: language, messages: { [language]: messages } }) };
}
