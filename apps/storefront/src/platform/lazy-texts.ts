import type { I18n, Messages } from "@lingui/core";
import { use } from "react";

type FindTextById = (id: string) => Messages[string];

interface Catalogue {
  messages: Messages;
  /** Finds texts that the build stored without ids (`vite-plugins/keyless-catalogues.ts`). */
  find?: FindTextById;
}

const lazyCatalogueLoaders = import.meta.glob<Catalogue>("./*/storefront-late.po", {
  base: "../../../../locales",
});

/** Path of the menu page. Until the first user interaction, it needs only the texts in `storefront.po`. */
const MENU_PATH = "/";

/** Path of the first page, if the server wrote the texts of that page into it. Null on other pages. */
let pathWithInlineTexts: string | null = null;

/** Returns whether the page needs the lazy-loaded texts at its start. */
export function needsLazyTexts(path: string): boolean {
  return path !== MENU_PATH && path !== pathWithInlineTexts;
}

let baseTexts: I18n | null = null;
let findLazyText: FindTextById | undefined;
let areTextsLoaded = false;
let runningTextsLoad: Promise<void> | null = null;

/** Returns the page's texts, with the lazy-loaded ones as a fallback once they are loaded. */
export function addLazyTexts(messages: Messages): Messages {
  return new Proxy(messages, { get: (known, id: string) => known[id] ?? findLazyText?.(id) });
}

/**
 * Sets the texts to which the lazy-loaded texts are added, and adds the texts that the server wrote into the first page.
 * Called only in the browser, because the server has all texts.
 */
export function setBaseTexts(i18n: I18n, page: { path: string; texts: object | undefined }): void {
  baseTexts = i18n;
  if (!page.texts) return;
  Object.assign(i18n.messages, page.texts);
  pathWithInlineTexts = page.path;
}

/** Lazy-loads the texts in `storefront-late.po`: all except those of the menu page before the first tap. */
export function loadLazyTexts(): Promise<void> {
  runningTextsLoad ??= (async () => {
    if (!baseTexts) return;
    try {
      const file = `./${baseTexts.locale}/storefront-late.po`;
      const catalogue = await lazyCatalogueLoaders[file]?.();
      // Mutates the messages instead of replacing the object, because the visible screen does not use the lazy-loaded
      // texts and must not re-render.
      Object.assign(baseTexts.messages, catalogue?.messages);
      findLazyText = catalogue?.find;
      areTextsLoaded = true;
    } catch (error) {
      runningTextsLoad = null;
      throw error;
    }
  })();
  return runningTextsLoad;
}

/** Suspends on pages that need the lazy-loaded texts. The previous screen stays visible meanwhile. */
export function useLazyTexts(path: string): void {
  if (import.meta.env.SSR || areTextsLoaded || !needsLazyTexts(path)) return;
  use(loadLazyTexts());
}
