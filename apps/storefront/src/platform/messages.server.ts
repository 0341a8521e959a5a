import { type Language } from "@dasturxon/domain/language";

type Messages = Record<string, string>;

const catalogues = import.meta.glob<{ messages: Messages }>(
  ["../../locales/*.po", "../../locales/late/*.po"],
  {
    eager: true,
  },
);

/** By the catalogue's file name; put together once, as every page asks. */
const byFile = new Map<string, Messages>();

/** The texts of one language's interface, all of which the server has at hand. */
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
