import type { MessageId } from "./message-ids.d.ts";
import { type Language, findNumberLocale } from "@dasturxon/domain/language";
import { createContext, use } from "react";
import { setupI18n } from "@lingui/core";
import type { I18n, Messages } from "@lingui/core";
import { useLingui } from "@lingui/react";

export type { MessageId };
export type MessageValues = Record<string, string | number>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Creates the texts of one language. The server creates a new instance for each request. */
export function createI18n(language: Language, messages: Messages): I18n {
  const locales = findNumberLocale(language);
  return setupI18n({
    locale: language,
    locales,
    messages: { [language]: messages },
    missing: reportMissingText,
  });
}

/** Reports a missing text and returns its id. Usually, a component did not wait for the lazy-loaded catalogue. */
function reportMissingText(_: string, id: string): string {
  globalThis.reportError?.(new Error(`The text ${id} is missing`));
  return id;
}

const ShopKindContext = createContext<string | null>(null);

/** Kind of the brand for which texts may differ: `grocery`. Null for none. */
export const ShopKindProvider = ShopKindContext.Provider;

/**
 * `const t = useT(); t("basket.title")`: ids are defined in `locales/uz/storefront*.po`, values fill ICU placeholders. Brands
 * of kind grocery use the text with the suffix `.grocery` if there is one: `nav.home.grocery`.
 */
export function useT(): Translate {
  const { i18n } = useLingui();
  const kind = use(ShopKindContext);
  return (id, values) => {
    const own = `${id}.${kind}`;
    return i18n._(kind && own in i18n.messages ? own : id, values);
  };
}

/**
 * Returns a function that checks whether a text with a given id exists. For ids from other sources, such as codes from
 * the server.
 */
export function useIsMessageId(): (id: string) => id is MessageId {
  const { i18n } = useLingui();
  return (id): id is MessageId => id in i18n.messages;
}

/** Returns the language code of the page: `uz`. */
export function useLanguage(): string {
  return useLingui().i18n.locale;
}
