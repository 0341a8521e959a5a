import { expect, test } from "vitest";
import { readPastedMenu } from "./pasted-menu.ts";

const parsePastedRows = (text: string) => readPastedMenu(text, "ru").slice(1);

test("[MN-1] a pasted line without a price above lines with one is a category, without capitals or a colon", () => {
  expect(
    parsePastedRows(
      "Супы\nШурпа 35 000\nМастава — 28 тыс\n\nГорячие блюда\nПлов 45000 сум\nШашлык 18к\nЧай, кофе\nЧай 5000",
    ),
  ).toEqual([
    ["Супы", "Шурпа", "35000"],
    ["Супы", "Мастава", "28000"],
    ["Горячие блюда", "Плов", "45000"],
    ["Горячие блюда", "Шашлык", "18000"],
    ["Чай, кофе", "Чай", "5000"],
  ]);
});

test("[MN-1] reads a price behind dot leaders", () => {
  expect(
    parsePastedRows(
      "Салаты\nАчичук......18000\nОливье ....... 28 000 сум\nЦезарь…30 000\nЧай____5000\nА95..7000",
    ),
  ).toEqual([
    ["Салаты", "Ачичук", "18000"],
    ["Салаты", "Оливье", "28000"],
    ["Салаты", "Цезарь", "30000"],
    ["Салаты", "Чай", "5000"],
    ["Салаты", "А95", "7000"],
  ]);
});

test("[MN-1] a line with a price per portion is a dish without a readable price, not a category", () => {
  expect(
    parsePastedRows("Супы\nПлов 45 000 сум/порция\nЧай 5000\nМясо (24 900 soʻm / kg)\nХлеб 4000"),
  ).toEqual([
    ["Супы", "Плов 45 000 сум/порция", ""],
    ["Супы", "Чай", "5000"],
    ["Супы", "Мясо (24 900 soʻm / kg)", ""],
    ["Супы", "Хлеб", "4000"],
  ]);
});

test("[MN-1] of two lines without a price the last is the category, and the first lacks its price", () => {
  expect(parsePastedRows("Кола 9000\nВода\nСупы\nШурпа 35000\nЛепёшка")).toEqual([
    ["", "Кола", "9000"],
    ["", "Вода", ""],
    ["Супы", "Шурпа", "35000"],
    ["Супы", "Лепёшка", ""],
  ]);
});

test("[MN-1] a line below a product is its description if it is a list, in lower case, or below most products", () => {
  expect(parsePastedRows("Плов 45000\nрис, мясо\nЦезарь 30000\n(курица и салат)\nСупы\nШурпа 35000")).toEqual(
    [
      ["", "Плов", "45000", "рис, мясо"],
      ["", "Цезарь", "30000", "(курица и салат)"],
      ["Супы", "Шурпа", "35000", ""],
    ],
  );
  expect(
    parsePastedRows("Плов 45000\nРис и мясо\nЦезарь 30000\nКурица\nШурпа 35000\nБаранина\nЧай 5000"),
  ).toEqual([
    ["", "Плов", "45000", "Рис и мясо"],
    ["", "Цезарь", "30000", "Курица"],
    ["", "Шурпа", "35000", "Баранина"],
    ["", "Чай", "5000", ""],
  ]);
});

test("[MN-1] a price may be on the line below its product; two prices for sizes are reported by the plan", () => {
  expect(parsePastedRows("Напитки\nЛатте\n16 000 сум\nЧай\n5000\nРаф 16000/18000")).toEqual([
    ["Напитки", "Латте", "16000"],
    ["Напитки", "Чай", "5000"],
    ["Напитки", "Раф", "16000/18000"],
  ]);
});

test("[MN-1] a full price with a word for thousands, or with `т`, is reported by the plan", () => {
  expect(parsePastedRows("Плов 28 тыс\nЛагман 28 000 тыс\nШурпа 35000к\n1 500 ming\nЧай 28.500 тыс")).toEqual(
    [
      ["", "Плов", "28000"],
      ["", "Лагман", "28 000 тыс"],
      ["", "Шурпа", "35000к"],
      ["", "Чай", "28500"],
    ],
  );
  expect(parsePastedRows("Плов 1500 т\nЧай 5000")).toEqual([
    ["", "Плов", "1500 т"],
    ["", "Чай", "5000"],
  ]);
});

test("[MN-1, S9] reads hostile text in linear time", () => {
  const start = performance.now();
  for (const piece of ["1", "1/", " ", "a\n", "1 000 ", "сум ", '"'])
    readPastedMenu(piece.repeat(200_000 / piece.length), "uz");
  expect(performance.now() - start).toBeLessThan(8_000);
});
