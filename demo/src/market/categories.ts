import type { DemoCategory, DemoGroup } from "../types.ts";
import { text } from "../words.ts";
import type { Words } from "../words.ts";

export const groups: DemoGroup[] = [
  { key: "fresh", name: text(["Bogʻdan", "С грядки и ветки", "From the Garden"]), priority: 1 },
  { key: "farm", name: text(["Fermadan", "С фермы", "From the Farm"]), priority: 2 },
  { key: "store", name: text(["Oshxona zaxirasi", "Запасы кухни", "Kitchen Stores"]), priority: 3 },
  { key: "treats", name: text(["Choy dasturxoni", "К чаю", "Tea Table"]), priority: 4 },
  { key: "home", name: text(["Uy va bolalar", "Дом и дети", "Home & Children"]), priority: 5 },
];

type Look = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const tiles: Look = { viewType: "MEDIUM", scrollType: "VERTICAL", navigationType: "SHEET" };
const ribbon: Look = { viewType: "MEDIUM", scrollType: "HORIZONTAL", navigationType: "SHEET" };
const rows: Look = { viewType: "SMALL", scrollType: "VERTICAL", navigationType: "POP_UP" };

const plain: [key: string, groupKey: string, look: Look, name: Words][] = [
  ["vegetables", "fresh", tiles, ["Sabzavotlar", "Овощи", "Vegetables"]],
  ["fruit", "fresh", tiles, ["Mevalar", "Фрукты", "Fruit"]],
  ["greens", "fresh", ribbon, ["Koʻkatlar", "Зелень", "Herbs"]],
  ["meat", "farm", tiles, ["Goʻsht va baliq", "Мясо и рыба", "Meat & Fish"]],
  ["dairy", "farm", tiles, ["Sut va tuxum", "Молочное и яйца", "Dairy & Eggs"]],
  ["bread", "store", ribbon, ["Non", "Хлеб и лепёшки", "Bread"]],
  ["grains", "store", rows, ["Guruch va don", "Рис и крупы", "Rice & Grains"]],
  ["pantry", "store", rows, ["Yogʻ va ziravorlar", "Масло и специи", "Oil & Spices"]],
  ["tea", "treats", tiles, ["Choy va qahva", "Чай и кофе", "Tea & Coffee"]],
  ["sweets", "treats", tiles, ["Shirinlik va yongʻoq", "Сладости и орехи", "Sweets & Nuts"]],
  ["drinks", "treats", rows, ["Ichimliklar", "Напитки", "Drinks"]],
  ["household", "home", rows, ["Uy uchun", "Для дома", "Household"]],
  ["baby", "home", ribbon, ["Bolalar uchun", "Для малышей", "For Babies"]],
];

export const categories: DemoCategory[] = plain.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: text(name), priority: index + 1 }, look),
);
