import { expect, test } from "vitest";
import { toCyrillicMessage } from "./cyrillic-message.ts";

test.each([
  ["{name}: olib tashlash", "{name}: олиб ташлаш"],
  [
    "{count, plural, one {Bittasini tanlang} other {# tasini tanlang}}",
    "{count, plural, one {Биттасини танланг} other {# тасини танланг}}",
  ],
  [
    "{kind, select, home {Uy: {place}} other {Ish}} va <0>shartlar</0>",
    "{kind, select, home {Уй: {place}} other {Иш}} ва <0>шартлар</0>",
  ],
  ["{sum, number} soʻm, {at, date, short}da", "{sum, number} сўм, {at, date, short}да"],
  ["sotilmaydi.\\n\\nProfil", "сотилмайди.\\n\\nПрофиль"],
])("[LN-1] transliterates a message's words and keeps its syntax: %s", (latin, cyrillic) => {
  expect(toCyrillicMessage(latin)).toBe(cyrillic);
});

test("[LN-1] refuses a message with unbalanced braces", () => {
  for (const broken of ["{name", "ism}", "{n, plural, other {ta}"])
    expect(() => toCyrillicMessage(broken), broken).toThrow(/brace/i);
});
