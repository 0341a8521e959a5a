import type { ColumnKind } from "./dish-columns.ts";

/** Columns of the spreadsheets of modifiers and of sets, with one choice per row. */
export const CHOICE_COLUMN_KINDS: readonly ColumnKind[] = [
  { key: "ofId", kind: "words", heads: ["Mahsulot ID", "ID товара", "Product ID"] },
  {
    key: "of",
    kind: "words",
    heads: ["Mahsulot", "Товар", "Product"],
    also: ["Taom", "Блюдо", "Dish", "Toʻplam", "Набор", "Set"],
  },
  { key: "groupId", kind: "words", heads: ["Guruh ID", "ID группы", "Group ID"] },
  {
    key: "groupName",
    kind: "words",
    isTranslated: true,
    heads: ["Guruh nomi", "Название группы", "Name of the group"],
    also: ["Guruh", "Группа", "Group", "Group name"],
  },
  { key: "min", kind: "count", heads: ["Eng kami", "Не меньше", "At least"], also: ["Минимум", "Min"] },
  { key: "max", kind: "count", heads: ["Eng koʻpi", "Не больше", "At most"], also: ["Максимум", "Max"] },
  {
    key: "choiceId",
    kind: "words",
    heads: ["Tanlov ID", "ID варианта", "Choice ID"],
    also: ["Option ID"],
  },
  {
    key: "choiceName",
    kind: "words",
    isTranslated: true,
    heads: ["Tanlov", "Вариант", "Choice"],
    also: ["Option", "Опция", "Nomi", "Название", "Name"],
  },
  { key: "partId", kind: "words", heads: ["Tarkibidagi ID", "ID в наборе", "Part ID"] },
  {
    key: "part",
    kind: "words",
    heads: ["Menyudagi mahsulot", "Товар из меню", "Product of the menu"],
    also: ["Part"],
  },
  {
    key: "choicePrice",
    kind: "sum",
    heads: ["Qoʻshimcha narx", "Доплата", "Price on top"],
    also: ["Narxi", "Narx", "Цена", "Price"],
  },
  {
    key: "maxCount",
    kind: "count",
    heads: ["Bittasidan koʻpi bilan", "Одного не больше", "Of one at most"],
  },
  { key: "isAvailable", kind: "flag", heads: ["Tanlash mumkin", "Можно выбрать", "Can be chosen"] },
  { key: "usedBy", kind: "words", heads: ["Qaysi mahsulotlarda", "В каких товарах", "Used in"] },
];
