import { type Language } from "@dasturxon/domain/language";

type Messages = Record<string, string>;

const messageCatalogues = import.meta.glob<{ messages: Messages }>(
  ["./*/storefront.po", "./*/storefront-late.po"],
  {
    base: "../../../../locales",
    eager: true,
  },
);

/** Texts by language. Cached, because every page needs them. */
const messagesByLanguage = new Map<Language, Messages>();

/** Returns all texts of one language. The server needs no lazy-loading. */
export function getMessages(language: Language): Messages {
  const kept = messagesByLanguage.get(language);
  if (kept) return kept;
  const messages = {
    ...messageCatalogues[`./${language}/storefront.po`]?.messages,
    ...messageCatalogues[`./${language}/storefront-late.po`]?.messages,
  };
  messagesByLanguage.set(language, messages);
  return messages;
}
