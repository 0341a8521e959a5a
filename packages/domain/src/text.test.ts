import { expect, test } from "vitest";
import { findTextInLanguage } from "./text.ts";

test("[LN-6] returns the text in the requested language, else the main one, else any", () => {
  const text = { uz: "Osh", ru: "Плов", eng: "Pilaf" };
  expect(findTextInLanguage(text, "en", "ru")).toBe("Pilaf");
  expect(findTextInLanguage({ ...text, eng: " " }, "en", "ru")).toBe("Плов");
  expect(findTextInLanguage({ ...text, eng: null }, "en")).toBe("Osh");
  expect(findTextInLanguage({ tr: "Pilav" }, "ar", "uz")).toBe("Pilav");
  expect(findTextInLanguage({}, "uz")).toBe("");
  expect(findTextInLanguage(null, "uz")).toBe("");
});

test("[LN-1, LN-6] Chinese falls back to a brand's Russian texts before those of its main language", () => {
  expect(findTextInLanguage({ uz: "Osh", ru: "Плов" }, "zh")).toBe("Плов");
  expect(findTextInLanguage({ uz: "Osh", ru: "Плов" }, "zh", "uz")).toBe("Плов");
  expect(findTextInLanguage({ uz: "Osh", ru: "Плов", zh: "抓饭" }, "zh", "uz")).toBe("抓饭");
  expect(findTextInLanguage({ uz: "Osh", ru: " ", eng: "Pilaf" }, "zh", "eng")).toBe("Pilaf");
});

test("[LN-1, LN-6] Cyrillic Uzbek uses the brand's own texts, else the transliterated Latin ones", () => {
  expect(findTextInLanguage({ uz: "Osh", ru: "Плов" }, "uz-Cyrl", "ru")).toBe("Osh");
  expect(findTextInLanguage({ uz: "Osh", "uz-Cyrl": "Ош" }, "uz-Cyrl", "uz")).toBe("Ош");
  expect(findTextInLanguage({ ru: "Плов" }, "uz-Cyrl", "uz")).toBe("Плов");
});
