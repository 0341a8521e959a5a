import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONSOLE_LANGUAGES } from "./language.ts";

/** Returns the id and text of every entry in both catalogues of a language. Duplicates are included. */
function textsOf(language: string): [id: string, text: string][] {
  return ["console.po", "console-late.po"].flatMap((name) => {
    const path = join(import.meta.dirname, "../../../../locales", language, name);
    const entries = readFileSync(path, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
    return [...entries].map(([, id = "", text = ""]): [string, string] => [id, text]);
  });
}
const idsOf = (language: string) => textsOf(language).map(([id]) => id);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);

test("[LN-1] all languages of the console have the same texts, without empty or duplicate ones", () => {
  for (const { value: language } of CONSOLE_LANGUAGES) {
    expect(idsOf(language).toSorted()).toEqual(idsOf("uz").toSorted());
    expect(new Set(idsOf(language)).size).toBe(idsOf(language).length);
    expect(textsOf(language).filter(([, text]) => text === "")).toEqual([]);
  }
});

test("[LN-1] a text has the same placeholders in all languages", () => {
  const uzbek = new Map(textsOf("uz"));
  for (const { value: language } of CONSOLE_LANGUAGES)
    for (const [id, text] of textsOf(language))
      expect([id, new Set(placeholders(text))]).toEqual([id, new Set(placeholders(uzbek.get(id) ?? ""))]);
});
