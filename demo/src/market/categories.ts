import type { DemoCategory, DemoCategoryGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { ThreeLanguageWords } from "../words.ts";

export const categoryGroups: DemoCategoryGroup[] = [
  { key: "fresh", name: createText(["Bogʻdan", "С грядки и ветки", "From the Garden"]), priority: 1 },
  { key: "farm", name: createText(["Fermadan", "С фермы", "From the Farm"]), priority: 2 },
  { key: "store", name: createText(["Oshxona zaxirasi", "Запасы кухни", "Kitchen Stores"]), priority: 3 },
  { key: "treats", name: createText(["Choy dasturxoni", "К чаю", "Tea Table"]), priority: 4 },
  { key: "home", name: createText(["Uy va bolalar", "Дом и дети", "Home & Children"]), priority: 5 },
];

type CategoryDisplay = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const tilesCategoryDisplay: CategoryDisplay = {
  viewType: "MEDIUM",
  scrollType: "VERTICAL",
  navigationType: "SHEET",
};
const ribbonCategoryDisplay: CategoryDisplay = {
  viewType: "MEDIUM",
  scrollType: "HORIZONTAL",
  navigationType: "SHEET",
};
/** For categories with packed goods, which have no pictures. */
const rowsCategoryDisplay: CategoryDisplay = {
  viewType: "SMALL",
  scrollType: "VERTICAL",
  navigationType: "POP_UP",
};

const categoryTable: [key: string, groupKey: string, look: CategoryDisplay, name: ThreeLanguageWords][] = [
  ["vegetables", "fresh", tilesCategoryDisplay, ["Sabzavotlar", "Овощи", "Vegetables"]],
  ["fruit", "fresh", tilesCategoryDisplay, ["Mevalar", "Фрукты", "Fruit"]],
  ["greens", "fresh", ribbonCategoryDisplay, ["Koʻkatlar", "Зелень", "Herbs"]],
  ["meat", "farm", tilesCategoryDisplay, ["Goʻsht va baliq", "Мясо и рыба", "Meat & Fish"]],
  ["dairy", "farm", rowsCategoryDisplay, ["Sut va tuxum", "Молочное и яйца", "Dairy & Eggs"]],
  ["bread", "store", ribbonCategoryDisplay, ["Non", "Хлеб и лепёшки", "Bread"]],
  ["grains", "store", rowsCategoryDisplay, ["Guruch va don", "Рис и крупы", "Rice & Grains"]],
  ["pantry", "store", rowsCategoryDisplay, ["Yogʻ va ziravorlar", "Масло и специи", "Oil & Spices"]],
  ["tea", "treats", rowsCategoryDisplay, ["Choy va qahva", "Чай и кофе", "Tea & Coffee"]],
  ["sweets", "treats", rowsCategoryDisplay, ["Shirinlik va yongʻoq", "Сладости и орехи", "Sweets & Nuts"]],
  ["drinks", "treats", rowsCategoryDisplay, ["Ichimliklar", "Напитки", "Drinks"]],
  ["household", "home", rowsCategoryDisplay, ["Uy uchun", "Для дома", "Household"]],
  ["baby", "home", rowsCategoryDisplay, ["Bolalar uchun", "Для малышей", "For Babies"]],
];

export const categories: DemoCategory[] = categoryTable.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: createText(name), priority: index + 1 }, look),
);
