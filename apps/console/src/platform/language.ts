import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { getShortLanguageName } from "@dasturxon/domain/language-short-names";
import { type I18n, type Messages, setupI18n } from "@lingui/core";

/** Languages of the console, each with a short name for narrow places. */
export const CONSOLE_LANGUAGES = PLATFORM_LANGUAGES.map((value) => ({
  value,
  short: getShortLanguageName(value),
}));

export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number]["value"];

export interface LoadedConsoleLanguage {
  language: ConsoleLanguage;
  i18n: I18n;
}

const LANGUAGE_STORAGE_KEY = "dasturxon.console.language";
type CatalogueLoader = () => Promise<{ messages: Messages }>;
const catalogues: Record<ConsoleLanguage, CatalogueLoader> = {
  uz: () => import("../../../../locales/uz/console.po"),
  ru: () => import("../../../../locales/ru/console.po"),
  en: () => import("../../../../locales/en/console.po"),
};
const lazyCatalogues: Record<ConsoleLanguage, CatalogueLoader> = {
  uz: () => import("../../../../locales/uz/console-late.po"),
  ru: () => import("../../../../locales/ru/console-late.po"),
  en: () => import("../../../../locales/en/console-late.po"),
};

/** Converts any string to a language of the console. Unsupported values and null become Uzbek. */
export function toConsoleLanguage(name: string | null): ConsoleLanguage {
  return CONSOLE_LANGUAGES.find(({ value }) => value === name)?.value ?? "uz";
}

/** Returns the first language of the browser that the console supports. */
function getBrowserLanguage(): ConsoleLanguage {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return toConsoleLanguage(spoken.find((name) => toConsoleLanguage(name) === name) ?? null);
}

let loadedTranslations: I18n | null = null;
/** Promise of the lazy-loaded texts, pending or resolved. Null: not requested yet. */
let lazyTextsPromise: Promise<void> | null = null;

/** Loads the translations of a language. Defaults to the language saved on this device, then to the browser's. */
export async function loadLanguage(wanted?: ConsoleLanguage): Promise<LoadedConsoleLanguage> {
  const chosen = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  const language = wanted ?? (chosen === null ? getBrowserLanguage() : toConsoleLanguage(chosen));
  const [own, late] = await Promise.all([
    catalogues[language](),
    lazyTextsPromise && lazyCatalogues[language](),
  ]);
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  document.documentElement.lang = language;
  loadedTranslations = setupI18n({
    locale: language,
    messages: { [language]: { ...own.messages, ...late?.messages } },
    missing: reportMissingText,
  });
  return { language, i18n: loadedTranslations };
}

/**
 * Reports a missing text as an error and returns its id. It is missing if the code did not wait for `loadLazyTexts`.
 */
function reportMissingText(_: string, id: string): string {
  globalThis.reportError?.(new Error(`The text ${id} is missing`));
  return id;
}

/**
 * Loads the lazy-loaded texts (`console-late.po`): all texts except those that the board shows before the first
 * interaction.
 */
export function loadLazyTexts(): Promise<void> {
  lazyTextsPromise ??= fetchLazyTexts().catch((error: unknown) => {
    lazyTextsPromise = null;
    throw error;
  });
  return lazyTextsPromise;
}

async function fetchLazyTexts(): Promise<void> {
  const now = loadedTranslations;
  if (!now) return;
  const { messages } = await lazyCatalogues[toConsoleLanguage(now.locale)]();
  // The language was changed during the request.
  if (now !== loadedTranslations) return fetchLazyTexts();
  // Adds the lazy-loaded texts to the existing object. Visible components do not use these texts and need no new
  // render.
  Object.assign(now.messages, messages);
}
