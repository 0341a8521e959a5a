import { htmlLang, isLanguage } from "@dasturxon/domain/language";
import { LANGUAGE_PARAMETER } from "@dasturxon/domain/language-parameter";
import { loadAnew } from "./fresh-build.ts";
import { offerLanguage } from "./offer-language.ts";

/**
 * The tabs of a brand speak one language [LN-3]: looked at again, a page loads itself anew in the one that was chosen
 * in another tab meanwhile; what was typed is kept on the device. A guest who has chosen none is offered the device's
 * language: in this module, because each import of its own costs the first script of every page.
 */
export function followOtherTabs(): void {
  look();
  offerLanguage();
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
}

function look(): void {
  if (document.visibilityState !== "visible") return;
  const chosen = /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1];
  if (!isLanguage(chosen) || chosen === document.documentElement.dataset["language"]) return;
  // Who came by an address that names its language stays in it; what the brand does not offer has no link to it.
  const [arrival] = performance.getEntriesByType("navigation");
  const isNamed = arrival !== undefined && new URL(arrival.name).searchParams.has(LANGUAGE_PARAMETER);
  const isOffered = document.querySelector(`link[rel="alternate"][hreflang="${htmlLang(chosen)}"]`) !== null;
  if (!isNamed && isOffered) loadAnew();
}
