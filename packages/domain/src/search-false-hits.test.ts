import { expect, test } from "vitest";
import { createSearchIndex } from "./search.ts";

const index = createSearchIndex([
  { id: "plov", name: { uz: "Toʻy oshi", ru: "Плов", eng: "Pilaf" }, tags: ["pilaf", "plov"] },
  {
    id: "ribs",
    name: { uz: "Qovurgʻa kabob", ru: "Рёбрышки", eng: "Ribs" },
    description: { eng: "Cooked slowly over the coals" },
  },
  { id: "cola", name: { uz: "Koka-kola", ru: "Кока-кола", eng: "Coca-Cola" } },
  { id: "coke", name: { eng: "Lemon" }, description: { eng: "Served with coke" } },
]);
const searchIds = (query: string) => index.search(query).map(({ id }) => id);

test("[MN-8] a few letters with a typo match whole words only, so that pizza does not match pilaf", () => {
  for (const query of ["pizza", "пицца", "pitsa"]) expect(searchIds(query)).not.toContain("plov");
  for (const query of ["plof", "плав", "pilav"]) expect(searchIds(query)).toContain("plov");
});

test("[MN-8] a synonym of a drink matches whole words in descriptions only", () => {
  expect(searchIds("cola")).toEqual(["cola", "coke"]);
});

const market = createSearchIndex([
  { id: "cheese", name: { uz: "Gollandcha pishloq", ru: "Сыр голландский", eng: "Dutch cheese" } },
  { id: "vinegar", name: { uz: "Uzum sirkasi", ru: "Уксус виноградный", eng: "Grape vinegar" } },
  {
    id: "rice",
    name: { uz: "Guruch chungara", ru: "Рис чунгара", eng: "Chungara rice" },
    description: { uz: "Donasi butun qoladi", ru: "Зерно остаётся целым" },
  },
  { id: "drink", name: { uz: "Kola 1,5 l", ru: "Кола 1,5 л", eng: "Cola 1.5 l" } },
  { id: "eggs", name: { uz: "Tuxum C1", ru: "Яйца С1", eng: "Eggs C1" } },
  { id: "oil", name: { uz: "Paxta yogʻi", ru: "Масло хлопковое", eng: "Cottonseed oil" }, tags: ["yogʻ"] },
  { id: "yogurt", name: { uz: "Qulupnayli yogurt", ru: "Йогурт клубничный", eng: "Strawberry yogurt" } },
  { id: "milk", name: { uz: "Sut 3,2%", ru: "Молоко 3,2%", eng: "Milk 3.2%" } },
  { id: "beef", name: { uz: "Mol goʻshti", ru: "Говядина", eng: "Beef" } },
  { id: "chicken", name: { uz: "Tovuq, butun", ru: "Курица целая", eng: "Whole chicken" } },
  { id: "bread", name: { uz: "Obi non", ru: "Лепёшка", eng: "Flatbread" } },
  { id: "wrap", name: { uz: "Yupqa lavash", ru: "Лаваш тонкий", eng: "Thin lavash" } },
  { id: "juice", name: { uz: "Olma sharbati", ru: "Сок яблочный", eng: "Apple juice" } },
  { id: "tea", name: { uz: "Koʻk choy", ru: "Зелёный чай", eng: "Green tea" } },
  { id: "beer", name: { uz: "Alkogolsiz pivo", ru: "Пиво безалкогольное", eng: "Alcohol-free beer" } },
  { id: "honey", name: { uz: "Togʻ asali", ru: "Мёд горный", eng: "Mountain honey" } },
  { id: "onion", name: { uz: "Piyoz", ru: "Лук репчатый", eng: "Onion" } },
  { id: "carrot", name: { uz: "Sariq sabzi", ru: "Морковь", eng: "Carrots" } },
  { id: "fruit", name: { uz: "Qatiq", ru: "Катык", eng: "Katyk" } },
]);
const listMarketIds = (query: string) => market.search(query).map(({ id }) => id);

test.each([
  ["сыр", ["cheese"]],
  ["cheese", ["cheese"]],
  ["sirka", ["vinegar"]],
  ["сирка", ["vinegar"]],
  ["cola", ["drink"]],
  ["кола", ["drink"]],
  ["kola", ["drink"]],
  ["qolad", ["rice"]],
  ["egg", ["eggs"]],
  ["tuxum", ["eggs"]],
  ["яйцо", ["eggs"]],
  ["beef", ["beef"]],
  ["говядина", ["beef"]],
  ["milk", ["milk"]],
  ["сут", ["milk"]],
  ["yog", ["oil", "yogurt"]],
  ["ёғ", ["oil", "yogurt"]],
  ["yog'", ["oil", "yogurt"]],
  ["йогурт", ["yogurt"]],
  ["go'sht", ["beef"]],
  ["гўшт", ["beef"]],
  ["tovuq", ["chicken"]],
  ["тов", ["chicken"]],
  ["tovuk", ["chicken"]],
  ["кур", ["chicken"]],
  ["non", ["bread"]],
  ["нон", ["bread"]],
  ["хлеб", ["bread"]],
  ["лаваш", ["wrap"]],
  ["lava", ["wrap"]],
  ["сок", ["juice"]],
  ["sok", ["juice"]],
  ["choy", ["tea"]],
  ["чой", ["tea"]],
  ["чай", ["tea"]],
  ["чаи", ["tea"]],
  ["пиво", ["beer"]],
  ["piv", ["beer"]],
  ["мёд", ["honey"]],
  ["мед", ["honey"]],
  ["piyoz", ["onion"]],
  ["пиёз", ["onion"]],
  ["luk", ["onion"]],
  ["carr", ["carrot"]],
  ["qat", ["fruit"]],
  ["kat", ["fruit"]],
  ["кат", ["fruit"]],
])("[MN-8] %s finds its products and none that only sound alike", (query, ids) => {
  expect(listMarketIds(query).toSorted()).toEqual(ids);
});

test("[MN-8] a word of two letters in the other keyboard layout is not searched if the typed word has results", () => {
  // "egg" typed in the Russian layout is "упп".
  const own = createSearchIndex([
    { id: "eggs", name: "Eggs" },
    { id: "up", name: "Pick me up" },
  ]);
  expect(own.search("egg").map(({ id }) => id)).toEqual(["eggs"]);
});

test("[MN-8] a short word matches a longer word of a description only as a form of it", () => {
  const index = createSearchIndex([
    { id: "cheese", name: "Сырная тарелка" },
    { id: "salad", name: "Салат", description: "С сырным соусом" },
    { id: "fish", name: "Судак", description: { ru: "Из Сырдарьи", uz: "Sirdaryo baligʻi" } },
  ]);
  expect(index.search("сыр").map(({ id }) => id)).toEqual(["cheese", "salad"]);
  expect(index.search("сырдарьи").map(({ id }) => id)).toEqual(["fish"]);
});

test("[MN-8] a word of four letters is found inside other words only if it has no matches of its own", () => {
  const dishes = [
    { id: "chocolate", name: { ru: "Шоколад", en: "Chocolate" } },
    { id: "cola", name: { ru: "Кола", en: "Cola" } },
    { id: "cheeseburger", name: "Чизбургер" },
    { id: "burger", name: "Бургер" },
  ];
  const search = (query: string, from: number) =>
    createSearchIndex(dishes.slice(0, from))
      .search(query)
      .map(({ id }) => id);
  expect([search("кола", 4), search("cola", 4)]).toEqual([["cola"], ["cola"]]);
  expect(search("кола", 1)).toEqual(["chocolate"]);
  expect(search("бургер", 4)).toEqual(["burger", "cheeseburger"]);
});
