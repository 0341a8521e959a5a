import { expect, test } from "vitest";
import { createSearchIndex } from "./search.ts";
import type { SearchableDocument } from "./search.ts";
import { calculateTypoDistance } from "./search-typo.ts";

const menu: SearchableDocument[] = [
  {
    id: "plov",
    name: { uz: "Toʻy oshi", ru: "Плов свадебный", eng: "Wedding pilaf" },
    description: { ru: "Рис, баранина, жёлтая морковь", eng: "Rice, lamb, yellow carrot" },
    tags: [{ ru: "хит" }],
  },
  {
    id: "lagmon",
    name: { uz: "Lagʻmon", ru: "Лагман", eng: "Lagman" },
    description: { ru: "Лапша с мясом" },
  },
  {
    id: "somsa",
    name: { uz: "Somsa", ru: "Самса", eng: "Samsa" },
    description: { ru: "С мясом из тандыра" },
  },
  { id: "shashlik", name: { uz: "Qoʻy shashligi", ru: "Шашлык из баранины", eng: "Lamb shashlik" } },
  { id: "manti", name: { uz: "Manti", ru: "Манты", eng: "Manti" } },
  {
    id: "choy",
    name: { uz: "Koʻk choy", ru: "Зелёный чай", eng: "Green tea" },
    tags: ["ичимлик", "napitok"],
  },
  { id: "cheese", name: { uz: "Chizburger", ru: "Чизбургер", eng: "Cheeseburger" } },
  {
    id: "burger",
    name: { uz: "Burger", ru: "Бургер", eng: "Burger" },
    description: { eng: "Like manti? No." },
  },
  { id: "jiz", name: { uz: "Jiz-biz", ru: "Жиз-быз", eng: "Jiz-biz" } },
];
const index = createSearchIndex(menu);
const searchIds = (query: string) => index.search(query).map((hit) => hit.id);

test.each([
  "osh",
  "ош",
  "plov",
  "плов",
  "palov",
  "палов",
  "pilaf",
  "Плов",
  "PLOV",
  "ji",
  "ji'",
  "jiꞌ",
  "gkjd",
  "плав",
  "plof",
])("[MN-8] %s finds the wedding plov", (query) => {
  expect(searchIds(query)).toContain("plov");
});

test.each([
  ["lag'mon", "lagmon"],
  ["лагмон", "lagmon"],
  ["лағмон", "lagmon"],
  ["lagman", "lagmon"],
  ["kfuvfy", "lagmon"],
  ["lagmn", "lagmon"],
  ["samsa", "somsa"],
  ["сомса", "somsa"],
  ["smosa", "somsa"],
  ["shashlk", "shashlik"],
  ["шошлик", "shashlik"],
  ["shahslik", "shashlik"],
  ["мнати", "manti"],
  ["чой", "choy"],
  ["chai", "choy"],
  ["кук чой", "choy"],
  ["green tea", "choy"],
  ["jiꞌz", "jiz"],
  ["жиз биз", "jiz"],
])("[MN-8] %s finds %s first", (query, id) => {
  expect(searchIds(query)[0]).toBe(id);
});

test("[MN-8] results of the other keyboard layout are ranked after those of the typed text, and match whole words only", () => {
  expect(searchIds("ji")).toEqual(["jiz", "plov"]);
});

test("[MN-8] a match within a word is ranked after a whole word", () => {
  expect(searchIds("burger")).toEqual(["burger", "cheese"]);
});

test("[MN-8] ranks names before tags, tags before descriptions, the beginning before the middle", () => {
  const ranked = createSearchIndex([
    { id: "description", name: "a", description: "rayhon" },
    { id: "tag", name: "b", tags: ["rayhon"] },
    { id: "middle", name: "choy rayhon" },
    { id: "start", name: "rayhon choy" },
  ]);
  const order = ["start", "middle", "tag", "description"];
  expect(ranked.search("rayhon").map((hit) => hit.id)).toEqual(order);
  expect(ranked.search("rayhom").map((hit) => hit.id)).toEqual(order);
});

const plovs = createSearchIndex([
  { id: "cauldron", name: { uz: "Qozonda osh, 5 kg", ru: "Казан плова, 5 кг" } },
  { id: "teahouse", name: { uz: "Choyxona palov", ru: "Чайханский плов" } },
  { id: "fergana", name: { uz: "Fargʻona oshi", ru: "Ферганский плов" } },
  { id: "wedding", name: { uz: "Toʻy oshi", ru: "Свадебный плов" }, isPopular: true },
  { id: "salt", name: { uz: "Oshxona tuzi", ru: "Соль поваренная" } },
]);

test.each(["osh", "ош", "OSH", "oshi", "оши"])(
  "[MN-8] %s finds portions of plov before the cauldron: a noun with its ending is the word itself, popular ones first",
  (query) => {
    const ids = plovs.search(query).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(["wedding", "fergana"]);
    if (!/[iи]$/.test(query)) expect(ids.slice(2)).toEqual(["teahouse", "cauldron", "salt"]);
  },
);

test("[MN-8] endings of number, possession and case do not change the rank of a noun, other endings do", () => {
  const forms = createSearchIndex(
    ["nonvoy", "noni", "nonni", "nonning", "nonga", "nonda", "nondan", "nonlar", "nonlari", "nonlarini"].map(
      (name) => ({ id: name, name }),
    ),
  );
  const hits = forms.search("non");
  expect(hits.at(-1)?.id).toBe("nonvoy");
  expect(new Set(hits.slice(0, -1).map(({ score }) => score)).size).toBe(1);
  expect(hits).toHaveLength(10);
});

test.each([
  ["baliq", "Sazan baligʻi"],
  ["балиқ", "Sazan baligʻi"],
  ["рыба", "Sazan baligʻi"],
  ["baligʻi", "Sazan baligʻi"],
  ["tovuq", "Uy tovugʻi"],
  ["курица", "Uy tovugʻi"],
  ["yurak", "Mol yuragi"],
  ["юрак", "Mol yuragidan kabob"],
])("[MN-8] %s finds %s, where the possessive changes the last letter of the noun", (query, name) => {
  const meats = createSearchIndex([
    { id: "found", name: { uz: name } },
    { id: "other", name: { uz: "Balqaymoq" } },
  ]);
  expect(meats.search(query).map(({ id }) => id)).toEqual(["found"]);
});

test("[MN-8] a popular product is not ranked before a better match", () => {
  const two = createSearchIndex([
    { id: "popular", name: "Choyxona", isPopular: true },
    { id: "whole", name: "Choy" },
  ]);
  expect(two.search("choy").map(({ id }) => id)).toEqual(["whole", "popular"]);
});

const teaIndex = createSearchIndex([
  { id: "paxlava", name: { uz: "Paxlava", ru: "Пахлава" } },
  { id: "choyxona", name: { uz: "Choyxona palov", ru: "Чайханский плов" } },
  { id: "toy", name: { uz: "Toʻy oshi", ru: "Свадебный плов" } },
  { id: "choy", name: { uz: "Koʻk choy", ru: "Зелёный чай" } },
]);
const listFoundIds = (query: string) => teaIndex.search(query).map((hit) => hit.id);

test("[EN-3, MN-8] finds a product by its scanned barcode", () => {
  const goods = createSearchIndex([
    { id: "milk", name: { uz: "Sut" }, barcode: "4780012345678" },
    { id: "bread", name: { uz: "Non" }, barcode: null },
  ]);
  expect(goods.search("4780012345678").map((hit) => hit.id)).toEqual(["milk"]);
});

test("[MN-8] ranks an exact word before a prefix, and a prefix before a misspelling", () => {
  expect(listFoundIds("choy")).toEqual(["choy", "choyxona"]);
  expect(listFoundIds("choyx")).toEqual(["choyxona"]);
  expect(listFoundIds("чай")[0]).toBe("choy");
});

test("[MN-8] a misspelt product name also matches its synonyms, before similar prefixes", () => {
  expect(listFoundIds("palav")).toEqual(["choyxona", "toy", "paxlava"]);
  expect(listFoundIds("палав")[0]).toBe("choyxona");
});

test("[MN-8] suggests a correction if nothing is found", () => {
  expect(listFoundIds("paxlava lagʻmon")).toEqual([]);
  expect(teaIndex.guess("paxlava lagʻmon")[0]?.id).toBe("paxlava");
  expect(listFoundIds("shoyxune")).toEqual([]);
  expect(teaIndex.guess("shoyxune")[0]?.id).toBe("choyxona");
  expect(teaIndex.guess("qzxqzxqzx")).toEqual([]);
});

test("[MN-8] every word of the query must match", () => {
  expect(searchIds("баранина плов")).toEqual(["plov"]);
  expect(searchIds("manti plov")).toEqual([]);
});

test("[MN-8] finds nothing for an empty query, punctuation and nonsense", () => {
  for (const query of ["", "  ", "?!", "qzxqzxqzx", "zzzz", "\ud800"]) expect(searchIds(query)).toEqual([]);
  expect(createSearchIndex([]).search("osh")).toEqual([]);
  expect(index.search("m", 1)).toHaveLength(1);
  expect(index.search("manti", 0)).toEqual([]);
});

test("[MN-8] a short word does not match a description with a typo", () => {
  // "рис" differs by one letter and is in the composition of the plov.
  for (const query of ["рас", "lica"]) expect(searchIds(query)).toEqual([]);
  expect(searchIds("баранена")).toContain("plov");
});

test("[MN-8] a wrong, missing, extra or swapped letter is one typo each", () => {
  for (const typed of ["shashlok", "shshlik", "shasholik", "hsashlik", "shashlik"]) {
    expect(calculateTypoDistance(typed, "shashlik", 2).whole).toBeLessThanOrEqual(1);
  }
  expect(calculateTypoDistance("abcdefg", "shashlik", 2)).toEqual({ whole: 3, start: 3 });
  expect(calculateTypoDistance("shash", "shashlik", 1)).toEqual({ whole: 2, start: 0 });
});

/** Creates a menu of any size with generated words. Deterministic. */
function createBigMenu(size: number): SearchableDocument[] {
  const syllables = [
    "ba",
    "ko",
    "shi",
    "mu",
    "la",
    "ne",
    "ro",
    "ti",
    "zu",
    "go",
    "pe",
    "cha",
    "yo",
    "du",
    "fi",
    "xa",
  ];
  let seed = 7;
  const pickRandom = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return syllables[seed % syllables.length] ?? "";
  };
  const createWord = () => pickRandom() + pickRandom() + pickRandom();
  const createWords = (count: number) => Array.from({ length: count }, createWord).join(" ");
  return Array.from({ length: size }, (_, position) => ({
    id: String(position),
    name: { uz: createWords(3), ru: createWords(3), eng: createWords(3) },
    description: { uz: createWords(10), ru: createWords(10), eng: createWords(10) },
    tags: [createWord()],
  }));
}

test.each([
  [500, 25],
  [10_000, 20],
])("[MN-8] among %i products any query answers within %i ms", (size, limit) => {
  const big = createSearchIndex(createBigMenu(size));
  /** CPU time in milliseconds. Unlike wall-clock time, it does not depend on other work of the machine. */
  const measureSearchCpuMs = (query: string) => {
    const before = process.threadCpuUsage();
    big.search(query);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const best = ["bakosh", "ba", "bakoshj muneli", "щыр", "gkjd gkjd", "zzzzzzzz", "m"].map((query) =>
    Math.min(...Array.from({ length: 6 }, () => measureSearchCpuMs(query))),
  );
  expect(Math.max(...best)).toBeLessThan(limit);
});
