import { expect, test } from "vitest";
import { findTextInLanguage } from "./text.ts";
import { fillPlaceholders, fillInAllLanguages, joinSentences } from "./translated-text.ts";

const thanksText = {
  uz: "Rahmat, {name}!",
  ru: "Спасибо, {name}!",
  en: "Thank you, {name}!",
  ar: "شكرًا {name}!",
  kz: "Рақмет, {name}!",
  tr: "Teşekkürler, {name}!",
  zh: "谢谢，{name}！",
};

test("[LN-1] texts for a customer exist in each language, with names unchanged", () => {
  const said = (["uz", "en", "zh", "uz-Cyrl"] as const).map((each) =>
    fillPlaceholders(thanksText, each, { name: "Shahlo" }),
  );
  expect(said).toEqual(["Rahmat, Shahlo!", "Thank you, Shahlo!", "谢谢，Shahlo！", "Раҳмат, Shahlo!"]);
  expect(fillPlaceholders(thanksText, "ru", {})).toBe("Спасибо, !");
});

test("[LN-1] a text of all languages has a version in each, including Chinese", () => {
  const text = fillInAllLanguages(thanksText, { name: "Shahlo" });
  expect(Object.keys(text)).toEqual(["uz", "ru", "eng", "ar", "kz", "tr", "zh", "uz-Cyrl"]);
  expect(findTextInLanguage(text, "zh", "uz")).toBe("谢谢，Shahlo！");
  expect(text["uz-Cyrl"]).toBe("Раҳмат, Shahlo!");
});

test("[LN-1] sentences are joined in each language", () => {
  const both = joinSentences(thanksText, {
    uz: "1.",
    ru: "2.",
    en: "3.",
    ar: "4.",
    kz: "5.",
    tr: "6.",
    zh: "7。",
  });
  expect(both).toEqual({
    uz: "Rahmat, {name}! 1.",
    ru: "Спасибо, {name}! 2.",
    en: "Thank you, {name}! 3.",
    ar: "شكرًا {name}! 4.",
    kz: "Рақмет, {name}! 5.",
    tr: "Teşekkürler, {name}! 6.",
    zh: "谢谢，{name}！7。",
  });
});
