import type { PlatformLanguage } from "@dasturxon/domain/language";
import { formatSheetName, type SheetKey } from "@dasturxon/domain/menu-workbook";
import { formatColumnHeader, formatMachineColumnName } from "@dasturxon/domain/menu-columns";
import type { MergedSheetPosition } from "@dasturxon/domain/merge-sheets";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import type { FaultyMenuRow } from "@dasturxon/domain/plan-import";

type ReaderLanguage = PlatformLanguage;
export interface FaultySheet {
  sheet: SheetKey;
  /** Name of the sheet in the imported file. */
  name: string;
  heads: readonly string[];
  rows: readonly FaultyMenuRow[];
}

/** Returns the invalid rows of each sheet. A sheet may have none. */
export function listFaultySheets(
  { heads, columns, faulty, lists }: MenuWorkbookPlan,
  reader: ReaderLanguage,
): FaultySheet[] {
  // Columns of sections and of corrections have no header in the table.
  const named = Array.from({ length: Math.max(heads.length, columns.length) }, (_, at) => {
    const [head = "", column] = [heads[at], columns[at]];
    return head.trim() === "" && column ? formatColumnHeader(column, reader) : head;
  });
  const main = {
    sheet: "dishes" as const,
    name: formatSheetName("dishes", reader),
    heads: named,
    rows: faulty,
  };
  const others = lists.map(({ sheet, heads: own, faulty: rows }) => ({
    sheet,
    name: formatSheetName(sheet, reader),
    heads: own,
    rows: rows.toSorted((one, other) => one.line - other.line),
  }));
  return [main, ...others];
}

/** Row with its current and its corrected errors. */
export interface ShownImportRow extends FaultyMenuRow {
  state: "faulty" | "mended" | "skipped";
  /** Columns of the row that are still invalid, by their `formatMachineColumnName` key. */
  open: ReadonlySet<string>;
}

/** Corrections of invalid rows in the import preview, by line number. */
export interface RowCorrectionsOfSheet {
  /** Corrected cell texts by line number, and within a line by the `formatMachineColumnName` key of the column. */
  mended: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Line numbers of the rows that the user excluded from the import. */
  skipped: ReadonlySet<number>;
  /**
   * Rows that the user corrected or excluded, as they were last displayed. They stay at their place in the list when
   * they become valid.
   */
  touched: ReadonlyMap<number, ShownImportRow>;
}

export type WorkbookCorrections = Readonly<Record<SheetKey, RowCorrectionsOfSheet>>;

/** Returns the invalid rows together with those that were corrected or excluded, ordered by line. */
export function listShownRows(
  faulty: readonly FaultyMenuRow[],
  { skipped, touched }: RowCorrectionsOfSheet,
): ShownImportRow[] {
  const now = new Map(faulty.map((row) => [row.line, row]));
  const lines = [...new Set([...now.keys(), ...touched.keys()])].toSorted((one, other) => one - other);
  return lines.flatMap((line): ShownImportRow[] => {
    const [row, before] = [now.get(line), touched.get(line)];
    const drawn = row ?? before;
    if (!drawn) return [];
    if (before && skipped.has(line)) return [{ ...before, state: "skipped" }];
    const toColumnFaults = (faults: FaultyMenuRow["faults"] = []) =>
      faults.map((fault) => [formatMachineColumnName(fault.column), fault] as const);
    // The faulty columns of a row keep their order when its errors change, so that the inputs do not move. New errors
    // replace old ones of the same column.
    const faults = new Map([...toColumnFaults(before?.faults), ...toColumnFaults(row?.faults)]);
    return [
      {
        ...drawn,
        faults: [...faults.values()],
        state: row ? "faulty" : "mended",
        open: new Set(toColumnFaults(row?.faults).map(([key]) => key)),
      },
    ];
  });
}

/** Returns the first `count` invalid rows, and all rows that were corrected or excluded. */
export function takeFirstFaultyRows(rows: readonly ShownImportRow[], count: number): ShownImportRow[] {
  const first = new Set(rows.filter(({ state }) => state === "faulty").slice(0, count));
  return rows.filter((row) => row.state !== "faulty" || first.has(row));
}

/**
 * Position of an invalid row: its line in the sheet and the name of the sheet. `name` is null if dishes are the only
 * sheet.
 */
export interface RowPosition {
  name: string | null;
  line: number;
}

/**
 * Returns the rows to display of each sheet: at most `count` invalid rows in total, but at least one of each sheet with
 * invalid rows. `places` are the sheets that the table of dishes was merged from.
 */
export function limitShownRows(
  lists: readonly FaultySheet[],
  mends: WorkbookCorrections,
  { count, places }: { count: number; places: readonly MergedSheetPosition[] },
) {
  let left = count;
  return lists.flatMap(({ sheet, name, rows }) => {
    const drawn = takeFirstFaultyRows(listShownRows(rows, mends[sheet]), Math.max(1, left));
    left -= drawn.length;
    const getRowPosition = (line: number): RowPosition =>
      sheet === "dishes" ? toRowPosition(places, line) : { name, line };
    return drawn.map((row) => ({ sheet, place: getRowPosition(row.line), row }));
  });
}

function toRowPosition(places: readonly MergedSheetPosition[], line: number): RowPosition {
  const place = places.findLast(({ from }) => from <= line);
  return place ? { name: place.name, line: place.line + line - place.from } : { name: null, line };
}
