import { describe, expect, test } from "vitest";
import { market } from "./market/index.ts";
import { pictures as marketPictures } from "./market/pictures.ts";
import { pizza } from "./pizza/index.ts";
import { pictures as pizzaPictures } from "./pizza/pictures.ts";

const brandsWithDrawnPictures = [
  ["pizza", pizza, pizzaPictures],
  ["market", market, marketPictures],
] as const;

describe.each(brandsWithDrawnPictures)("drawn pictures for %s", (_, brand, pictures) => {
  test("match its products, each once", () => {
    const names = pictures.map((picture) => picture.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const choices = brand.products.flatMap(({ modificationGroups }) =>
      modificationGroups.flatMap(({ modifications }) => modifications),
    );
    const wanted = new Set([
      brand.logo,
      ...brand.products.map(({ picture }) => picture),
      ...choices.map(({ image }) => image),
    ]);
    expect(names.filter((name) => !wanted.has(name))).toEqual([]);
  });

  test("have different backgrounds for neighbours in a category", () => {
    const hues = new Map<string | null, number>(pictures.map(({ name, hue }) => [name, hue]));
    for (const [index, product] of brand.products.entries()) {
      const next = brand.products[index + 1];
      if (next?.categoryKey !== product.categoryKey || !hues.has(product.picture)) continue;
      expect(hues.get(product.picture)).not.toBe(hues.get(next.picture));
    }
  });
});
