import { WEEKDAYS } from "@dasturxon/domain/hours";
import { describe, expect, test } from "vitest";
import { demoBrands } from "./index.ts";
import type { DemoBrand, DemoHours } from "./types.ts";

const minProductCounts: Record<string, number> = { osh: 80, pizza: 60, market: 150 };
/** The branch of each brand that is always open. */
const alwaysOpenBranches: Record<string, string> = { osh: "mirobod", pizza: "oybek", market: "rustaveli" };
/** Brand names that are not translated. */
const UNTRANSLATED_NAME_PATTERN = /^(Coca|Fanta|Sprite)/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns all texts in three languages that a value contains, each with its path. */
function findTranslatedTexts(value: unknown, path = ""): { path: string; text: Record<string, unknown> }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("uz" in value && "ru" in value && "eng" in value) return [{ path, text: { ...value } }];
  return Object.entries(value).flatMap(([key, one]) => findTranslatedTexts(one, `${path}.${key}`));
}

function findRepeatedKeys(keys: string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function listModificationGroups(brand: DemoBrand) {
  return brand.products.flatMap((product) => product.modificationGroups);
}

function isInsidePolygon([x, y]: [number, number], polygon: [number, number][]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + polygon.length - 1) % polygon.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function isValidHours({ open, close, extraOpen, extraClose }: DemoHours): boolean {
  const extra = [extraOpen, extraClose].filter((one) => one !== undefined);
  return extra.length !== 1 && [open, close, ...extra].every((one) => timePattern.test(one));
}

function isOpenAroundTheClock(days: DemoHours[]): boolean {
  return days.every((day) => day.open === "00:00" && day.close === "00:00" && !day.isDayOff);
}

describe.each(demoBrands.map((brand) => [brand.key, brand] as const))("%s", (key, brand) => {
  test("has the documented number of products, each with its own key", () => {
    expect(brand.products.length).toBeGreaterThanOrEqual(minProductCounts[key] ?? 1);
    for (const list of [
      brand.products,
      brand.categories,
      brand.groups,
      brand.branches,
      brand.cities,
      brand.regions,
    ]) {
      expect(findRepeatedKeys(list.map((one) => one.key))).toEqual([]);
    }
    expect(findRepeatedKeys(brand.promos.map(({ code }) => code))).toEqual([]);
    for (const { modificationGroups } of brand.products)
      expect(
        findRepeatedKeys(modificationGroups.flatMap((group) => group.modifications.map((one) => one.key))),
      ).toEqual([]);
  });

  test("refers only to existing rows", () => {
    const [groups, categories, cities, branches] = [
      brand.groups,
      brand.categories,
      brand.cities,
      brand.branches,
    ].map((list) => new Set(list.map((one) => one.key)));
    expect(brand.categories.filter((one) => !groups?.has(one.groupKey))).toEqual([]);
    expect(brand.products.filter((one) => !categories?.has(one.categoryKey))).toEqual([]);
    expect(brand.branches.filter((one) => !cities?.has(one.cityKey))).toEqual([]);
    expect(brand.regions.filter((one) => !branches?.has(one.branchKey) || !cities?.has(one.cityKey))).toEqual(
      [],
    );
    const delivering = new Set(brand.branches.filter((one) => one.deliveryEnabled).map((one) => one.key));
    expect(brand.regions.filter((one) => !delivering.has(one.branchKey))).toEqual([]);
    const sold = new Set(brand.products.map((one) => one.key));
    const parts = listModificationGroups(brand).flatMap((group) =>
      group.modifications.map(({ partKey }) => partKey),
    );
    expect(parts.filter((partKey) => partKey && !sold.has(partKey))).toEqual([]);
    const filled = new Set(brand.products.map((one) => one.categoryKey));
    expect([...(categories ?? [])].filter((one) => !filled.has(one))).toEqual([]);
  });

  test("has three languages everywhere, with the letters of Uzbek", () => {
    const texts = findTranslatedTexts(brand);
    const silent = texts.filter(({ text }) =>
      Object.values(text).some((one) => typeof one !== "string" || !one.trim()),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    const crooked = texts.filter(({ text }) => /[oOgG]['’‘`]|[а-яё]/i.test(String(text["uz"])));
    expect(crooked.map(({ text }) => text["uz"])).toEqual([]);
    const said = texts.map(({ text }) => String(text["ru"]));
    expect(said.filter((ru) => !/[а-яё]/i.test(ru) && !UNTRANSLATED_NAME_PATTERN.test(ru))).toEqual([]);
  });

  test("names its menu in Arabic if it offers Arabic", () => {
    const about = brand.products.map(({ description }) => description.ar);
    const choices = brand.products
      .flatMap(({ modificationGroups }) => modificationGroups)
      .flatMap((group) => [group.name.ar, ...group.modifications.map(({ name }) => name.ar)]);
    const shelves = [...brand.groups, ...brand.categories, ...brand.products].map(({ name }) => name.ar);
    const names = [...shelves, ...about, ...choices];
    const isOffered = brand.languages.includes("ar");
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name ?? "") !== isOffered)).toEqual([]);
  });

  test("lists allergens, and a second picture of at least five products", () => {
    expect(brand.products.filter(({ allergens = [] }) => allergens.length > 0).length).toBeGreaterThan(20);
    const galleries = brand.products.flatMap(({ gallery = [] }) => gallery);
    expect(galleries.length).toBeGreaterThanOrEqual(5);
    expect(findRepeatedKeys(galleries)).toEqual([]);
  });

  test("never describes two products with the same text", () => {
    for (const language of ["uz", "ru", "eng"] as const)
      expect(findRepeatedKeys(brand.products.map(({ description }) => description[language]))).toEqual([]);
  });

  test("has whole prices above zero and valid discounts, times and stocks", () => {
    const wrong = brand.products.filter(
      (one) =>
        !Number.isInteger(one.costPrice) ||
        one.costPrice <= 0 ||
        one.discount < 0 ||
        one.discount > 99 ||
        one.measure <= 0 ||
        one.timeCookingMin > one.timeCookingMax ||
        (one.stock !== null && one.stock < 0),
    );
    expect(wrong.map((one) => one.key)).toEqual([]);
    const extras = listModificationGroups(brand).flatMap((group) => group.modifications);
    expect(extras.filter((one) => !Number.isInteger(one.price) || one.price < 0 || one.maxCount < 1)).toEqual(
      [],
    );
  });

  test("[MN-5] every group of choices can be satisfied", () => {
    const impossible = listModificationGroups(brand).filter(({ min, max, modifications: options }) => {
      const most = options.reduce((sum, one) => sum + one.maxCount, 0);
      return min < 0 || max < 1 || min > max || min > most || options.length === 0;
    });
    expect(impossible.map((one) => one.key)).toEqual([]);
    const repeats = brand.products.flatMap((one) =>
      findRepeatedKeys(one.modificationGroups.map((group) => group.key)),
    );
    expect(repeats).toEqual([]);
  });

  test("[BN-4] has seven days of hours for each service type", () => {
    const wrong = brand.branches.flatMap((branch) =>
      branch.hours.filter(
        ({ days }) => new Set(days.map((one) => one.weekName)).size !== 7 || !days.every(isValidHours),
      ),
    );
    expect(wrong).toEqual([]);
    const always = brand.branches.filter(({ hours }) =>
      hours.every(({ type, days }) => type === "DINE_IN" || isOpenAroundTheClock(days)),
    );
    expect(always.map((branch) => branch.key)).toEqual([alwaysOpenBranches[key]]);
  });

  test("[AD-5] delivers within zones that contain their branch", () => {
    for (const region of brand.regions) {
      const branch = brand.branches.find((one) => one.key === region.branchKey);
      expect(region.polygon.length, region.key).toBeGreaterThanOrEqual(3);
      expect(region.polygon[0], region.key).not.toEqual(region.polygon.at(-1));
      expect(
        isInsidePolygon([branch?.longitude ?? 0, branch?.latitude ?? 0], region.polygon),
        region.key,
      ).toBe(true);
      expect(
        Object.values(region.tariff).every((one) => Number.isInteger(one) && one >= 0),
        region.key,
      ).toBe(true);
    }
  });
});

test("the market sells by weight, by the piece and by the litre, and has stock counts", () => {
  const { products = [] } = demoBrands.find(({ key }) => key === "market") ?? {};
  expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(["KG", "GRAMM", "COUNT", "LITER"]));
  expect(products.filter(({ stock }) => stock === null || stock < 1)).toEqual([]);
});

test("[MN-7] the first brand serves breakfast in the morning, and at least 80 other products at any hour", () => {
  const [osh] = demoBrands;
  const morning = osh?.categories.filter(({ timetable }) => timetable) ?? [];
  expect(morning.map(({ name }) => name.eng)).toEqual(["Breakfast"]);
  expect(morning[0]?.timetable).toEqual([{ days: [...WEEKDAYS], from: "07:00", to: "11:00" }]);
  const always = osh?.products.filter(({ categoryKey }) => categoryKey !== morning[0]?.key);
  expect(always?.length).toBeGreaterThanOrEqual(80);
});

test("at any hour a guest in Tashkent can order delivery or pickup from the first brand", () => {
  const [osh] = demoBrands;
  const open = osh?.branches.filter(({ hours }) =>
    ["DELIVERY", "PICK_UP"].every((type) =>
      hours.some((one) => one.type === type && isOpenAroundTheClock(one.days)),
    ),
  );
  const region = osh?.regions.find((one) => one.branchKey === open?.[0]?.key);
  const everywhere: [number, number][] = [
    [69.2797, 41.3111],
    [69.204, 41.285],
    [69.288, 41.364],
    [69.35, 41.33],
    [69.22, 41.21],
    [69.335, 41.24],
    [69.17, 41.3],
  ];
  expect(everywhere.filter((point) => !isInsidePolygon(point, region?.polygon ?? []))).toEqual([]);
});

test("[PR-2] the first brand has a promo code of every state", () => {
  const promos = demoBrands[0]?.promos ?? [];
  const running = promos.filter(
    (one) => one.isActive && one.startDay <= 0 && one.endDay > 0 && one.totalLimit !== 0,
  );
  expect(running.map((one) => one.discountType)).toEqual(expect.arrayContaining(["PERCENTAGE", "AMOUNT"]));
  expect(running.some((one) => one.minPrice > 0)).toBe(true);
  expect(promos.some((one) => !one.isActive)).toBe(true);
  expect(promos.some((one) => one.startDay > 0)).toBe(true);
  expect(promos.some((one) => one.endDay < 0)).toBe(true);
  expect(promos.some((one) => one.totalLimit === 0)).toBe(true);
});

test("[MN-4] the demo restaurant states halal in one place, so that no product seems to be an exception", () => {
  const osh = demoBrands.find(({ key }) => key === "osh");
  expect(osh?.products.filter(({ labels }) => labels.includes("HALAL"))).toEqual([]);
  expect(osh?.about).toMatchObject({
    uz: expect.stringContaining("halol"),
    ru: expect.stringContaining("халяль"),
    eng: expect.stringContaining("halal"),
  });
});
