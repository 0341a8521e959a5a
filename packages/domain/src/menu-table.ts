import type { KeptBranch } from "./branch-columns.ts";
import type { WireLanguage } from "./language.ts";
import { writeCell } from "./menu-cells.ts";
import { headOf, type MenuColumn, menuColumns } from "./menu-columns.ts";
import { asText, mainFirst, type Text, textIn } from "./text.ts";

type Fields = Record<string, unknown>;
export interface KeptMenu {
  groups: readonly { id: string; name: Text }[];
  categories: readonly { id: string; groupId: string; name: Text }[];
  /** Those whose prices are columns. */
  branches?: readonly KeptBranch[];
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

/** The menu as a table, heads in the reader's language: planned as an import it changes nothing. */
export function menuTable(
  menu: KeptMenu,
  { languages, reader, hidden }: { languages: readonly WireLanguage[]; reader: MenuReader } & Hidden,
): (string | number)[][] {
  const columns = menuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  const categories = new Map(menu.categories.map((each) => [each.id, each]));
  const groups = new Map(menu.groups.map((each) => [each.id, each]));
  const cellOf = (column: MenuColumn, product: KeptMenu["products"][number]) => {
    const category = categories.get(product.categoryId);
    const { key, language } = column;
    if (key === "category") return category ? nameOf(category.name, languages) : "";
    const group = groups.get(category?.groupId ?? "");
    if (key === "group") return group ? nameOf(group.name, languages) : "";
    return language ? (asText(product[key])[language] ?? "") : writeCell(column, product, reader);
  };
  return [
    columns.map((column) => headOf(column, reader)),
    ...menu.products.map((product) => columns.map((column) => cellOf(column, product))),
  ];
}
