import { expect, test } from "vitest";
import { createBlankChoice } from "./choice-group.ts";
import {
  parsePastedLines,
  MAX_CHOICES_PER_GROUP,
  MAX_CHOICE_NAME_LENGTH,
  applyPastedLines,
} from "./pasted-choices.ts";

const createNamedChoice = (uz: string, more: object = {}) => ({
  ...createBlankChoice(),
  name: { uz },
  ...more,
});
const toNamePrices = (choices: readonly { name: object; price: number }[]) =>
  choices.map(({ name, price }) => [name, price]);

test("[MN-5] pasted lines fill an empty choice and are added after it, each with its price", () => {
  const lines =
    parsePastedLines("Pishloq\t5 000\r\nZaytun\t4000,00\n\nGuruch\t6.000 soʻm\nSous\t+2 тыс\nQalampir\n") ??
    [];
  const pasted = applyPastedLines([createBlankChoice()], lines, { at: 0, language: "uz" });
  expect(pasted).toMatchObject({ omitted: 0, misread: 0 });
  expect(toNamePrices(pasted.choices)).toEqual([
    [{ uz: "Pishloq" }, 5_000],
    [{ uz: "Zaytun" }, 4_000],
    [{ uz: "Guruch" }, 6_000],
    [{ uz: "Sous" }, 2_000],
    [{ uz: "Qalampir" }, 0],
  ]);
});

test("[MN-5] pasted names in another language fill the choices without one, in order, and change no price", () => {
  const choices = [
    createNamedChoice("Pishloq", { price: 5_000 }),
    createNamedChoice("Zaytun"),
    createNamedChoice("Tuz", { name: { uz: "Tuz", ru: "Соль" } }),
  ];
  const lines = parsePastedLines("Сыр\nОливки\nПерец") ?? [];
  expect(toNamePrices(applyPastedLines(choices, lines, { at: 0, language: "ru" }).choices)).toEqual([
    [{ uz: "Pishloq", ru: "Сыр" }, 5_000],
    [{ uz: "Zaytun", ru: "Оливки" }, 0],
    [{ ru: "Перец" }, 0],
    [{ uz: "Tuz", ru: "Соль" }, 0],
  ]);
});

test("[MN-5] lines pasted into a named choice are inserted after it", () => {
  const { choices } = applyPastedLines([createNamedChoice("A"), createNamedChoice("D")], [["B"], ["C"]], {
    at: 0,
    language: "uz",
  });
  expect(choices.map(({ name }) => name.uz)).toEqual(["A", "B", "C", "D"]);
});

test("[MN-5] pasting the same lines twice changes prices and adds no duplicates", () => {
  const first = applyPastedLines([createBlankChoice()], [["A"], ["B", "700"]], { at: 0, language: "uz" });
  const lines = [["A", "500"], ["B"], ["C", "900"]];
  expect(toNamePrices(applyPastedLines(first.choices, lines, { at: 0, language: "uz" }).choices)).toEqual([
    [{ uz: "A" }, 500],
    [{ uz: "B" }, 700],
    [{ uz: "C" }, 900],
  ]);
});

test("[MN-5] a pasted name does not overwrite a choice that is a product of the menu", () => {
  const cola = { ...createBlankChoice(), productId: createBlankChoice().id };
  const { choices } = applyPastedLines([cola], [["A"], ["B"]], { at: 0, language: "uz" });
  expect(choices.map(({ name, productId }) => productId ?? name.uz)).toEqual([cola.productId, "A", "B"]);
});

test.each(["12,5", "-500", "minus", "100 000 001"])(
  "[MN-5] counts %s as an invalid price and keeps the old price of the choice",
  (cell) => {
    const pasted = applyPastedLines([createNamedChoice("A", { price: 700 })], [["А", cell]], {
      at: 0,
      language: "ru",
    });
    expect(pasted).toMatchObject({ misread: 1, choices: [{ price: 700 }] });
  },
);

test("[MN-5] lines beyond the limit of a group are omitted and counted, and a long name is cut", () => {
  const many = Array.from({ length: MAX_CHOICES_PER_GROUP + 5 }, (_, at) => [
    `${at} ${"n".repeat(MAX_CHOICE_NAME_LENGTH)}`,
  ]);
  const pasted = applyPastedLines([createBlankChoice()], many, { at: 0, language: "uz" });
  expect(pasted.choices).toHaveLength(MAX_CHOICES_PER_GROUP);
  expect(pasted.omitted).toBe(5);
  expect(pasted.choices.every(({ name }) => name.uz?.length === MAX_CHOICE_NAME_LENGTH)).toBe(true);
});

test("[MN-5] a single pasted cell is text for the field, not a list of choices", () => {
  expect(parsePastedLines("Pishloq")).toBeNull();
  expect(parsePastedLines("Pishloq\n")).toBeNull();
  expect(parsePastedLines("\n\n")).toBeNull();
  expect(parsePastedLines("Pishloq\t5000")).toEqual([["Pishloq", "5000"]]);
});
