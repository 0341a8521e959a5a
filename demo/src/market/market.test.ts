import { expect, test } from "vitest";
import type { Text } from "../types.ts";
import { market } from "./index.ts";
import { pictures } from "./pictures.ts";

const choices = market.products.flatMap((product) =>
  product.modificationGroups.flatMap((group) => group.modifications),
);

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function unsaid(texts: Text[]): Text[] {
  return texts.filter(({ uz, ru, eng }) => !uz.trim() || !/[а-яёА-ЯЁ]/u.test(ru) || !eng.trim());
}

test("Bozor24 sells at least a hundred and fifty goods and leaves no category empty", () => {
  expect(market.products.length).toBeGreaterThanOrEqual(150);
  const filled = new Set(market.products.map((product) => product.categoryKey));
  expect(market.categories.filter((category) => !filled.has(category.key))).toEqual([]);
});

test("Bozor24 gives every thing a key of its own", () => {
  const { cities, branches, regions, groups, categories, products } = market;
  for (const things of [cities, branches, regions, groups, categories, products]) {
    expect(repeated(things.map((thing) => thing.key))).toEqual([]);
  }
  for (const { modificationGroups } of products) {
    expect(repeated(modificationGroups.map((group) => group.key))).toEqual([]);
    const keys = modificationGroups.flatMap((group) => group.modifications.map((one) => one.key));
    expect(repeated(keys)).toEqual([]);
  }
  expect(repeated(market.promos.map((promo) => promo.code))).toEqual([]);
});

test("Bozor24 refers only to what exists", () => {
  const keys = (things: { key: string }[]) => things.map((thing) => thing.key);
  for (const branch of market.branches) expect(keys(market.cities)).toContain(branch.cityKey);
  for (const region of market.regions) {
    const branch = market.branches.find(({ key }) => key === region.branchKey);
    expect(branch).toMatchObject({ cityKey: region.cityKey, deliveryEnabled: true });
  }
  for (const category of market.categories) expect(keys(market.groups)).toContain(category.groupKey);
  for (const product of market.products) expect(keys(market.categories)).toContain(product.categoryKey);
});

test("Bozor24 speaks three languages everywhere, with the letters ʻ and ʼ", () => {
  const texts = [
    ...market.products.flatMap((product) => [product.name, product.description]),
    ...choices.map((choice) => choice.name),
    ...market.branches.flatMap((branch) => [branch.name, branch.address]),
    ...[...market.categories, ...market.groups, ...market.cities, ...market.regions].map(
      (thing) => thing.name,
    ),
    market.name,
    market.title,
    market.about,
  ];
  expect(unsaid(texts)).toEqual([]);
  expect(texts.filter(({ uz }) => /['`‘’]/u.test(uz))).toEqual([]);
});

test("Bozor24 never describes two goods with the same words", () => {
  for (const language of ["uz", "ru", "eng"] as const) {
    expect(repeated(market.products.map((product) => product.description[language]))).toEqual([]);
  }
});

test("[MN-5] a guest of Bozor24 can satisfy every group of choices", () => {
  for (const { modificationGroups } of market.products) {
    for (const { min, max, modifications } of modificationGroups) {
      expect(min).toBeLessThanOrEqual(max);
      expect(modifications.reduce((sum, one) => sum + one.maxCount, 0)).toBeGreaterThanOrEqual(max);
    }
  }
});

test("[BN-4] a branch of Bozor24 names seven days for each service, and one never closes", () => {
  for (const { hours } of market.branches) {
    expect(hours.map(({ type }) => type)).toEqual(["DELIVERY", "PICK_UP", "DINE_IN"]);
    for (const { days } of hours) expect(new Set(days.map((day) => day.weekName)).size).toBe(7);
  }
  const always = market.branches.filter(({ hours }) =>
    hours.every(({ days }) => days.every(({ open, close }) => open === "00:00" && close === "00:00")),
  );
  expect(always.map((branch) => branch.key)).toEqual(["rustaveli"]);
});

test("Bozor24 draws pictures only of what it sells, each once", () => {
  const drawn = pictures.map((picture) => picture.name);
  expect(repeated(drawn)).toEqual([]);
  const wanted = new Set([market.logo, ...market.products.map(({ picture }) => picture)]);
  expect(drawn.filter((name) => !wanted.has(name))).toEqual([]);
});

test("neighbours in a category of Bozor24 stand on different grounds", () => {
  const hues = new Map<string | null, number>(pictures.map(({ name, hue }) => [name, hue]));
  market.products.forEach((product, index) => {
    const next = market.products[index + 1];
    if (next?.categoryKey !== product.categoryKey || !hues.has(product.picture)) return;
    expect(hues.get(product.picture)).not.toBe(hues.get(next.picture));
  });
});

test("Bozor24 sells by weight, by the piece and by the litre, and knows its stock", () => {
  const units = new Set(market.products.map((product) => product.unit));
  expect(units).toEqual(new Set(["KG", "GRAMM", "COUNT", "LITER"]));
  expect(market.products.filter(({ stock }) => stock === null || stock < 1)).toEqual([]);
});
