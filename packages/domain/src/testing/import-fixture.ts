import type { StoredMenu } from "../menu-table.ts";
import type { MenuImportRules } from "../menu-row.ts";
import { detectTableColumns, type TableDetectionRules } from "../open-table.ts";
import { type MenuImportPlan, planMenuImport } from "../plan-import.ts";

/** Product with default values. */
export const blankProduct = {
  categoryId: "",
  name: {},
  description: {},
  image: null,
  costPrice: null,
  discount: 0,
  unit: "COUNT",
  measure: 1,
  isWeighed: false,
  minCount: 1,
  calorie: null,
  timeCookingMin: null,
  timeCookingMax: null,
  labels: [],
  tags: [],
  channels: ["WEB", "TG"],
  barcode: null,
  mxicCode: null,
  packageCode: null,
  vatPercent: null,
  unitCode: null,
  isMarked: false,
  isActive: true,
  timetable: null,
};
/** Creates a product of the menu. */
export const createProduct = (id: string, more: object) =>
  ({ ...blankProduct, id, version: 3, ...more }) as StoredMenu["products"][0];
/** Small menu with values in every column. */
export const menu: StoredMenu = {
  groups: [{ id: "g1", name: { uz: "Taomlar", ru: "Блюда" } }],
  categories: [
    { id: "c1", groupId: "g1", name: { uz: "Palovlar", ru: "Пловы" } },
    { id: "c2", groupId: "g1", name: { uz: "Ichimliklar", ru: "Напитки" } },
  ],
  branches: [
    { id: "b1", name: { uz: "Markaz", ru: "Центр" } },
    { id: "b2", name: { uz: "Shimol", ru: "Север" } },
    { id: "b3", name: { uz: "shimol" } },
  ],
  products: [
    createProduct("p1", {
      categoryId: "c1",
      name: { uz: "Toʻy oshi", ru: "Плов; свадебный", ar: "أرز" },
      description: { uz: "=2+2 kishiga, “katta”\nikki qator" },
      costPrice: 45_000,
      measure: 0.35,
      unit: "KG",
      image: "m1/osh",
      labels: ["HIT", "Bizniki"],
      mxicCode: "10203040506070801",
      packageCode: "1234567",
      "costPrice@b1": 47_000,
      stock: 12,
      // The database returns the keys of an object in any order, so the keys of this timetable are not in their usual
      // order.
      timetable: [
        { to: "11:00", days: ["SUNDAY", "MONDAY"], from: "07:00" },
        { to: "02:00", days: ["FRIDAY"], from: "19:30" },
      ],
    }),
    createProduct("p2", {
      categoryId: "c2",
      name: { uz: "Kola", ru: "Кола" },
      costPrice: 9_000,
      barcode: "478001",
    }),
    createProduct("p3", {
      categoryId: "c2",
      name: { uz: "Choy", ru: null, eng: "" },
      costPrice: 0,
      isActive: false,
    }),
  ],
};
const requiredBounds = { min: 0, max: 1_000_000, longest: 120, choices: [], isOptional: false };
const optionalCellBounds = { ...requiredBounds, isOptional: true };
/** Rules for test imports, with the limits of the fields in the console's forms. */
export const importRules = {
  languages: ["uz", "ru"] as const,
  blank: blankProduct,
  bounds: {
    name: requiredBounds,
    description: { ...requiredBounds, longest: 2000 },
    image: optionalCellBounds,
    costPrice: requiredBounds,
    discount: { ...requiredBounds, max: 100 },
    unit: { ...requiredBounds, choices: ["KG", "LITER", "GRAMM", "COUNT"] },
    labels: { ...requiredBounds, choices: ["HIT", "NEW"] },
    channels: { ...requiredBounds, choices: ["WEB", "TG"] },
    barcode: optionalCellBounds,
    mxicCode: optionalCellBounds,
    packageCode: optionalCellBounds,
    vatPercent: optionalCellBounds,
    unitCode: optionalCellBounds,
    calorie: optionalCellBounds,
    timeCookingMin: optionalCellBounds,
    timeCookingMax: optionalCellBounds,
  },
};
/** Opens a spreadsheet and plans its import. */
export const planImportOfTable = (
  of: StoredMenu,
  table: readonly (readonly (string | null)[])[],
  all: MenuImportRules & TableDetectionRules,
) => planMenuImport(of, detectTableColumns(of, table, all), all);
/** Returns the changes that a spreadsheet makes to the menu. */
export function planTestImport(table: readonly (readonly (string | number)[])[], of = menu): MenuImportPlan {
  const made = planImportOfTable(
    of,
    table.map((row) => row.map(String)),
    importRules,
  );
  if (typeof made === "string") throw new Error(made);
  return made;
}
/** Returns the numbers of faulty lines with their faults. */
export const listFaultCausesByLine = ({ faulty }: MenuImportPlan) =>
  faulty.map(({ line, faults }) => [line, ...faults.map(({ column, cause }) => `${column.key}: ${cause}`)]);
