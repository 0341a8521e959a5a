import { LANGUAGES } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { LANGUAGE_NAMES, languageFromTelegramCode, getBotText } from "./words.ts";

test("[TG-5, LN-1] the bot uses the language of a person's Telegram, and every language can be chosen", () => {
  const codes = ["uz", "ru-RU", "en", "kk", "tr", "ar", "zh-hans", "zh-hant", "de", undefined];
  expect(codes.map(languageFromTelegramCode)).toEqual([
    "uz",
    "ru",
    "en",
    "kz",
    "tr",
    "ar",
    "zh",
    "zh",
    null,
    null,
  ]);
  expect(LANGUAGE_NAMES.map(([language]) => language).sort()).toEqual([...LANGUAGES].sort());
  expect(getBotText("hello", "zh", { name: "Li", brand: "Osh" })).toBe(
    "您好，Li！这里是 Osh。点击下方按钮即可下单。",
  );
});
