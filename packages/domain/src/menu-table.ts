import type { WireLanguage } from "./language.ts";
import { writeCell } from "./menu-cells.ts";
import { headOf, type MenuColumn, menuColumns } from "./menu-columns.ts";
import { asText, mainFirst, type Text, textIn } from "./text.ts";

type Fields = Record<string, unknown>;
export interface KeptMenu {
  groups: readonly { id: string; name: Text }[];
  categories: readonly { id: string; groupId: string; name: Text }[];
  /** With all fields of a product. */
  products: readonly ({ id: string; version: number; categoryId: string; name: Text } & Fields)[];
}

export type MenuReader = "uz" | "ru" | "en";

/** A name in the brand's main language, or in any that it has. */
export function nameOf(name: Text, languages: readonly WireLanguage[]): string {
  const main = languages[0] ?? "uz";
  return textIn(mainFirst(name, main), main === "eng" ? "en" : main, main);
}

/** The menu as a table, heads in the reader's language: planned as an import it changes nothing. */
export function menuTable(
  menu: KeptMenu,
  { languages, reader }: { languages: readonly WireLanguage[]; reader: MenuReader },
): (string | number)[][] {
  const columns = menuColumns(languages);
  const categories = new Map(menu.categories.map((each) => [each.id, each]));
  const groups = new Map(menu.groups.map((each) => [each.id, each]));
  const cellOf = ({ key, kind, language }: MenuColumn, product: KeptMenu["products"][number]) => {
    const category = categories.get(product.categoryId);
    if (key === "category") return category ? nameOf(category.name, languages) : "";
    const group = groups.get(category?.groupId ?? "");
    if (key === "group") return group ? nameOf(group.name, languages) : "";
    const value = product[key];
    return language ? (asText(value)[language] ?? "") : writeCell(kind, value, reader);
  };
  return [
    columns.map((column) => headOf(column, reader)),
    ...menu.products.map((product) => columns.map((column) => cellOf(column, product))),
  ];
}
