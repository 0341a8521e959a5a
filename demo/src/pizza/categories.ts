import type { DemoCategory, DemoCategoryGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { ThreeLanguageWords } from "../words.ts";

export const categoryGroups: DemoCategoryGroup[] = [
  {
    key: "together",
    name: createText(["Birgalikda arzon", "Вместе дешевле", "Better Together"]),
    priority: 1,
  },
  { key: "pizza", name: createText(["Pitsa", "Пицца", "Pizza"]), priority: 2 },
  { key: "street", name: createText(["Issiq va tez", "Горячее и быстрое", "Hot & Quick"]), priority: 3 },
  { key: "beside", name: createText(["Yoniga", "Дополнить", "On the Side"]), priority: 4 },
];

type CategoryDisplay = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const pagesCategoryDisplay: CategoryDisplay = {
  viewType: "MEDIUM",
  scrollType: "VERTICAL",
  navigationType: "FULL_SCREEN",
};
const showcaseCategoryDisplay: CategoryDisplay = {
  viewType: "BIG",
  scrollType: "HORIZONTAL",
  navigationType: "SHEET",
};
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
const rowsCategoryDisplay: CategoryDisplay = {
  viewType: "SMALL",
  scrollType: "VERTICAL",
  navigationType: "POP_UP",
};

const categoryTable: [key: string, groupKey: string, look: CategoryDisplay, name: ThreeLanguageWords][] = [
  ["combo", "together", pagesCategoryDisplay, ["Kombolar", "Комбо", "Combos"]],
  ["pizza-hearty", "pizza", tilesCategoryDisplay, ["Toʻyimli pitsalar", "Сытные пиццы", "Hearty Pizzas"]],
  ["pizza-classic", "pizza", tilesCategoryDisplay, ["Klassik pitsalar", "Классика", "Classics"]],
  ["burger", "street", showcaseCategoryDisplay, ["Burgerlar", "Бургеры", "Burgers"]],
  ["lavash", "street", tilesCategoryDisplay, ["Lavash va doner", "Лаваш и донер", "Lavash & Doner"]],
  ["hot-dog", "street", ribbonCategoryDisplay, ["Hot-doglar", "Хот-доги", "Hot Dogs"]],
  ["chicken", "street", tilesCategoryDisplay, ["Tovuq", "Курица", "Chicken"]],
  ["fries", "beside", tilesCategoryDisplay, ["Fri va gazaklar", "Фри и закуски", "Fries & Snacks"]],
  ["salad", "beside", ribbonCategoryDisplay, ["Salatlar", "Салаты", "Salads"]],
  ["dessert", "beside", tilesCategoryDisplay, ["Shirinliklar", "Десерты", "Desserts"]],
  ["drink", "beside", rowsCategoryDisplay, ["Ichimliklar", "Напитки", "Drinks"]],
  ["sauce", "beside", rowsCategoryDisplay, ["Souslar", "Соусы", "Sauces"]],
];

export const categories: DemoCategory[] = categoryTable.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: createText(name), priority: index + 1 }, look),
);
