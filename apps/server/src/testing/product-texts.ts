import { existsSync, readFileSync } from "node:fs";

export type TextLookup = (id: string, values?: Record<string, string | number>) => string;

type CatalogApplication = "storefront" | "console";

const catalogEntryPattern = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;
const unescapeText = (text: string) => text.replaceAll('\\"', '"').replaceAll("\\n", "\n");

/** Returns ids and texts of an application's message catalogues in one language. */
function readCatalogEntries(application: CatalogApplication, language: string): [id: string, text: string][] {
  return [application, `${application}-late`]
    .map((name) => new URL(`../../../../locales/${language}/${name}.po`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(catalogEntryPattern)])
    .map(([, id = "", text = ""]) => [unescapeText(id), unescapeText(text)]);
}

/**
 * Returns the translation function of an application for one language, for example `t("basket.title")`. It replaces
 * placeholders.
 * @throws if the message id does not exist, or if the message has plural forms.
 */
export function readProductTexts(
  application: CatalogApplication,
  language: string,
  kind?: "grocery",
): TextLookup {
  const texts = new Map(readCatalogEntries(application, language));
  return (id, values = {}) => {
    const text = (kind && texts.get(`${id}.${kind}`)) ?? texts.get(id);
    if (text === undefined || text.includes(", plural,"))
      throw new Error(`${application} says nothing at ${id}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  };
}

/** Returns all ids for which an application has a text. */
export function listTextIds(application: CatalogApplication): Set<string> {
  return new Set(readCatalogEntries(application, "uz").map(([id]) => id));
}

/** Returns whether a text contains a placeholder, the id of a text of the store, or a trace of a missing value. */
export function createUntranslatedCheck(application: CatalogApplication): (text: string) => boolean {
  const ids = listTextIds(application);
  return (text) =>
    /\{\w+\}|undefined|\bNaN\b|\[object /.test(text) ||
    (text.match(/[a-zA-Z][\w-]*(?:\.[\w-]+)+/g) ?? []).some((word) => ids.has(word));
}
