import { expect, test } from "vitest";
import { textIn } from "./text.ts";

test("[LN-6] returns the text in the requested language, else the main one, else any", () => {
  const text = { uz: "Osh", ru: "Плов", eng: "Pilaf" };
  expect(textIn(text, "en", "ru")).toBe("Pilaf");
  expect(textIn({ ...text, eng: " " }, "en", "ru")).toBe("Плов");
  expect(textIn({ ...text, eng: null }, "en")).toBe("Osh");
  expect(textIn({ tr: "Pilav" }, "ar", "uz")).toBe("Pilav");
  expect(textIn({}, "uz")).toBe("");
  expect(textIn(null, "uz")).toBe("");
});

test("[LN-1, LN-6] Chinese falls back to a brand's Russian texts before those of its main language", () => {
  expect(textIn({ uz: "Osh", ru: "Плов" }, "zh")).toBe("Плов");
  expect(textIn({ uz: "Osh", ru: "Плов" }, "zh", "uz")).toBe("Плов");
  expect(textIn({ uz: "Osh", ru: "Плов", zh: "抓饭" }, "zh", "uz")).toBe("抓饭");
  expect(textIn({ uz: "Osh", ru: " ", eng: "Pilaf" }, "zh", "eng")).toBe("Pilaf");
});

test("[LN-1, LN-6] Cyrillic Uzbek uses the brand's own texts, else the transliterated Latin ones", () => {
  expect(textIn({ uz: "Osh", ru: "Плов" }, "uz-Cyrl", "ru")).toBe("Osh");
  expect(textIn({ uz: "Osh", "uz-Cyrl": "Ош" }, "uz-Cyrl", "uz")).toBe("Ош");
  expect(textIn({ ru: "Плов" }, "uz-Cyrl", "uz")).toBe("Плов");
});
