import { product } from "@dasturxon/contract/managed/products";
import { shapeOf } from "@dasturxon/contract/resource-shape";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { blankProduct } from "../parts/menu-import/blank-product.ts";

export const languages = ["uz", "ru"] as const;

const id = (kind: number, at: number) => `0197a000-0000-7000-800${kind}-${String(at).padStart(12, "0")}`;
const productRow = (at: number, more: object) => ({
  ...blankProduct(shapeOf(product)),
  id: id(1, at),
  version: 2,
  ...more,
});
const choice = (at: number, more: object) => ({
  id: id(4, at),
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  ...more,
});

const sauces = {
  id: id(3, 1),
  version: 1,
  name: { uz: "Souslar", ru: "Соусы" },
  min: 0,
  max: 2,
  modifications: [
    choice(1, { name: { uz: "Ketchup", ru: "Кетчуп" }, price: 2_000, maxCount: 3 }),
    choice(2, { name: { uz: "Achchiq", ru: "Острый" }, isAvailable: false }),
  ],
};
const drink = {
  id: id(3, 2),
  name: { uz: "Ichimlik", ru: "Напиток" },
  min: 1,
  max: 1,
  modifications: [choice(3, { productId: id(1, 2) }), choice(4, { productId: id(1, 3), price: 500 })],
};

/** Menu of the fixture files. They were created by the export and saved again by other programs. */
export const fixtureMenu: StoredMenu = {
  groups: [{ id: id(5, 1), name: { uz: "Taomlar", ru: "Блюда" } }],
  categories: [
    { id: id(2, 1), groupId: id(5, 1), name: { uz: "Palovlar", ru: "Пловы" } },
    { id: id(2, 2), groupId: id(5, 1), name: { uz: "Ichimliklar", ru: "Напитки" } },
  ],
  branches: [
    { id: id(6, 1), name: { uz: "Markaz", ru: "Центр" } },
    { id: id(6, 2), name: { uz: "Chilonzor", ru: "Чиланзар" } },
  ],
  library: [sauces],
  products: [
    productRow(1, {
      categoryId: id(2, 1),
      name: { uz: "Toy oshi", ru: "Плов; «свадебный», 0,35" },
      description: { uz: "=2+2 kishiga", ru: "Рис, морковь\nи баранина" },
      costPrice: 45_000,
      measure: 0.35,
      unit: "KG",
      discount: 12.5,
      labels: ["HIT"],
      tags: ["issiq", "+998"],
      mxicCode: "10203040506070801",
      packageCode: "0001234567",
      vatPercent: 12,
      stock: 12,
      [`costPrice@${id(6, 1)}`]: 47_000,
      timetable: [
        { days: ["SUNDAY", "MONDAY"], from: "07:00", to: "11:00" },
        { days: ["FRIDAY"], from: "19:30", to: "02:00" },
      ],
      modificationGroups: [
        {
          ...sauces,
          id: id(3, 3),
          libraryId: sauces.id,
          modifications: sauces.modifications.map((each, at) => ({
            ...each,
            id: id(4, 10 + at),
            libraryId: each.id,
          })),
        },
      ],
    }),
    productRow(2, {
      categoryId: id(2, 2),
      name: { uz: "Kola 1.5", ru: "Кола 1.5" },
      costPrice: 9_000,
      barcode: "04780012345678",
      isActive: false,
      channels: ["TG"],
      timetable: [{ days: ["SATURDAY"], from: "00:00", to: "00:00" }],
    }),
    productRow(3, {
      categoryId: id(2, 2),
      name: { uz: "1/2 choy", ru: "Чай 1-2" },
      costPrice: 0,
      measure: 0.125,
      stock: 0,
    }),
    productRow(4, {
      categoryId: id(2, 1),
      name: { uz: "Oilaviy", ru: "Семейный" },
      costPrice: 120_000,
      modificationGroups: [drink],
    }),
  ],
};
