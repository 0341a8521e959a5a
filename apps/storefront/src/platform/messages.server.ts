import { type Language } from "@dasturxon/domain/language";

type Messages = Record<string, string>;

const catalogues = import.meta.glob<{ messages: Messages }>(
  ["../../locales/*.po", "../../locales/late/*.po"],
  {
    eager: true,
  },
);

/** Texts by the file name of the catalogue. Cached, because every page needs them. */
const byFile = new Map<string, Messages>();

/** Returns all texts of one language. The server needs no lazy-loading. */
export function messagesOf(language: Language): Messages {
  const file = `${language}.po`;
  const kept = byFile.get(file);
  if (kept) return kept;
  const messages = {
    ...catalogues[`../../locales/${file}`]?.messages,
    ...catalogues[`../../locales/late/${file}`]?.messages,
  };
  byFile.set(file, messages);
  return messages;
}
