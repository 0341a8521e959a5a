import { expect, test } from "vitest";
import type { Language } from "./language.ts";
import { languageFromParameter, removeLanguageParameter } from "./language-parameter.ts";

const offered: Language[] = ["uz", "ru", "en"];

test("[LN-2, LN-7] a URL selects a language only if the brand offers it", () => {
  expect(languageFromParameter("ru", offered)).toBe("ru");
  expect(languageFromParameter("eng", offered)).toBe("en");
  for (const other of ["ar", "xx", "", "RU", undefined, ["ru", "en"], 7])
    expect(languageFromParameter(other, offered), String(other)).toBeNull();
});

test("[LN-3] removes only the language from the query string", () => {
  expect(removeLanguageParameter("?lang=ru")).toBe("");
  expect(removeLanguageParameter("?q=a&lang=ru&x=1#lang=ru")).toBe("?q=a&x=1#lang=ru");
  expect(removeLanguageParameter("#top")).toBe("#top");
  expect(removeLanguageParameter("?language=ru&lang")).toBe("?language=ru");
  expect(removeLanguageParameter("")).toBe("");
});
