import { expect, test } from "vitest";
import { findCatalogueText, createTranslationLookup } from "./catalogue.ts";
import { LANGUAGES } from "./language.ts";

const partialCatalogue = {
  uz: { hello: "Salom, {name}!", bye: "Xayr!" },
  ru: { hello: "Привет, {name}!", bye: "Пока!" },
  zh: { hello: "你好，{name}！" },
  tr: {},
};

test("[LN-1] a text is read from the catalogue of its language", () => {
  expect(findCatalogueText(partialCatalogue, "hello", "zh")).toBe("你好，{name}！");
  expect(createTranslationLookup(partialCatalogue)("hello")).toMatchObject({
    uz: "Salom, {name}!",
    ru: "Привет, {name}!",
  });
});

test("[LN-1] a missing Chinese text falls back to Russian, others and those without a catalogue to Uzbek", () => {
  expect(findCatalogueText(partialCatalogue, "bye", "zh")).toBe("Пока!");
  expect(findCatalogueText(partialCatalogue, "bye", "tr")).toBe("Xayr!");
  expect(findCatalogueText(partialCatalogue, "bye", "ar")).toBe("Xayr!");
  expect(findCatalogueText(partialCatalogue, "bye", "uz-Cyrl")).toBe("Xayr!");
  expect(createTranslationLookup(partialCatalogue)("bye").zh).toBe("Пока!");
});

test("[LN-1] a written text has each language but the generated one", () => {
  expect(Object.keys(createTranslationLookup(partialCatalogue)("bye"))).toEqual(
    LANGUAGES.filter((each) => each !== "uz-Cyrl"),
  );
});
