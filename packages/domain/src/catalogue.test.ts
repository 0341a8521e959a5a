import { expect, test } from "vitest";
import { textOf, translationsOf } from "./catalogue.ts";
import { LANGUAGES } from "./language.ts";

const partial = {
  uz: { hello: "Salom, {name}!", bye: "Xayr!" },
  ru: { hello: "Привет, {name}!", bye: "Пока!" },
  zh: { hello: "你好，{name}！" },
  tr: {},
};

test("[LN-1] a text is read from the catalogue of its language", () => {
  expect(textOf(partial, "hello", "zh")).toBe("你好，{name}！");
  expect(translationsOf(partial)("hello")).toMatchObject({ uz: "Salom, {name}!", ru: "Привет, {name}!" });
});

test("[LN-1] a missing Chinese text falls back to Russian, others and those without a catalogue to Uzbek", () => {
  expect(textOf(partial, "bye", "zh")).toBe("Пока!");
  expect(textOf(partial, "bye", "tr")).toBe("Xayr!");
  expect(textOf(partial, "bye", "ar")).toBe("Xayr!");
  expect(textOf(partial, "bye", "uz-Cyrl")).toBe("Xayr!");
  expect(translationsOf(partial)("bye").zh).toBe("Пока!");
});

test("[LN-1] a written text has each language but the generated one", () => {
  expect(Object.keys(translationsOf(partial)("bye"))).toEqual(LANGUAGES.filter((each) => each !== "uz-Cyrl"));
});
