import { SHEET_NAMES } from "@dasturxon/domain/menu-book";
import { machineHead } from "@dasturxon/domain/menu-columns";
import type { BookPlan } from "@dasturxon/domain/plan-book";
import type { FaultyRow } from "@dasturxon/domain/plan-import";

type Reader = "uz" | "ru" | "en";
export interface FaultyList {
  /** What its sheet is called. */
  name: string;
  isMain: boolean;
  heads: readonly (string | null)[];
  rows: readonly FaultyRow[];
}

/** The faulty rows of each sheet. */
export function faultyLists({ heads, faulty, lists }: BookPlan, reader: Reader): FaultyList[] {
  const main = { name: SHEET_NAMES.dishes[reader], isMain: true, heads, rows: faulty };
  const others = lists.map(({ sheet, heads: own, faulty: rows }) => ({
    name: SHEET_NAMES[sheet][reader],
    isMain: false,
    heads: own,
    rows: rows.toSorted((one, other) => one.line - other.line),
  }));
  return [main, ...others].filter(({ rows }) => rows.length > 0);
}

/** A row with the faults that it has or had. */
export interface ShownRow extends FaultyRow {
  state: "faulty" | "mended" | "skipped";
  /** Columns that are still at fault, as `machineHead` writes them. */
  open: ReadonlySet<string>;
}

/** What was done in the plan to faulty rows, by line. */
export interface RowMends {
  /** New texts of cells, by column as `machineHead` writes it. */
  mended: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Rows that are left out. */
  skipped: ReadonlySet<number>;
  /** These rows as they were drawn, so that they stay in place when they are no longer faulty. */
  touched: ReadonlyMap<number, ShownRow>;
}

/** The faulty rows of the dishes, with those between them that were mended or left out. */
export function shownRows(faulty: readonly FaultyRow[], { skipped, touched }: RowMends): ShownRow[] {
  const now = new Map(faulty.map((row) => [row.line, row]));
  const lines = [...new Set([...now.keys(), ...touched.keys()])].toSorted((one, other) => one - other);
  return lines.flatMap((line): ShownRow[] => {
    const [row, before] = [now.get(line), touched.get(line)];
    const drawn = row ?? before;
    if (!drawn) return [];
    if (before && skipped.has(line)) return [{ ...before, state: "skipped" }];
    const columns = (faults: FaultyRow["faults"] = []) =>
      faults.map((fault) => [machineHead(fault.column), fault] as const);
    // A column keeps its place in the row, with the fault that it has now.
    const faults = new Map([...columns(before?.faults), ...columns(row?.faults)]);
    return [
      {
        ...drawn,
        faults: [...faults.values()],
        state: row ? "faulty" : "mended",
        open: new Set(columns(row?.faults).map(([key]) => key)),
      },
    ];
  });
}

/** As many faulty rows as are drawn, and all that were mended or left out. */
export function firstFaulty(rows: readonly ShownRow[], count: number): ShownRow[] {
  const first = new Set(rows.filter(({ state }) => state === "faulty").slice(0, count));
  return rows.filter((row) => row.state !== "faulty" || first.has(row));
}
