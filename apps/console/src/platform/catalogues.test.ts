import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Every text of a language by its id, as often as it is there. */
function textsOf(language: string): [id: string, text: string][] {
  const path = join(import.meta.dirname, `../../locales/${language}.po`);
  const entries = readFileSync(path, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return [...entries].map(([, id = "", text = ""]) => [id, text]);
}
const idsOf = (language: string) => textsOf(language).map(([id]) => id);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);

test("[LN-1] both languages of the console have the same texts, none empty and none twice", () => {
  expect(idsOf("ru").toSorted()).toEqual(idsOf("uz").toSorted());
  for (const language of ["uz", "ru"]) {
    expect(new Set(idsOf(language)).size).toBe(idsOf(language).length);
    expect(textsOf(language).filter(([, text]) => text === "")).toEqual([]);
  }
});

test("[LN-1] a text has the same placeholders in both languages", () => {
  const uzbek = new Map(textsOf("uz"));
  for (const [id, text] of textsOf("ru"))
    expect([id, new Set(placeholders(text))]).toEqual([id, new Set(placeholders(uzbek.get(id) ?? ""))]);
});
