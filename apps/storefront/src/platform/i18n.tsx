import type { MessageId } from "../../locales/message-ids.d.ts";
import { type Language, numberLocale } from "@dasturxon/domain/language";
import { createContext, use } from "react";
import { setupI18n } from "@lingui/core";
import type { I18n, Messages } from "@lingui/core";
import { useLingui } from "@lingui/react";

export type { MessageId };
export type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

/** One language's texts, ready to use; a fresh one for each server request. */
export function createI18n(language: Language, messages: Messages): I18n {
  const locales = numberLocale(language);
  return setupI18n({ locale: language, locales, messages: { [language]: messages }, missing });
}

/** A text that is not here yet is a fault of whoever did not wait for it (`late-texts.ts`): told, and its id shown. */
function missing(_: string, id: string): string {
  globalThis.reportError?.(new Error(`The text ${id} is missing`));
  return id;
}

const ShopKind = createContext<string | null>(null);

/** The kind of brand that may have words of its own: `grocery`; null for none. */
export const ShopKindProvider = ShopKind.Provider;

/**
 * `const t = useT(); t("basket.title")`: ids stand in `locales/*.po`, values fill ICU placeholders. A grocery may
 * have words of its own, which stand below the id: `nav.home.grocery`.
 */
export function useT(): Translate {
  const { i18n } = useLingui();
  const kind = use(ShopKind);
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

/** The page's language code: `uz`. */
export function useLanguage(): string {
  return useLingui().i18n.locale;
}
