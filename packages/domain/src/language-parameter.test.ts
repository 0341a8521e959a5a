import { expect, test } from "vitest";
import type { Language } from "./language.ts";
import { addressedLanguage, withoutLanguage } from "./language-parameter.ts";

const offered: Language[] = ["uz", "ru", "en"];

test("[LN-2, LN-7] a URL selects a language only if the brand offers it", () => {
  expect(addressedLanguage("ru", offered)).toBe("ru");
  expect(addressedLanguage("eng", offered)).toBe("en");
  for (const other of ["ar", "xx", "", "RU", undefined, ["ru", "en"], 7])
    expect(addressedLanguage(other, offered), String(other)).toBeNull();
});

test("[LN-3] removes only the language from the query string", () => {
  expect(withoutLanguage("?lang=ru")).toBe("");
  expect(withoutLanguage("?q=a&lang=ru&x=1#lang=ru")).toBe("?q=a&x=1#lang=ru");
  expect(withoutLanguage("#top")).toBe("#top");
  expect(withoutLanguage("?language=ru&lang")).toBe("?language=ru");
  expect(withoutLanguage("")).toBe("");
});
