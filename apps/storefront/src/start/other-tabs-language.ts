import { formatHtmlLanguageTag, isLanguage } from "@dasturxon/domain/language";
import { LANGUAGE_PARAMETER } from "@dasturxon/domain/language-parameter";
import { reloadPage } from "./fresh-build.ts";
import { offerLanguage } from "./offer-language.ts";

/**
 * Keeps the tabs of a brand in one language [LN-3]: a page that becomes visible reloads in the language chosen
 * meanwhile in another tab. Unsaved input survives, because it is stored on the device. Also offers the device's
 * language to guests who have not chosen one: a separate import would enlarge the first script of every page.
 */
export function syncLanguageWithOtherTabs(): void {
  applyChosenLanguage();
  offerLanguage();
  addEventListener("focus", applyChosenLanguage);
  document.addEventListener("visibilitychange", applyChosenLanguage);
}

function applyChosenLanguage(): void {
  if (document.visibilityState !== "visible") return;
  const chosen = /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1];
  if (!isLanguage(chosen) || chosen === document.documentElement.dataset["language"]) return;
  // The page is not reloaded if it was opened with a language parameter, or if the brand does not offer the language,
  // in which case it has no alternate link.
  const [arrival] = performance.getEntriesByType("navigation");
  const isNamed = arrival !== undefined && new URL(arrival.name).searchParams.has(LANGUAGE_PARAMETER);
  const isOffered =
    document.querySelector(`link[rel="alternate"][hreflang="${formatHtmlLanguageTag(chosen)}"]`) !== null;
  if (!isNamed && isOffered) reloadPage();
}
