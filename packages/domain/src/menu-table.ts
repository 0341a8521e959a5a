import type { StoredBranch } from "./branch-columns.ts";
import type { ImportedModifierGroup } from "./choice-groups.ts";
import type { WireLanguage } from "./language.ts";
import { formatMenuCell } from "./menu-cells.ts";
import { formatColumnHeader, type MenuColumn, listMenuColumns } from "./menu-columns.ts";
import { createPictureAddress } from "./picture-address.ts";
import { toTextByLanguage, putMainLanguageFirst, type TextByLanguage, findTextInLanguage } from "./text.ts";

type ProductFields = Record<string, unknown>;
export interface StoredMenu {
  groups: readonly { id: string; name: TextByLanguage }[];
  categories: readonly { id: string; groupId: string; name: TextByLanguage }[];
  /** Branches for which the table has a column with the branch's price. */
  branches?: readonly StoredBranch[];
  /** Modifier groups shared by products. */
  library?: readonly (ImportedModifierGroup & { version: number })[];
  /** Products with all fields, the stock as `stock`, and prices in branches by `createBranchPriceKey`. */
  products: readonly ({
    id: string;
    version: number;
    categoryId: string;
    name: TextByLanguage;
  } & ProductFields)[];
}

export type MenuLanguage = "uz" | "ru" | "en";

/** Returns a name in the brand's main language, else in another language. */
export function getMenuName(name: TextByLanguage, languages: readonly WireLanguage[]): string {
  const main = languages[0] ?? "uz";
  return findTextInLanguage(putMainLanguageFirst(name, main), main === "eng" ? "en" : main, main);
}

export interface HiddenColumns {
  /** Columns that the reader may not see, such as stock and prices managed by other roles. */
  hidden?: readonly string[];
}

export interface PictureOrigin {
  /** Origin of the pictures' host. Absent: addresses start with `/`. */
  origin?: string;
}

/** Returns the address of a product's picture, or null if it has none. */
export const toPictureAddressCell = (key: unknown, origin?: string) =>
  typeof key === "string" ? createPictureAddress(key, origin) : null;

/** Exports the menu as a table with headers in the reader's language. Importing the unchanged table changes nothing. */
export function createMenuTable(
  menu: StoredMenu,
  {
    languages,
    reader,
    hidden,
    origin,
  }: { languages: readonly WireLanguage[]; reader: MenuLanguage } & HiddenColumns & PictureOrigin,
): (string | number)[][] {
  const columns = listMenuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  const places = createCategoryNameLookup(menu, languages);
  const toMenuCell = (column: MenuColumn, product: StoredMenu["products"][number]) => {
    const { key, kind, language } = column;
    if (language) return toTextByLanguage(product[key])[language] ?? "";
    if (kind === "picture") return toPictureAddressCell(product[key], origin) ?? "";
    return places(product, key) ?? formatMenuCell(column, product, reader);
  };
  return [
    columns.map((column) => formatColumnHeader(column, reader)),
    ...menu.products.map((product) => columns.map((column) => toMenuCell(column, product))),
  ];
}

/** Creates a function that returns the name of a product's category or group, or null for another column. */
export function createCategoryNameLookup(menu: StoredMenu, languages: readonly WireLanguage[]) {
  const categories = new Map(menu.categories.map((each) => [each.id, each]));
  const groups = new Map(menu.groups.map((each) => [each.id, each]));
  return ({ categoryId }: { categoryId: string }, key: string): string | null => {
    if (key !== "category" && key !== "group") return null;
    const category = categories.get(categoryId);
    const place = key === "category" ? category : groups.get(category?.groupId ?? "");
    return place ? getMenuName(place.name, languages) : "";
  };
}
