import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasTypedWords,
  normalizeSearchText,
  normalizeCode,
  normalizeSearchWords,
  normalizePlainText,
  swapKeyboardLayout,
  normalizeTypedWords,
} from "./search-fold.ts";

test.each(["lag'mon", "lag’mon", "lag‘mon", "lagʻmon", "lagʼmon", "lag`mon", "lagꞌmon", "LAGʻMON", "лағмон"])(
  "[MN-8] %s is normalized to one spelling",
  (word) => {
    expect(normalizeSearchText(word)).toBe("lagmon");
  },
);

test.each([
  ["қовурма", "qovurma"],
  ["ўзбекча ҳалво", "oʻzbekcha halvo"],
  ["шашлык", "shashlik"],
  ["манты", "manti"],
  ["хачапури", "xachapuri"],
  ["khachapuri", "xachapuri"],
  ["пицца", "pizza"],
  ["кока-кола", "Coca Cola"],
  ["джем", "jem"],
  ["цезарь", "sezar"],
  ["döner", "doner"],
  ["Çay", "chay"],
  ["Мёд", "мед"],
  ["чёрный", "черный"],
  ["И\u0306огурт", "йогурт"],
  ["КАЙМАКЛИ".replace("Й", "И\u0306"), "каймакли"],
  ["İskender", "iskender"],
  ["ISKENDER", "ıskender"],
  ["Ìskénder", "iskender"],
  ["шоко\u00ADлад", "shokolad"],
  ["sho\u200Bko\u2060lad", "shokolad"],
  ["Ｃｏｌａ", "cola"],
  ["Coca-Cola™", "coca cola"],
  ["№5", "5"],
  ["1½ kg", "1 1⁄2 kg"],
  ["плóв".normalize("NFD"), "plov"],
  ["Київ", "kiiv"],
  ["قَهْوَة", "قهوه"],
  ["أرز", "ارز"],
  ["شـاي", "شاي"],
  ["کباب", "كباب"],
  ["٢٥", "25"],
  ["ﻛﺒﺎﺏ", "كباب"],
  ["o'rik", "oʻrik"],
  ["oʼrik", "o‘rik"],
])("[MN-8] %s and %s are normalized equally", (a, b) => {
  expect(normalizeSearchText(a)).toBe(normalizeSearchText(b));
});

test("[MN-8] corrects the wrong keyboard layout both ways", () => {
  expect(swapKeyboardLayout("gkjd")).toBe("плов");
  expect(swapKeyboardLayout("[fxfgehb")).toBe("хачапури");
  expect(swapKeyboardLayout("щыр")).toBe("osh");
  expect(swapKeyboardLayout("Ifikbr")).toBe("шашлик");
});

test.each([
  ["plov", "plof"],
  ["15", "1 5"],
  ["кола 0,5", "кола 5"],
  ["non", "nan"],
])("[MN-8] %s and %s stay different", (a, b) => {
  expect(normalizeSearchText(a)).not.toBe(normalizeSearchText(b));
});

test("[MN-8] keeps a word of one doubled letter, so that it is not a prefix of every word with that letter", () => {
  expect([
    normalizeSearchText("AAA"),
    normalizeSearchText("zzzz"),
    normalizeSearchText("AAA batareya"),
  ]).toEqual(["aaa", "ss", "aaa batareia"]);
});

test.each([
  ["SALE–10", "sale-10"],
  ["sale—10", "SALE-10"],
  ["SALE−10", "SALE-10"],
  ["SALE\u201110", "SALE-10"],
  ["BİRİNCHİ", "birinchi"],
  ["bırınchı", "BIRINCHI"],
  ["YANGI\u200B20", "yangi 20"],
  ["OSH’20", "osh20"],
  ["Oʻ'ʼ‘zbek", "ozbek"],
  ["НОД-1", "HОД-1"],
  ["ОSН20", "OSH20"],
  ["СКИДКА", "CКИДКA"],
  ["ЙОД", "И\u0306ОД"],
  ["ＳＡＬＥ１０", "sale10"],
  ["ÜÇ", "UC"],
  ["SALE١٠", "sale10"],
  ["straße", "STRASSE"],
])("[PR-1] %s and %s are one code", (a, b) => {
  expect(normalizeCode(a)).toBe(normalizeCode(b));
});

test.each([
  ["SALE-10", "SALE10"],
  ["SALE10", "SALE1O"],
  ["ПЛОВ", "PLOV"],
  ["AB", "BA"],
])("[PR-1] %s and %s stay two codes", (a, b) => {
  expect(normalizeCode(a)).not.toBe(normalizeCode(b));
});

test("[US-8] a pasted login or file name loses invisible characters and keeps its punctuation", () => {
  expect(normalizePlainText("\uFEFFOwner@Osh\u200B")).toBe("owner@osh");
  expect(normalizePlainText("Oʻrik.JPG")).toBe(normalizePlainText("o'rik.jpg"));
  expect(normalizePlainText("Й.jpg")).toBe(normalizePlainText("И\u0306.jpg"));
});

test("[MN-8] matches a two-letter vowel while its first letter is typed", () => {
  for (const [name, typed] of [
    ["Bunyodkor", "buny"],
    ["Майонез", "май"],
    ["Йогурт", "йо"],
    ["Yevro", "yev"],
    ["Achiy", "achiy"],
  ] as const)
    expect([typed, hasTypedWords(normalizeSearchText(name), typed)]).toEqual([typed, true]);
  expect(hasTypedWords(normalizeSearchText("Somsa"), "somsay")).toBe(false);
  expect(normalizeTypedWords("y")).toEqual([["i"]]);
});

test("[MN-8] keeps numbers, splits words at punctuation, and an empty text stays empty", () => {
  expect(normalizeSearchWords("Non 0,5 kg — 100")).toEqual(["non", "0", "5", "kg", "100"]);
  expect(normalizeSearchWords(" ?! ")).toEqual([]);
});

test("[MN-8] normalization gives lower-case ASCII words for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abcdehikoqstuxyzwʻ'аеёцщыюяқў 12") }), (text) => {
      expect(normalizeSearchText(text)).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
    }),
  );
});
