import { describe, expect, test } from "vitest";
import { findMultiplierInHeader, hasSeveralNumbers, parseFormattedNumber } from "./read-number.ts";

describe("[MN-1] a price of a price list", () => {
  test.each([
    ["45 000 сўм", 45_000],
    ["45 000 so'm", 45_000],
    ["45000 soʼm", 45_000],
    ["45 000 so‘m", 45_000],
    ["45\u00a0000\u202fсум.", 45_000],
    ["UZS 45,000", 45_000],
    ["45.000", 45_000],
    ["45 000,00", 45_000],
    ["45,000.00 UZS", 45_000],
    ["1.234.567", 1_234_567],
    ["2 500 тенге", 2_500],
    ["2500 теңге", 2_500],
    ["2 500тг.", 2_500],
    ["₸2500", 2_500],
    ["28 тыс", 28_000],
    ["28 тыс. сум", 28_000],
    ["28 ming so'm", 28_000],
    ["28 минг", 28_000],
    ["28k", 28_000],
    ["28К", 28_000],
    ["28,5 тыс", 28_500],
    ["1.1k", 1_100],
    ["1,2 млн", 1_200_000],
    ["999k", 999_000],
    ["٤٥٬٠٠٠ سوم", 45_000],
    ["45000 苏姆", 45_000],
    ["45 000,-", 45_000],
    ["45000=", 45_000],
    ["4.5e4", 45_000],
    ["2.2万", 22_000],
    ["１２万", 120_000],
    ["2,25 萬", 22_500],
    ["2.2万苏姆", 22_000],
    ["3.5千苏姆", 3_500],
    ["UZS 2 万", 20_000],
    ["0.8万", 8_000],
    ["-5", -5],
    ["сўм".normalize("NFD").replace(/^/, "45 000 "), 45_000],
  ])("is read from %j", (text, price) => {
    expect(parseFormattedNumber(text, true)).toBe(price);
  });

  test.each([
    "",
    "arzon",
    "45 $",
    "45 руб",
    "45 000 / 50 000",
    "A95",
    "45 000 сум/кг",
    "1500 т",
    "28 т",
    "28 000 тыс",
    "28000k",
    "-1000 ming",
    "1 500 млн",
    "20000万",
    "2千万",
    "2.2万元",
    "2万/份",
    "万",
    "сум",
    "1".repeat(61),
  ])("is not read from %j", (text) => {
    expect(parseFormattedNumber(text, true)).toBeNaN();
  });

  test("may be one of several in a cell", () => {
    expect(
      ["16000/18000", "16 000 - 18 000", "16k/18k", "16000 сум / 18000 сум"].every(hasSeveralNumbers),
    ).toBe(true);
    expect(["16000", "16 000", "osh/palov", "-5", "1/"].some(hasSeveralNumbers)).toBe(false);
  });
});

test("[MN-1] a number that is not an amount has no text beside it, and three decimals stay a fraction", () => {
  expect(["0.350", "1,5", "10 %"].map((text) => parseFormattedNumber(text, false))).toEqual([0.35, 1.5, 10]);
  expect(parseFormattedNumber("28 тыс", false)).toBeNaN();
});

test("[MN-1] of two separators the last one is the decimal separator, and one that repeats separates thousands", () => {
  expect(
    ["1.250,5", "1,250.5", "1.250.000", "0,525"].map((text) => parseFormattedNumber(text, false)),
  ).toEqual([1250.5, 1250.5, 1_250_000, 0.525]);
  expect(["0,525", "0.525", "1.250,5"].map((text) => parseFormattedNumber(text, true))).toEqual([
    0.525, 0.525, 1250.5,
  ]);
});

test("[MN-1] the header of a price names thousands, or 万 for ten thousands, unless the sign is part of a name", () => {
  const heads = ["价格（万）", "价格(万苏姆)", "单价/萬", "价格（千苏姆）", "Price (thousand UZS)"];
  expect(heads.map(findMultiplierInHeader)).toEqual([10_000, 10_000, 10_000, 1_000, 1_000]);
  expect(["价格", "价格 万州店", "价格（百万店）", "万州价格"].map(findMultiplierInHeader)).toEqual([
    1, 1, 1, 1,
  ]);
});

test("[MN-1, S9] refuses a hostile cell in linear time", () => {
  const start = performance.now();
  for (const sign of ["万", "1", " ", ".", "'", "1,", "сум "])
    parseFormattedNumber(sign.repeat(1_000_000), true);
  expect(performance.now() - start).toBeLessThan(1_000);
});
