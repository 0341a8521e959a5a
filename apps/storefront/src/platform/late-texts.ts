import type { I18n, Messages } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { interfaceLanguage } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";
import { use } from "react";

const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/late/*.po");

/** Screens of the menu, whose texts stand in `locales` itself. */
const MENU_PAGES = /^\/($|search$|category$|product\/)/;

/** Does the page need the late texts before it is awake? */
export function needsLateTexts(path: string): boolean {
  return !MENU_PAGES.test(path);
}

let isThere = false;
let loading: Promise<void> | null = null;

/** Brings the texts of the pages behind the menu (`locales/late`), which the menu's own page does without. */
export function loadLateTexts(i18n: I18n): Promise<void> {
  loading ??= (async () => {
    try {
      const file = `../../locales/late/${interfaceLanguage(i18n.locale as Language)}.po`;
      const catalogue = await catalogues[file]?.();
      // In place: what is on the screen does not use them, and is not drawn again.
      Object.assign(i18n.messages, catalogue?.messages);
      isThere = true;
    } catch (error) {
      loading = null;
      throw error;
    }
  })();
  return loading;
}

/** Waits for those texts, while the screen before stays. `SignedIn` does it for all that stands in it. */
export function useLateTexts(): void {
  const { i18n } = useLingui();
  if (import.meta.env.SSR || isThere) return;
  use(loadLateTexts(i18n));
}
