import { findCatalogueText } from "./catalogue.ts";
import { createChoiceRecords, createChoiceTable } from "./choice-table.ts";
import { PLATFORM_LANGUAGES, type WireLanguage } from "./language.ts";
import { formatMenuCell } from "./menu-cells.ts";
import { formatMachineColumnName, listMenuColumns } from "./menu-columns.ts";
import {
  type HiddenColumns,
  type StoredMenu,
  type MenuLanguage,
  createMenuTable,
  toPictureAddressCell,
  type PictureOrigin,
  createCategoryNameLookup,
} from "./menu-table.ts";
import { normalizeSearchText } from "./search-fold.ts";
import { toTextByLanguage } from "./text.ts";
import { sheetsTexts } from "./texts/sheets.ts";

export const WORKBOOK_SHEET_KEYS = ["dishes", "choices", "sets"] as const;
export type SheetKey = (typeof WORKBOOK_SHEET_KEYS)[number];
/** Table of a sheet. A null cell leaves its field unchanged. */
export type SheetTable = readonly (readonly (string | null)[])[];
/** Tables of one imported file by kind: dishes, modifier choices and sets. */
export type MenuWorkbook = Partial<Record<SheetKey, SheetTable>>;

/** Returns the name of a sheet in the reader's language. */
export const formatSheetName = (key: SheetKey, reader: MenuLanguage): string =>
  findCatalogueText(sheetsTexts, key, reader);

/** Returns the sheet with this name, in any of the languages. */
export const sheetKeyFromName = (name: string) =>
  WORKBOOK_SHEET_KEYS.find((key) =>
    [key, ...PLATFORM_LANGUAGES.map((reader) => formatSheetName(key, reader))].some(
      (each) => normalizeSearchText(each) === normalizeSearchText(name),
    ),
  );

/** Assigns the sheets of a file by name. The first sheet with an unknown name contains the dishes. */
export function createWorkbook(sheets: readonly { name: string; table: SheetTable }[]): MenuWorkbook {
  const book: MenuWorkbook = {};
  for (const { name, table } of sheets) {
    const key = sheetKeyFromName(name);
    if (key) book[key] ??= table;
  }
  const other = sheets.find(({ name }) => !sheetKeyFromName(name));
  if (!book.dishes && other) book.dishes = other.table;
  return book;
}

interface WorkbookOptions extends HiddenColumns, PictureOrigin {
  languages: readonly WireLanguage[];
  reader: MenuLanguage;
}

/** Exports the menu as sheets of a file. Importing the unchanged file changes nothing. Empty sheets are omitted. */
export function createMenuSheets(menu: StoredMenu, options: WorkbookOptions) {
  const tables = {
    dishes: createMenuTable(menu, options),
    choices: createChoiceTable(menu, { ...options, isOfSets: false }),
    sets: createChoiceTable(menu, { ...options, isOfSets: true }),
  };
  return WORKBOOK_SHEET_KEYS.filter((key) => key === "dishes" || tables[key].length > 1).map((key) => ({
    name: formatSheetName(key, options.reader),
    table: tables[key],
  }));
}

/** Exports the menu as JSON, by column names. */
export function createMenuJson(
  menu: StoredMenu,
  { languages, hidden, origin }: Omit<WorkbookOptions, "reader">,
): string {
  const columns = listMenuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  const places = createCategoryNameLookup(menu, languages);
  const dishes = menu.products.map((product) =>
    Object.fromEntries(
      columns.map((column) => {
        const { key, kind, language } = column;
        const place = places(product, key);
        const isText = kind === "days" || kind === "time";
        const value = isText
          ? formatMenuCell(column, product, "en") || null
          : (place ?? product[key] ?? null);
        if (kind === "picture") return [formatMachineColumnName(column), toPictureAddressCell(value, origin)];
        return [
          formatMachineColumnName(column),
          language ? toTextByLanguage(product[key])[language] || null : value,
        ];
      }),
    ),
  );
  const choices = createChoiceRecords(menu, { languages, isOfSets: false });
  const sets = createChoiceRecords(menu, { languages, isOfSets: true });
  return `${JSON.stringify({ dishes, choices, sets }, null, 1)}\n`;
}
