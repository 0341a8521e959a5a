import { WEEKDAYS } from "@dasturxon/domain/hours";
import type { DemoCategory, DemoCategoryGroup } from "../types.ts";
import { createText, type ThreeLanguageWords } from "../words.ts";

type CategoryDisplay = Partial<
  Pick<DemoCategory, "viewType" | "scrollType" | "navigationType" | "timetable">
>;

export const categoryGroups: DemoCategoryGroup[] = [
  { key: "taomlar", name: createText(["Taomlar", "Кухня", "Kitchen"]), priority: 1 },
  { key: "choyxona", name: createText(["Choyxona", "Чайхана", "Teahouse"]), priority: 2 },
];

const categoryTable: [key: string, groupKey: string, name: ThreeLanguageWords, views: CategoryDisplay][] = [
  ["palov", "taomlar", ["Palov", "Плов", "Plov"], {}],
  [
    "toplam",
    "taomlar",
    ["Toʻplamlar", "Наборы", "Sets"],
    { scrollType: "HORIZONTAL", navigationType: "POP_UP" },
  ],
  ["kabob", "taomlar", ["Kaboblar", "Шашлыки", "Shashlik"], { viewType: "BIG" }],
  ["hamir", "taomlar", ["Lagʻmon va manti", "Лагман и манты", "Lagʻmon and manti"], {}],
  ["somsa", "taomlar", ["Somsa", "Самса", "Somsa"], {}],
  ["shorva", "taomlar", ["Shoʻrvalar", "Супы", "Soups"], {}],
  ["quyuq", "taomlar", ["Quyuq taomlar", "Горячее", "Main dishes"], {}],
  ["salat", "taomlar", ["Salatlar", "Салаты", "Salads"], {}],
  [
    "nonushta",
    "taomlar",
    ["Nonushta", "Завтрак", "Breakfast"],
    { timetable: [{ days: [...WEEKDAYS], from: "07:00", to: "11:00" }] },
  ],
  ["non", "choyxona", ["Issiq non", "Горячий хлеб", "Hot bread"], { viewType: "SMALL" }],
  ["shirinlik", "choyxona", ["Shirinliklar", "Сладости", "Sweets"], { navigationType: "FULL_SCREEN" }],
  ["choy", "choyxona", ["Choy va qahva", "Чай и кофе", "Tea and coffee"], { viewType: "SMALL" }],
  ["ichimlik", "choyxona", ["Ichimliklar", "Напитки", "Drinks"], { viewType: "SMALL" }],
];

export const categories: DemoCategory[] = categoryTable.map(([key, groupKey, name, views], index) => ({
  key,
  groupKey,
  name: createText(name),
  priority: index + 1,
  viewType: "MEDIUM",
  scrollType: "VERTICAL",
  navigationType: "SHEET",
  ...views,
}));
