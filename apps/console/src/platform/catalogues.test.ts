import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const idsOf = (language: string) => {
  const path = join(import.meta.dirname, `../../locales/${language}.po`);
  const entries = readFileSync(path, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm);
  return [...entries].map(([, id = ""]) => id).toSorted();
};

test("[LN-1] both languages of the console have the same texts, none empty and none twice", () => {
  expect(idsOf("ru")).toEqual(idsOf("uz"));
  expect(new Set(idsOf("uz")).size).toBe(idsOf("uz").length);
});
