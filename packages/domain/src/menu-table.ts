import type { KeptBranch } from "./branch-columns.ts";
import type { TableGroup } from "./choice-groups.ts";
import type { WireLanguage } from "./language.ts";
import { writeCell } from "./menu-cells.ts";
import { headOf, type MenuColumn, menuColumns } from "./menu-columns.ts";
import { pictureAddress } from "./picture-address.ts";
import { asText, mainFirst, type Text, textIn } from "./text.ts";

type Fields = Record<string, unknown>;
export interface KeptMenu {
  groups: readonly { id: string; name: Text }[];
  categories: readonly { id: string; groupId: string; name: Text }[];
  /** Those whose prices are columns. */
  branches?: readonly KeptBranch[];
  /** Groups of choices that products share. */
  library?: readonly (TableGroup & { version: number })[];
  /** With all fields of a product, with what is left as `stock` and its prices in branches by `branchPriceKey`. */
  products: readonly ({ id: string; version: number; categoryId: string; name: Text } & Fields)[];
}

export type MenuReader = "uz" | "ru" | "en";

/** A name in the brand's main language, or in any that it has. */
export function nameOf(name: Text, languages: readonly WireLanguage[]): string {
  const main = languages[0] ?? "uz";
  return textIn(mainFirst(name, main), main === "eng" ? "en" : main, main);
}

export interface Hidden {
  /** Columns that are not for whoever reads: what another may count or price. */
  hidden?: readonly string[];
}

export interface PicturesAt {
  /** Of the host that shows the pictures; without it their addresses begin with its root. */
  origin?: string;
}

/** The address of a product's picture; null: it has none. */
export const pictureCell = (key: unknown, origin?: string) =>
  typeof key === "string" ? pictureAddress(key, origin) : null;

/** The menu as a table, heads in the reader's language: planned as an import it changes nothing. */
export function menuTable(
  menu: KeptMenu,
  {
    languages,
    reader,
    hidden,
    origin,
  }: { languages: readonly WireLanguage[]; reader: MenuReader } & Hidden & PicturesAt,
): (string | number)[][] {
  const columns = menuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  const places = placesIn(menu, languages);
  const cellOf = (column: MenuColumn, product: KeptMenu["products"][number]) => {
    const { key, kind, language } = column;
    if (language) return asText(product[key])[language] ?? "";
    if (kind === "picture") return pictureCell(product[key], origin) ?? "";
    return places(product, key) ?? writeCell(column, product, reader);
  };
  return [
    columns.map((column) => headOf(column, reader)),
    ...menu.products.map((product) => columns.map((column) => cellOf(column, product))),
  ];
}

/** What the category of a product is called, or its group; null: another column is meant. */
export function placesIn(menu: KeptMenu, languages: readonly WireLanguage[]) {
  const categories = new Map(menu.categories.map((each) => [each.id, each]));
  const groups = new Map(menu.groups.map((each) => [each.id, each]));
  return ({ categoryId }: { categoryId: string }, key: string): string | null => {
    if (key !== "category" && key !== "group") return null;
    const category = categories.get(categoryId);
    const place = key === "category" ? category : groups.get(category?.groupId ?? "");
    return place ? nameOf(place.name, languages) : "";
  };
}
