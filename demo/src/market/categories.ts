import type { DemoCategory, DemoCategoryGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { Words } from "../words.ts";

export const groups: DemoCategoryGroup[] = [
  { key: "fresh", name: createText(["Bogʻdan", "С грядки и ветки", "From the Garden"]), priority: 1 },
  { key: "farm", name: createText(["Fermadan", "С фермы", "From the Farm"]), priority: 2 },
  { key: "store", name: createText(["Oshxona zaxirasi", "Запасы кухни", "Kitchen Stores"]), priority: 3 },
  { key: "treats", name: createText(["Choy dasturxoni", "К чаю", "Tea Table"]), priority: 4 },
  { key: "home", name: createText(["Uy va bolalar", "Дом и дети", "Home & Children"]), priority: 5 },
];

type Look = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const tilesLook: Look = { viewType: "MEDIUM", scrollType: "VERTICAL", navigationType: "SHEET" };
const ribbonLook: Look = { viewType: "MEDIUM", scrollType: "HORIZONTAL", navigationType: "SHEET" };
/** For categories with packed goods, which have no pictures. */
const rowsLook: Look = { viewType: "SMALL", scrollType: "VERTICAL", navigationType: "POP_UP" };

const categoryTable: [key: string, groupKey: string, look: Look, name: Words][] = [
  ["vegetables", "fresh", tilesLook, ["Sabzavotlar", "Овощи", "Vegetables"]],
  ["fruit", "fresh", tilesLook, ["Mevalar", "Фрукты", "Fruit"]],
  ["greens", "fresh", ribbonLook, ["Koʻkatlar", "Зелень", "Herbs"]],
  ["meat", "farm", tilesLook, ["Goʻsht va baliq", "Мясо и рыба", "Meat & Fish"]],
  ["dairy", "farm", rowsLook, ["Sut va tuxum", "Молочное и яйца", "Dairy & Eggs"]],
  ["bread", "store", ribbonLook, ["Non", "Хлеб и лепёшки", "Bread"]],
  ["grains", "store", rowsLook, ["Guruch va don", "Рис и крупы", "Rice & Grains"]],
  ["pantry", "store", rowsLook, ["Yogʻ va ziravorlar", "Масло и специи", "Oil & Spices"]],
  ["tea", "treats", rowsLook, ["Choy va qahva", "Чай и кофе", "Tea & Coffee"]],
  ["sweets", "treats", rowsLook, ["Shirinlik va yongʻoq", "Сладости и орехи", "Sweets & Nuts"]],
  ["drinks", "treats", rowsLook, ["Ichimliklar", "Напитки", "Drinks"]],
  ["household", "home", rowsLook, ["Uy uchun", "Для дома", "Household"]],
  ["baby", "home", rowsLook, ["Bolalar uchun", "Для малышей", "For Babies"]],
];

export const categories: DemoCategory[] = categoryTable.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: createText(name), priority: index + 1 }, look),
);
