import { existsSync, readFileSync } from "node:fs";

export type Language = "uz" | "ru" | "en" | "ar";
export type Texts = (id: string, values?: Record<string, string | number>) => string;

const entry = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;
const plain = (text: string) => text.replaceAll('\\"', '"').replaceAll("\\n", "\n");

/**
 * The product's own words in a language: `t("basket.title")`. Placeholders take their values; an id that is missing
 * or a plural, which has no one text, is an error of the test.
 */
export function textsOf(app: "storefront" | "console", language: Language, kind?: "grocery"): Texts {
  const files = [language, `late/${language}`]
    .map((name) => new URL(`../../apps/${app}/locales/${name}.po`, import.meta.url))
    .filter((file) => existsSync(file));
  const entries = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(entry)]);
  const texts = new Map(entries.map(([, id = "", text = ""]) => [plain(id), plain(text)]));
  return (id, values = {}) => {
    const text = (kind && texts.get(`${id}.${kind}`)) ?? texts.get(id);
    if (text === undefined || text.includes(", plural,")) throw new Error(`${app} says nothing at ${id}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  };
}

/** Every id that an application has a text for. */
export function idsOf(app: "storefront" | "console"): Set<string> {
  const files = ["uz", "late/uz"].map(
    (name) => new URL(`../../apps/${app}/locales/${name}.po`, import.meta.url),
  );
  const found = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(entry)]);
  return new Set(found.map(([, id = ""]) => plain(id)));
}

/** What stands before the first placeholder of a text: for names that end with what a test does not know. */
export function startOf(text: string): RegExp {
  const [start = ""] = text.split("{");
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
