import type { DemoCategory, DemoCategoryGroup } from "../types.ts";
import { createText } from "../words.ts";
import type { Words } from "../words.ts";

export const groups: DemoCategoryGroup[] = [
  {
    key: "together",
    name: createText(["Birgalikda arzon", "Вместе дешевле", "Better Together"]),
    priority: 1,
  },
  { key: "pizza", name: createText(["Pitsa", "Пицца", "Pizza"]), priority: 2 },
  { key: "street", name: createText(["Issiq va tez", "Горячее и быстрое", "Hot & Quick"]), priority: 3 },
  { key: "beside", name: createText(["Yoniga", "Дополнить", "On the Side"]), priority: 4 },
];

type Look = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const pagesLook: Look = { viewType: "MEDIUM", scrollType: "VERTICAL", navigationType: "FULL_SCREEN" };
const showcaseLook: Look = { viewType: "BIG", scrollType: "HORIZONTAL", navigationType: "SHEET" };
const tilesLook: Look = { viewType: "MEDIUM", scrollType: "VERTICAL", navigationType: "SHEET" };
const ribbonLook: Look = { viewType: "MEDIUM", scrollType: "HORIZONTAL", navigationType: "SHEET" };
const rowsLook: Look = { viewType: "SMALL", scrollType: "VERTICAL", navigationType: "POP_UP" };

const categoryTable: [key: string, groupKey: string, look: Look, name: Words][] = [
  ["combo", "together", pagesLook, ["Kombolar", "Комбо", "Combos"]],
  ["pizza-hearty", "pizza", tilesLook, ["Toʻyimli pitsalar", "Сытные пиццы", "Hearty Pizzas"]],
  ["pizza-classic", "pizza", tilesLook, ["Klassik pitsalar", "Классика", "Classics"]],
  ["burger", "street", showcaseLook, ["Burgerlar", "Бургеры", "Burgers"]],
  ["lavash", "street", tilesLook, ["Lavash va doner", "Лаваш и донер", "Lavash & Doner"]],
  ["hot-dog", "street", ribbonLook, ["Hot-doglar", "Хот-доги", "Hot Dogs"]],
  ["chicken", "street", tilesLook, ["Tovuq", "Курица", "Chicken"]],
  ["fries", "beside", tilesLook, ["Fri va gazaklar", "Фри и закуски", "Fries & Snacks"]],
  ["salad", "beside", ribbonLook, ["Salatlar", "Салаты", "Salads"]],
  ["dessert", "beside", tilesLook, ["Shirinliklar", "Десерты", "Desserts"]],
  ["drink", "beside", rowsLook, ["Ichimliklar", "Напитки", "Drinks"]],
  ["sauce", "beside", rowsLook, ["Souslar", "Соусы", "Sauces"]],
];

export const categories: DemoCategory[] = categoryTable.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: createText(name), priority: index + 1 }, look),
);
