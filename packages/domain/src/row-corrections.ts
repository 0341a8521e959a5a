import { formatMachineColumnName, type MenuColumn } from "./menu-columns.ts";
import type { MenuTableRow } from "./table-sections.ts";

/** Corrections of a spreadsheet in the import preview. */
export interface RowCorrections {
  /** Cells corrected after the spreadsheet was parsed, by line number and `formatMachineColumnName` key. */
  mended?: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Line numbers of the rows that the import skips. */
  skipped?: ReadonlySet<number>;
}

interface CorrectableImportTable {
  heads: readonly string[];
  columns: readonly (MenuColumn | null)[];
  rows: readonly MenuTableRow[];
}

/**
 * Applies corrected cells to the rows, adds columns that the spreadsheet lacks, and omits skipped rows. Rows without a
 * correction have null in an added column, which changes nothing.
 */
export function applyRowCorrections(
  { heads, columns, rows }: CorrectableImportTable,
  { mended, skipped }: RowCorrections,
  columnOf: (key: string) => MenuColumn,
): CorrectableImportTable {
  const left = rows.filter(({ line }) => !skipped?.has(line));
  if (!mended) return { heads, columns, rows: left };
  const all = [...columns];
  const width = Math.max(columns.length, heads.length);
  const findColumnIndex = (key: string): number => {
    const found = all.findIndex((column) => column && formatMachineColumnName(column) === key);
    if (found >= 0) return found;
    while (all.length < width) all.push(null);
    const column = columnOf(key);
    all.push(column);
    return all.length - 1;
  };
  for (const cells of mended.values()) for (const key of cells.keys()) findColumnIndex(key);
  const result = left.map(({ line, cells }) => {
    const put = Array.from({ length: Math.max(all.length, cells.length) }, (_, at) =>
      cells[at] === undefined ? (at < width ? "" : null) : cells[at],
    );
    for (const [key, text] of mended.get(line) ?? []) put[findColumnIndex(key)] = text;
    return { line, cells: put };
  });
  return { heads, columns: all, rows: result };
}
