import type { DemoCategory, DemoGroup } from "../types.ts";
import { text } from "../words.ts";
import type { Words } from "../words.ts";

export const groups: DemoGroup[] = [
  { key: "together", name: text(["Birgalikda arzon", "Вместе дешевле", "Better Together"]), priority: 1 },
  { key: "pizza", name: text(["Pitsa", "Пицца", "Pizza"]), priority: 2 },
  { key: "street", name: text(["Issiq va tez", "Горячее и быстрое", "Hot & Quick"]), priority: 3 },
  { key: "beside", name: text(["Yoniga", "Дополнить", "On the Side"]), priority: 4 },
];

type Look = Pick<DemoCategory, "viewType" | "scrollType" | "navigationType">;

const showcase: Look = { viewType: "BIG", scrollType: "HORIZONTAL", navigationType: "FULL_SCREEN" };
const tiles: Look = { viewType: "MEDIUM", scrollType: "VERTICAL", navigationType: "SHEET" };
const ribbon: Look = { viewType: "MEDIUM", scrollType: "HORIZONTAL", navigationType: "SHEET" };
const rows: Look = { viewType: "SMALL", scrollType: "VERTICAL", navigationType: "POP_UP" };

const plain: [key: string, groupKey: string, look: Look, name: Words][] = [
  ["combo", "together", showcase, ["Kombolar", "Комбо", "Combos"]],
  ["pizza-hearty", "pizza", tiles, ["Toʻyimli pitsalar", "Сытные пиццы", "Hearty Pizzas"]],
  ["pizza-classic", "pizza", tiles, ["Klassik pitsalar", "Классика", "Classics"]],
  ["burger", "street", tiles, ["Burgerlar", "Бургеры", "Burgers"]],
  ["lavash", "street", tiles, ["Lavash va doner", "Лаваш и донер", "Lavash & Doner"]],
  ["hot-dog", "street", ribbon, ["Hot-doglar", "Хот-доги", "Hot Dogs"]],
  ["chicken", "street", tiles, ["Tovuq", "Курица", "Chicken"]],
  ["fries", "beside", tiles, ["Fri va gazaklar", "Фри и закуски", "Fries & Snacks"]],
  ["salad", "beside", ribbon, ["Salatlar", "Салаты", "Salads"]],
  ["dessert", "beside", tiles, ["Shirinliklar", "Десерты", "Desserts"]],
  ["drink", "beside", rows, ["Ichimliklar", "Напитки", "Drinks"]],
  ["sauce", "beside", rows, ["Souslar", "Соусы", "Sauces"]],
];

export const categories: DemoCategory[] = plain.map(([key, groupKey, look, name], index) =>
  Object.assign({ key, groupKey, name: text(name), priority: index + 1 }, look),
);
