import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoBrands } from "./index.ts";
import type { DemoBrand } from "./types.ts";

const picturesFolder = join(import.meta.dirname, "../pictures");
const readValues = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(picturesFolder, file), "utf8"));
const grounds = readValues("grounds.json");
const rendered = readValues("rendered.json");

function listModificationGroups(brand: DemoBrand) {
  return brand.products.flatMap((product) => product.modificationGroups);
}

describe.each(demoBrands.map((brand) => [brand.key, brand] as const))("%s", (key, brand) => {
  test("has pictures on disk, each with its background colour", () => {
    const images = listModificationGroups(brand).flatMap((group) =>
      group.modifications.flatMap((one) => one.image ?? []),
    );
    const banners = (brand.banners ?? []).map((one) => one.picture);
    const names = [
      ...new Set([
        brand.logo,
        ...brand.products.flatMap(({ picture, gallery = [] }) => [picture ?? [], gallery].flat()),
        ...images,
        ...banners,
      ]),
    ];
    expect(names.filter((name) => !existsSync(join(picturesFolder, `${name}.webp`)))).toEqual([]);
    expect(names.filter((name) => !/^#[0-9a-f]{6}$/.test(grounds[name] ?? ""))).toEqual([]);
    const grounded = brand.products.map((one) => one.picture && (grounds[one.picture] ?? null));
    expect(brand.products.map((one) => one.pictureGround)).toEqual(grounded);
    const unpictured = brand.products.filter((one) =>
      existsSync(join(picturesFolder, `${key}/${one.key}.webp`)),
    );
    expect(unpictured.filter((one) => one.picture === null)).toEqual([]);
  });

  test("shows rendered pictures only, and none in a group of choices without a picture of each", () => {
    const groups = listModificationGroups(brand).map(({ modifications }) =>
      modifications.map(({ image }) => image ?? null),
    );
    const names = [...brand.products.map(({ picture }) => picture), ...groups.flat()];
    expect(names.filter((name) => name !== null && !rendered[name])).toEqual([]);
    expect(groups.filter((images) => images.includes(null) && images.some(Boolean))).toEqual([]);
  });

  test("shows no picture in two products or two stories", () => {
    const products = brand.products.flatMap(({ picture, gallery = [] }) => [picture ?? [], gallery].flat());
    const stories = brand.content?.stories.map(({ picture }) => picture) ?? [];
    for (const names of [products, stories]) expect(new Set(names).size).toBe(names.length);
  });

  test("[CT-1] every story page has an existing picture, portrait if rendered so", () => {
    const stories = brand.content?.stories ?? [];
    expect(stories.length).toBeGreaterThan(0);
    const names = stories.flatMap((story) => [story.picture, ...story.pages.map(({ picture }) => picture)]);
    expect(names.filter((name) => !existsSync(join(picturesFolder, `${name}.webp`)))).toEqual([]);
    expect(names.filter((name) => rendered[name.replace("/", "/story-")])).toEqual([]);
  });
});

test("every rendered dish is shown in the menu or stories", () => {
  const pages = demoBrands.flatMap(({ content }) => content?.stories.flatMap((story) => story.pages) ?? []);
  const products = demoBrands.flatMap((brand) => brand.products);
  const shown = new Set([...products, ...pages].map(({ picture }) => picture));
  expect(Object.keys(rendered).filter((name) => !shown.has(name))).toEqual([]);
});
