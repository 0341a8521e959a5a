import { product } from "@dasturxon/contract/managed/products";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { createBlankProduct } from "../parts/menu-import/blank-product.ts";

export const fixtureLanguages = ["uz", "ru"] as const;

const createFixtureId = (kind: number, at: number) =>
  `0197a000-0000-7000-800${kind}-${String(at).padStart(12, "0")}`;
const createProductRow = (at: number, more: object) => ({
  ...createBlankProduct(shapeFromResource(product)),
  id: createFixtureId(1, at),
  version: 2,
  ...more,
});
const createChoice = (at: number, more: object) => ({
  id: createFixtureId(4, at),
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  ...more,
});

const sauceGroup = {
  id: createFixtureId(3, 1),
  version: 1,
  name: { uz: "Souslar", ru: "Соусы" },
  min: 0,
  max: 2,
  modifications: [
    createChoice(1, { name: { uz: "Ketchup", ru: "Кетчуп" }, price: 2_000, maxCount: 3 }),
    createChoice(2, { name: { uz: "Achchiq", ru: "Острый" }, isAvailable: false }),
  ],
};
const drinkGroup = {
  id: createFixtureId(3, 2),
  name: { uz: "Ichimlik", ru: "Напиток" },
  min: 1,
  max: 1,
  modifications: [
    createChoice(3, { productId: createFixtureId(1, 2) }),
    createChoice(4, { productId: createFixtureId(1, 3), price: 500 }),
  ],
};

/** Menu of the fixture files. They were created by the export and saved again by other programs. */
export const fixtureMenu: StoredMenu = {
  groups: [{ id: createFixtureId(5, 1), name: { uz: "Taomlar", ru: "Блюда" } }],
  categories: [
    { id: createFixtureId(2, 1), groupId: createFixtureId(5, 1), name: { uz: "Palovlar", ru: "Пловы" } },
    { id: createFixtureId(2, 2), groupId: createFixtureId(5, 1), name: { uz: "Ichimliklar", ru: "Напитки" } },
  ],
  branches: [
    { id: createFixtureId(6, 1), name: { uz: "Markaz", ru: "Центр" } },
    { id: createFixtureId(6, 2), name: { uz: "Chilonzor", ru: "Чиланзар" } },
  ],
  library: [sauceGroup],
  products: [
    createProductRow(1, {
      categoryId: createFixtureId(2, 1),
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
      [`costPrice@${createFixtureId(6, 1)}`]: 47_000,
      timetable: [
        { days: ["SUNDAY", "MONDAY"], from: "07:00", to: "11:00" },
        { days: ["FRIDAY"], from: "19:30", to: "02:00" },
      ],
      modificationGroups: [
        {
          ...sauceGroup,
          id: createFixtureId(3, 3),
          libraryId: sauceGroup.id,
          modifications: sauceGroup.modifications.map((each, at) => ({
            ...each,
            id: createFixtureId(4, 10 + at),
            libraryId: each.id,
          })),
        },
      ],
    }),
    createProductRow(2, {
      categoryId: createFixtureId(2, 2),
      name: { uz: "Kola 1.5", ru: "Кола 1.5" },
      costPrice: 9_000,
      barcode: "04780012345678",
      isActive: false,
      channels: ["TG"],
      timetable: [{ days: ["SATURDAY"], from: "00:00", to: "00:00" }],
    }),
    createProductRow(3, {
      categoryId: createFixtureId(2, 2),
      name: { uz: "1/2 choy", ru: "Чай 1-2" },
      costPrice: 0,
      measure: 0.125,
      stock: 0,
    }),
    createProductRow(4, {
      categoryId: createFixtureId(2, 1),
      name: { uz: "Oilaviy", ru: "Семейный" },
      costPrice: 120_000,
      modificationGroups: [drinkGroup],
    }),
  ],
};
