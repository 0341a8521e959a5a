import { I18nProvider, useLingui } from "@lingui/react";
import type { Text } from "@dasturxon/domain/text";
import { textIn } from "@dasturxon/domain/text";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import type { MessageId } from "../../locales/message-ids.d.ts";
import { type ConsoleLanguage, consoleLanguageOf, type LoadedLanguage, loadLanguage } from "./language.ts";

const LanguageContext = createContext<(language: ConsoleLanguage) => void>(() => undefined);

export function LanguageProvider({ first, children }: { first: LoadedLanguage; children: ReactNode }) {
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

const ShopKind = createContext<string | null>(null);

/** The kind of brand that may have words of its own: `grocery`; null for none. */
export const ShopKindProvider = ShopKind.Provider;

/**
 * `const t = useT(); t("board.new")`: ids stand in `locales/*.po`. A grocery may have words of its own, which stand
 * below the id: `column.cooking.grocery`.
 */
export function useT(): Translate {
  const { i18n } = useLingui();
  const kind = useContext(ShopKind);
  return (id, values) => {
    const own = `${id}.${kind}`;
    return i18n._(kind && own in i18n.messages ? own : id, values);
  };
}

/** Is there a text of this id? For ids that come from elsewhere: a code of the server. */
export function useIsMessage(): (id: string) => id is MessageId {
  const { i18n } = useLingui();
  return (id): id is MessageId => id in i18n.messages;
}

export function useLanguage(): { language: ConsoleLanguage; change: (language: ConsoleLanguage) => void } {
  const { i18n } = useLingui();
  return { language: consoleLanguageOf(i18n.locale), change: useContext(LanguageContext) };
}

/** A brand's text in the language of the console [LN-6]. */
export function useText(): (text: Text) => string {
  const { language } = useLanguage();
  return (text) => textIn(text, language);
}
