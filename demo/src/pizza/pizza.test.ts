import { expect, test } from "vitest";
import type { Text } from "../types.ts";
import { pizza } from "./index.ts";
import { pictures } from "./pictures.ts";

const choices = pizza.products.flatMap((product) =>
  product.modificationGroups.flatMap((group) => group.modifications),
);

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function unsaid(texts: Text[]): Text[] {
  return texts.filter(
    ({ uz, ru, eng }) => !uz.trim() || !/[а-яёА-ЯЁ]|Coca|Fanta|Sprite/u.test(ru) || !eng.trim(),
  );
}

test("Pizza Bor sells at least sixty dishes and leaves no category empty", () => {
  expect(pizza.products.length).toBeGreaterThanOrEqual(60);
  const filled = new Set(pizza.products.map((product) => product.categoryKey));
  expect(pizza.categories.filter((category) => !filled.has(category.key))).toEqual([]);
});

test("Pizza Bor gives every thing a key of its own", () => {
  const { cities, branches, regions, groups, categories, products } = pizza;
  for (const things of [cities, branches, regions, groups, categories, products]) {
    expect(repeated(things.map((thing) => thing.key))).toEqual([]);
  }
  for (const { modificationGroups } of products) {
    expect(repeated(modificationGroups.map((group) => group.key))).toEqual([]);
    const keys = modificationGroups.flatMap((group) => group.modifications.map((one) => one.key));
    expect(repeated(keys)).toEqual([]);
  }
  expect(repeated(pizza.promos.map((promo) => promo.code))).toEqual([]);
});

test("Pizza Bor refers only to what exists", () => {
  const keys = (things: { key: string }[]) => things.map((thing) => thing.key);
  for (const branch of pizza.branches) expect(keys(pizza.cities)).toContain(branch.cityKey);
  for (const region of pizza.regions) {
    const branch = pizza.branches.find(({ key }) => key === region.branchKey);
    expect(branch).toMatchObject({ cityKey: region.cityKey, deliveryEnabled: true });
  }
  for (const category of pizza.categories) expect(keys(pizza.groups)).toContain(category.groupKey);
  for (const product of pizza.products) expect(keys(pizza.categories)).toContain(product.categoryKey);
});

test("Pizza Bor speaks three languages everywhere, with the letters ʻ and ʼ", () => {
  const texts = [
    ...pizza.products.flatMap((product) => [product.name, product.description]),
    ...choices.map((choice) => choice.name),
    ...pizza.branches.flatMap((branch) => [branch.name, branch.address]),
    ...[...pizza.categories, ...pizza.groups, ...pizza.cities, ...pizza.regions].map((thing) => thing.name),
    pizza.name,
    pizza.title,
    pizza.about,
  ];
  expect(unsaid(texts)).toEqual([]);
  expect(texts.filter(({ uz }) => /['`‘’]/u.test(uz))).toEqual([]);
});

test("Pizza Bor never describes two dishes with the same words", () => {
  for (const language of ["uz", "ru", "eng"] as const) {
    expect(repeated(pizza.products.map((product) => product.description[language]))).toEqual([]);
  }
});

test("[MN-5] a guest of Pizza Bor can satisfy every group of choices", () => {
  for (const { modificationGroups } of pizza.products) {
    for (const { min, max, modifications } of modificationGroups) {
      expect(min).toBeLessThanOrEqual(max);
      expect(modifications.reduce((sum, one) => sum + one.maxCount, 0)).toBeGreaterThanOrEqual(max);
    }
  }
});

test("[BN-4] a branch of Pizza Bor names seven days for each service, and one never closes", () => {
  for (const { hours } of pizza.branches) {
    expect(hours.map(({ type }) => type)).toEqual(["DELIVERY", "PICK_UP", "DINE_IN"]);
    for (const { days } of hours) expect(new Set(days.map((day) => day.weekName)).size).toBe(7);
  }
  const always = pizza.branches.filter(({ hours }) =>
    hours.every(({ days }) => days.every(({ open, close }) => open === "00:00" && close === "00:00")),
  );
  expect(always.map((branch) => branch.key)).toEqual(["oybek"]);
});

test("Pizza Bor draws pictures only of what it sells, each once", () => {
  const drawn = pictures.map((picture) => picture.name);
  expect(repeated(drawn)).toEqual([]);
  const wanted = new Set([
    pizza.logo,
    ...pizza.products.map(({ picture }) => picture),
    ...choices.map(({ image }) => image),
  ]);
  expect(drawn.filter((name) => !wanted.has(name))).toEqual([]);
});

test("neighbours in a category of Pizza Bor stand on different grounds", () => {
  const hues = new Map<string | null, number>(pictures.map(({ name, hue }) => [name, hue]));
  pizza.products.forEach((product, index) => {
    const next = pizza.products[index + 1];
    if (next?.categoryKey !== product.categoryKey || !hues.has(product.picture)) return;
    expect(hues.get(product.picture)).not.toBe(hues.get(next.picture));
  });
});
