import { I18nProvider, useLingui } from "@lingui/react";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import {
  type ConsoleLanguage,
  toConsoleLanguage,
  type LoadedConsoleLanguage,
  loadLanguage,
} from "./language.ts";
import type { MessageId } from "./message-ids.d.ts";

const LanguageContext = createContext<(language: ConsoleLanguage) => void>(() => undefined);

export function LanguageProvider({ first, children }: { first: LoadedConsoleLanguage; children: ReactNode }) {
  const [loaded, setLoaded] = useState(first);
  const change = useCallback((language: ConsoleLanguage) => void loadLanguage(language).then(setLoaded), []);
  return (
    <LanguageContext value={change}>
      <I18nProvider i18n={loaded.i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

export type { MessageId };
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

const ShopKindContext = createContext<string | null>(null);

/**
 * Provides the kind of brand whose texts take precedence: `grocery`. Null: the brand's kind has no texts of its own.
 */
export const ShopKindProvider = ShopKindContext.Provider;

/**
 * Returns the translate function: `const t = useT(); t("board.new")`. The texts are in
 * `locales/<language>/console*.po`. A text whose id has the kind of brand as a suffix takes precedence:
 * `column.cooking.grocery`.
 */
export function useTranslate(): Translate {
  const { i18n } = useLingui();
  const kind = useContext(ShopKindContext);
  return (id, values) => {
    const own = `${id}.${kind}`;
    return i18n._(kind && own in i18n.messages ? own : id, values);
  };
}

/**
 * Returns a function that checks whether a translation with this id exists. Used for ids that contain parts from the
 * server, such as codes.
 */
export function useIsMessageId(): (id: string) => id is MessageId {
  const { i18n } = useLingui();
  return (id): id is MessageId => id in i18n.messages;
}

export function useLanguage(): { language: ConsoleLanguage; change: (language: ConsoleLanguage) => void } {
  const { i18n } = useLingui();
  return { language: toConsoleLanguage(i18n.locale), change: useContext(LanguageContext) };
}

/** Returns a function that selects a brand's text in the console's language [LN-6]. */
export function useLocalizeText(): (text: TextByLanguage) => string {
  const { language } = useLanguage();
  return (text) => findTextInLanguage(text, language);
}
