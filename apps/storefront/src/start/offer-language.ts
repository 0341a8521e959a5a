import { findCatalogueText } from "@dasturxon/domain/catalogue";
import { formatHtmlLanguageTag, type Language, LANGUAGES } from "@dasturxon/domain/language";
import { LANGUAGE_PARAMETER, removeLanguageParameter } from "@dasturxon/domain/language-parameter";
import { createStoredStore } from "../platform/stored-store.ts";
import { offerTexts } from "../texts/offer.ts";
import { toast } from "../ui/toast.tsx";

/** Languages with an offer text, which is shown in the offered language because the guest may not understand the page. */
const LANGUAGES_WITH_OFFER_TEXT = LANGUAGES.filter((language) => language in offerTexts);
const LANGUAGE_OFFER_SECONDS = 20;

const languageOfferedStore = createStoredStore<boolean>({
  name: "language-offered",
  empty: false,
  parse: (kept) => (typeof kept === "boolean" ? kept : null),
});

/**
 * Offers the device's language once, on the first visit of a guest who has not chosen a language and sees the page in
 * another one [LN-5]. Compares the languages in the browser, because pages are cached for all guests alike.
 */
export function offerLanguage(): void {
  const { language: shown, shell } = document.documentElement.dataset;
  const isChosen =
    /(?:^|;\s*)lang=/.test(document.cookie) || location.search.includes(`${LANGUAGE_PARAMETER}=`);
  // Offers no language in Click and Telegram, which pass the language of their user.
  if (isChosen || languageOfferedStore.get() || (shell !== undefined && shell !== "web")) return;
  const wanted = findDeviceLanguage();
  if (!wanted || wanted === shown) return;
  languageOfferedStore.set(true);
  const { pathname, search, hash } = location;
  const rest = (pathname === "/" ? "" : pathname) + removeLanguageParameter(search) + hash;
  void toast({
    text: findCatalogueText(offerTexts, "text", wanted),
    seconds: LANGUAGE_OFFER_SECONDS,
    action: {
      label: findCatalogueText(offerTexts, "yes", wanted),
      onPress: () => location.assign(`/${wanted}${rest}`),
    },
  });
}

/** Returns the first language of the device that the brand has pages in, or null if there is none. */
function findDeviceLanguage(): Language | null {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  const offered = new Set([...links].map(({ hreflang }) => hreflang));
  for (const tag of navigator.languages) {
    const base = tag.toLowerCase().split("-")[0];
    const language = LANGUAGES_WITH_OFFER_TEXT.find((each) => formatHtmlLanguageTag(each) === base);
    if (language && offered.has(formatHtmlLanguageTag(language))) return language;
  }
  return null;
}
