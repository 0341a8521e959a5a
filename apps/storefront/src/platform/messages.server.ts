import { type Language } from "@dasturxon/domain/language";

type Messages = Record<string, string>;

const catalogues = import.meta.glob<{ messages: Messages }>(["./*/storefront.po", "./*/storefront-late.po"], {
  base: "../../../../locales",
  eager: true,
});

/** Texts by language. Cached, because every page needs them. */
const messagesByLanguage = new Map<Language, Messages>();

/** Returns all texts of one language. The server needs no lazy-loading. */
export function getMessages(language: Language): Messages {
  const kept = messagesByLanguage.get(language);
  if (kept) return kept;
  const messages = {
    ...catalogues[`./${language}/storefront.po`]?.messages,
    ...catalogues[`./${language}/storefront-late.po`]?.messages,
  };
  messagesByLanguage.set(language, messages);
  return messages;
}
