import { type Language } from "@dasturxon/domain/language";
import textIdsByPage from "virtual:page-texts";

type MessagesById = Record<string, string>;

const messageCatalogues = import.meta.glob<{ messages: MessagesById }>(
  ["./*/storefront.po", "./*/storefront-late.po"],
  {
    base: "../../../../locales",
    eager: true,
  },
);

/** Message catalogues by language. Cached, because every page needs them. */
const messagesByLanguage = new Map<Language, MessagesById>();

/** Returns all texts of one language. The server needs no lazy-loading. */
export function getMessages(language: Language): MessagesById {
  const kept = messagesByLanguage.get(language);
  if (kept) return kept;
  const messages = {
    ...messageCatalogues[`./${language}/storefront.po`]?.messages,
    ...messageCatalogues[`./${language}/storefront-late.po`]?.messages,
  };
  messagesByLanguage.set(language, messages);
  return messages;
}

/**
 * Returns the texts in `storefront-late.po` that the modules of a page need at start. Undefined if none of the names is
 * a page that the build knows.
 */
export function findPageTexts(language: Language, pageNames: readonly string[]): MessagesById | undefined {
  const known = pageNames.flatMap((name) => textIdsByPage[name] ?? []);
  if (!pageNames.some((name) => name in textIdsByPage)) return undefined;
  const late = messageCatalogues[`./${language}/storefront-late.po`]?.messages ?? {};
  return Object.fromEntries(known.flatMap((id) => (id in late ? [[id, late[id] ?? ""]] : [])));
}
