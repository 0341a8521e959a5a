import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { getErrorTextInLanguage } from "./error-text.ts";

test("[ER-1, ER-5, LN-1] shows an error in each of the eight languages, in Russian if the language is unknown", () => {
  const description = describeRefusalCode("basket_empty");
  const texts = ["uz", "ru", "en", "ar", "kz", "tr", "zh", "uz-Cyrl", "de"].map((language) =>
    getErrorTextInLanguage({ description }, language),
  );
  expect(texts).toEqual([
    "Savat boʻsh.",
    "Корзина пуста.",
    "The basket is empty.",
    "السلة فارغة.",
    "Себет бос.",
    "Sepet boş.",
    "购物车是空的。",
    "Сават бўш.",
    "Корзина пуста.",
  ]);
});

test("[ER-1] supports a server of an older version without that language", () => {
  const description = { uz: "Savat boʻsh.", ru: "Корзина пуста." } as ReturnType<typeof describeRefusalCode>;
  expect(getErrorTextInLanguage({ description }, "kz")).toBe("Корзина пуста.");
});
