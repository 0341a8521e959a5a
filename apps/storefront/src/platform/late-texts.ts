import type { I18n, Messages } from "@lingui/core";
import { use } from "react";

type Find = (id: string) => Messages[string];

interface Catalogue {
  messages: Messages;
  /** Texts that the build left without ids (`vite-plugins/keyless-catalogues.ts`). */
  find?: Find;
}

const catalogues = import.meta.glob<Catalogue>("../../locales/late/*.po");

/** The page whose texts are all in `locales` itself, until somebody does something on it. */
const MENU_PAGE = "/";

/** Does the page need the late texts before it is awake? */
export function needsLateTexts(path: string): boolean {
  return path !== MENU_PAGE;
}

let texts: I18n | null = null;
let find: Find | undefined;
let isThere = false;
let loading: Promise<void> | null = null;

/** The texts of this page with the late ones behind them, once these are there. */
export function withLateTexts(own: Messages): Messages {
  return new Proxy(own, { get: (known, id: string) => known[id] ?? find?.(id) });
}

/** Names the texts of this page, which the late ones are laid beside. In the browser only: a server has them all. */
export function startTexts(i18n: I18n): void {
  texts = i18n;
}

/** Brings the late texts (`locales/late`): all but what the menu's own page says before a tap. */
export function loadLateTexts(): Promise<void> {
  loading ??= (async () => {
    if (!texts) return;
    try {
      const file = `../../locales/late/${texts.locale}.po`;
      const catalogue = await catalogues[file]?.();
      // In place: what is on the screen does not use them, and is not drawn again.
      Object.assign(texts.messages, catalogue?.messages);
      find = catalogue?.find;
      isThere = true;
    } catch (error) {
      loading = null;
      throw error;
    }
  })();
  return loading;
}

/** Waits for those texts on every page that needs them, while the screen before stays. */
export function useLateTexts(path: string): void {
  if (import.meta.env.SSR || isThere || !needsLateTexts(path)) return;
  use(loadLateTexts());
}
