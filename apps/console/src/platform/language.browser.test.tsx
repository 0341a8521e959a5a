import { afterEach, beforeEach, expect, test } from "vitest";
import { loadLanguage } from "./language.ts";

const { pathname, search } = location;
const languagesDescriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, "languages");

/** Sets the languages of the browser, in order of preference. */
function setBrowserLanguages(...languages: string[]): void {
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, "languages");
  if (languagesDescriptor) Object.defineProperty(Navigator.prototype, "languages", languagesDescriptor);
  history.replaceState(null, "", pathname + search);
});

test("[S38, LN-1] the first page uses the browser's first supported language until another one is chosen", async () => {
  history.replaceState(null, "", "/console/start");
  setBrowserLanguages("fr-FR", "ru-RU", "en-US");
  expect((await loadLanguage()).language).toBe("ru");
  localStorage.clear();
  setBrowserLanguages("fr-FR");
  expect((await loadLanguage()).language).toBe("uz");
  await loadLanguage("en");
  setBrowserLanguages("ru-RU");
  expect((await loadLanguage()).language).toBe("en");
});

test("[LN-1] uses the browser's language at the first visit on every page, afterwards the chosen one", async () => {
  history.replaceState(null, "", "/console/board");
  setBrowserLanguages("ru-RU");
  expect((await loadLanguage()).language).toBe("ru");
  await loadLanguage("uz");
  expect((await loadLanguage()).language).toBe("uz");
});

test("[LN-1] supports Uzbek, Russian and English, and stores the choice on the device", async () => {
  history.replaceState(null, "", "/console/board");
  const titles = new Set<string>();
  for (const language of ["ru", "en", "uz"] as const) {
    await loadLanguage(language);
    expect(document.documentElement.lang).toBe(language);
    const { language: kept, i18n } = await loadLanguage();
    expect(kept).toBe(language);
    titles.add(i18n._("account.title"));
  }
  expect(titles.size).toBe(3);
});
