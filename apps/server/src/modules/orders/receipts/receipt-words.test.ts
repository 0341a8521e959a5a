import { LANGUAGES } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { translateReceiptWords } from "./receipt-words.ts";

test("[OR-10, LN-1] a receipt has its texts in every language", () => {
  const titles = LANGUAGES.map((language) => translateReceiptWords(language).title);
  expect(titles).toEqual(["Chek", "Чек", "Receipt", "الإيصال", "Түбіртек", "Fiş", "收据", "Чек"]);
  expect(translateReceiptWords("uz-Cyrl").cashback).toBe("Кешбек");
  for (const language of LANGUAGES)
    for (const [id, word] of Object.entries(translateReceiptWords(language)))
      expect(word, `${language} ${id}`).not.toBe("");
});
