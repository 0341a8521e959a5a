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
type Catalogue = () => Promise<{ messages: Messages }>;
const catalogues: Record<ConsoleLanguage, Catalogue> = {
  uz: () => import("../../locales/uz.po"),
  ru: () => import("../../locales/ru.po"),
  en: () => import("../../locales/en.po"),
};
const lateCatalogues: Record<ConsoleLanguage, Catalogue> = {
  uz: () => import("../../locales/late/uz.po"),
  ru: () => import("../../locales/late/ru.po"),
  en: () => import("../../locales/late/en.po"),
};

/** The language of a name that may be any word; Uzbek for what is none of the console's. */
export function consoleLanguageOf(name: string | null): ConsoleLanguage {
  return CONSOLE_LANGUAGES.find(({ value }) => value === name)?.value ?? "uz";
}

/** The first language of the browser that the console has. */
function spokenLanguage(): ConsoleLanguage {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return consoleLanguageOf(spoken.find((name) => consoleLanguageOf(name) === name) ?? null);
}

let texts: I18n | null = null;
/** The late texts, on their way or here; null: nobody asked for them yet. */
let loading: Promise<void> | null = null;

/** Loads the translations of a language. Defaults to the language saved on this device, then to the browser's. */
export async function loadLanguage(wanted?: ConsoleLanguage): Promise<LoadedLanguage> {
  const chosen = localStorage.getItem(KEY);
  const language = wanted ?? (chosen === null ? spokenLanguage() : consoleLanguageOf(chosen));
  const [own, late] = await Promise.all([catalogues[language](), loading && lateCatalogues[language]()]);
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  texts = setupI18n({
    locale: language,
    messages: { [language]: { ...own.messages, ...late?.messages } },
    missing,
  });
  return { language, i18n: texts };
}

/** A text that is not here yet is a fault of whoever did not wait for it: told, and its id shown. */
function missing(_: string, id: string): string {
  globalThis.reportError?.(new Error(`The text ${id} is missing`));
  return id;
}

/** Brings the late texts (`locales/late`): all but what the board says before a tap. */
export function loadLateTexts(): Promise<void> {
  loading ??= bringLateTexts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function bringLateTexts(): Promise<void> {
  const now = texts;
  if (!now) return;
  const { messages } = await lateCatalogues[consoleLanguageOf(now.locale)]();
  // Another language was chosen meanwhile.
  if (now !== texts) return bringLateTexts();
  // In place: what is on the screen does not use them, and is not drawn again.
  Object.assign(now.messages, messages);
}
