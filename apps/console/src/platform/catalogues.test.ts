import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONSOLE_LANGUAGES } from "./language.ts";

/** Returns the id and text of every entry in both catalogues of a language. Duplicates are included. */
function readCatalogueTexts(language: string): [id: string, text: string][] {
  return ["console.po", "console-late.po"].flatMap((name) => {
    const path = join(import.meta.dirname, "../../../../locales", language, name);
    const entries = readFileSync(path, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
    return [...entries].map(([, id = "", text = ""]): [string, string] => [id, text]);
  });
}
const listMessageIds = (language: string) => readCatalogueTexts(language).map(([id]) => id);
const listPlaceholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);

test("[LN-1] all languages of the console have the same texts, without empty or duplicate ones", () => {
  for (const { value: language } of CONSOLE_LANGUAGES) {
    expect(listMessageIds(language).toSorted()).toEqual(listMessageIds("uz").toSorted());
    expect(new Set(listMessageIds(language)).size).toBe(listMessageIds(language).length);
    expect(readCatalogueTexts(language).filter(([, text]) => text === "")).toEqual([]);
  }
});

test("[LN-1] a text has the same placeholders in all languages", () => {
  const uzbek = new Map(readCatalogueTexts("uz"));
  for (const { value: language } of CONSOLE_LANGUAGES)
    for (const [id, text] of readCatalogueTexts(language))
      expect([id, new Set(listPlaceholders(text))]).toEqual([
        id,
        new Set(listPlaceholders(uzbek.get(id) ?? "")),
      ]);
});
