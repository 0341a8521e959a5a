import { textOf } from "./catalogue.ts";
import { choiceRecords, choiceTable } from "./choice-table.ts";
import { PLATFORM_LANGUAGES, type WireLanguage } from "./language.ts";
import { writeCell } from "./menu-cells.ts";
import { machineHead, menuColumns } from "./menu-columns.ts";
import {
  type HiddenRows,
  type StoredMenu,
  type MenuLanguage,
  menuTable,
  pictureCell,
  type PictureOrigin,
  placesIn,
} from "./menu-table.ts";
import { fold } from "./search-fold.ts";
import { asText } from "./text.ts";
import { sheetsTexts } from "./texts/sheets.ts";

export const SHEETS = ["dishes", "choices", "sets"] as const;
export type SheetKey = (typeof SHEETS)[number];
/** Table of a sheet. A null cell leaves its field unchanged. */
export type SheetTable = readonly (readonly (string | null)[])[];
/** Tables of one file. */
export type MenuWorkbook = Partial<Record<SheetKey, SheetTable>>;

/** Returns the name of a sheet in the reader's language. */
export const sheetName = (key: SheetKey, reader: MenuLanguage): string => textOf(sheetsTexts, key, reader);

/** Returns the sheet with this name, in any of the languages. */
export const sheetKeyOf = (name: string) =>
  SHEETS.find((key) =>
    [key, ...PLATFORM_LANGUAGES.map((reader) => sheetName(key, reader))].some(
      (each) => fold(each) === fold(name),
    ),
  );

/** Assigns the sheets of a file by name. The first sheet with an unknown name contains the dishes. */
export function workbookOf(sheets: readonly { name: string; table: SheetTable }[]): MenuWorkbook {
  const book: MenuWorkbook = {};
  for (const { name, table } of sheets) {
    const key = sheetKeyOf(name);
    if (key) book[key] ??= table;
  }
  const other = sheets.find(({ name }) => !sheetKeyOf(name));
  if (!book.dishes && other) book.dishes = other.table;
  return book;
}

interface Options extends HiddenRows, PictureOrigin {
  languages: readonly WireLanguage[];
  reader: MenuLanguage;
}

/** Exports the menu as sheets of a file. Importing the unchanged file changes nothing. Empty sheets are omitted. */
export function menuSheets(menu: StoredMenu, options: Options) {
  const tables = {
    dishes: menuTable(menu, options),
    choices: choiceTable(menu, { ...options, isOfSets: false }),
    sets: choiceTable(menu, { ...options, isOfSets: true }),
  };
  return SHEETS.filter((key) => key === "dishes" || tables[key].length > 1).map((key) => ({
    name: sheetName(key, options.reader),
    table: tables[key],
  }));
}

/** Exports the menu as JSON, by column names. */
export function menuJson(menu: StoredMenu, { languages, hidden, origin }: Omit<Options, "reader">): string {
  const columns = menuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  const places = placesIn(menu, languages);
  const dishes = menu.products.map((product) =>
    Object.fromEntries(
      columns.map((column) => {
        const { key, kind, language } = column;
        const place = places(product, key);
        const isText = kind === "days" || kind === "time";
        const value = isText ? writeCell(column, product, "en") || null : (place ?? product[key] ?? null);
        if (kind === "picture") return [machineHead(column), pictureCell(value, origin)];
        return [machineHead(column), language ? asText(product[key])[language] || null : value];
      }),
    ),
  );
  const choices = choiceRecords(menu, { languages, isOfSets: false });
  const sets = choiceRecords(menu, { languages, isOfSets: true });
  return `${JSON.stringify({ dishes, choices, sets }, null, 1)}\n`;
}
