import type { Menu, Product } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import { addToTestMenu, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const createThreeLanguageText = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });
await addToTestMenu(app, {
  products: [
    createTestProduct("lagmon", 38_000, {
      name: createThreeLanguageText("Qovurma lagʻmon", "Жареный лагман", "Fried lagman"),
    }),
    createTestProduct("shorva", 30_000, {
      name: createThreeLanguageText("Shoʻrva", "Шурпа", "Soup"),
      description: createThreeLanguageText("Qoʻy goʻshti", "С бараниной и лагманом", "Mutton"),
    }),
    createTestProduct("choy", 5_000, {
      name: createThreeLanguageText("Koʻk choy", "Зелёный чай", "Green tea"),
      tags: ["ichimlik", "напиток"],
    }),
    createTestProduct("halim", 25_000, {
      name: createThreeLanguageText("Halim", "Халим", "Halim"),
      labels: ["HALAL"],
    }),
    createTestProduct("mosh", 25_000, {
      name: createThreeLanguageText("Moshxoʻrda", "Машхурда", "Mung soup"),
      labels: ["HALAL", "HIT"],
    }),
    createTestProduct("cauldron", 620_000, {
      name: createThreeLanguageText("Qozonda osh, 5 kg", "Казан плова, 5 кг", "Cauldron of plov, 5 kg"),
    }),
    createTestProduct("wedding", 45_000, {
      name: createThreeLanguageText("Toʻy oshi", "Свадебный плов", "Wedding plov"),
    }),
    createTestProduct("cheese", 30_000, {
      name: createThreeLanguageText("Gollandcha pishloq", "Сыр голландский", "Dutch cheese"),
    }),
    createTestProduct("vinegar", 9_000, {
      name: createThreeLanguageText("Uzum sirkasi", "Уксус виноградный", "Grape vinegar"),
    }),
    createTestProduct("tandir", 90_000, { branches: [{ branchKey: "north", price: 99_000 }] }),
  ],
});
const requestSearch = (q: string, more = "") =>
  app.call<{ products: Product[] }>(`/products/v1/search?q=${encodeURIComponent(q)}${more}`);
const searchIds = async (q: string) => (await requestSearch(q)).body.products.map(({ id }) => id);
const toProductIds = (...keys: string[]) => keys.map((key) => productIdFromKey(key));

test.each([
  ["Uzbek Latin with any apostrophe", "lag'mon"],
  ["Uzbek Latin without an apostrophe", "qovurma lagmon"],
  ["Uzbek Cyrillic", "қовурма лағмон"],
  ["Russian", "жареный"],
  ["English", "fried"],
  ["the wrong keyboard layout", ";fhtysq"],
  ["one wrong letter", "qovyrma"],
])("[MN-8] search accepts %s", async (_, q) => {
  expect((await searchIds(q))[0]).toBe(productIdFromKey("lagmon"));
});

test("[MN-8] ranks names before descriptions, and every word must match", async () => {
  expect(await searchIds("лагман")).toEqual(toProductIds("lagmon", "shorva"));
  expect(await searchIds("напиток")).toEqual(toProductIds("choy"));
  expect(await searchIds("жареный чай")).toEqual([]);
});

test("[MN-8] finds products by their labels and category name, and ranks popular ones first", async () => {
  for (const q of ["halol", "халяль", "halal"])
    expect(await searchIds(q)).toEqual(toProductIds("mosh", "halim"));
  const menu = (await app.call<Menu>("/products/v1/overalls")).body;
  const category = menu.categories.find(({ id }) => menu.products.some((each) => each.categoryId === id));
  const own = menu.products.filter(({ categoryId }) => categoryId === category?.id).map(({ id }) => id);
  expect(own.length).toBeGreaterThan(0);
  expect((await searchIds(category?.name.uz ?? "")).toSorted()).toEqual(
    expect.arrayContaining(own.toSorted()),
  );
});

test("[MN-8] a noun with an Uzbek ending is found before a longer name, and a word that only sounds alike is not found", async () => {
  for (const q of ["osh", "ош"]) {
    const ids = await searchIds(q);
    const [portion, cauldron] = toProductIds("wedding", "cauldron").map((id) => ids.indexOf(id));
    expect(portion).toBeGreaterThanOrEqual(0);
    expect(cauldron).toBeGreaterThan(portion ?? Infinity);
  }
  expect(await searchIds("сыр")).toEqual(toProductIds("cheese"));
  expect(await searchIds("sirka")).toEqual(toProductIds("vinegar"));
});

test("[MN-8] search results have the same shape as in the menu", async () => {
  const menu = await app.call<Menu>("/products/v1/overalls");
  const { body } = await requestSearch("tandir");
  expect(body.products).toEqual([menu.body.products.find(({ id }) => id === productIdFromKey("tandir"))]);
  expect(body.products[0]?.branchPrices).toHaveLength(1);
});

test("[MN-8] search reflects a stop or a new name at once", async () => {
  const owner = await app.signInStaff("owner@osh");
  const body = { productIds: [productIdFromKey("choy")], stop: { until: null } };
  await app.call("/console/v1/stops", { token: owner, body });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await requestSearch("choy")).body.products).toMatchObject([
    { isAvailable: false, stop: { until: null } },
  ]);
  await app.call(`/console/v1/products/${productIdFromKey("choy")}/start`, { token: owner, method: "POST" });
  await addToTestMenu(app, {
    products: [
      createTestProduct("choy", 5_000, { name: createThreeLanguageText("Damlama", "Дамлама", "Stew") }),
    ],
  });
  await app.db.tenant(app.osh, async (tx) => {
    const { announceMenuChange } = await import("../stops/announce-menu-change.ts");
    await announceMenuChange(tx, app.osh);
  });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await searchIds("дамлама")).toEqual(toProductIds("choy"));
  expect(await searchIds("зелёный")).toEqual([]);
});

test("[BR-12] does not find another brand's products", async () => {
  const reply = await app.call<{ products: Product[] }>("/products/v1/search?q=tandir", {
    host: "pizza.localhost",
  });
  expect(reply.body.products).toEqual([]);
});

test("[AP-2] an empty search or too many results per page is refused by its field", async () => {
  expect((await requestSearch(" ")).status).toBe(400);
  expect((await requestSearch("osh", "&limit=51")).status).toBe(400);
  expect((await requestSearch("%00' or 1=1 --")).status).toBe(200);
});
