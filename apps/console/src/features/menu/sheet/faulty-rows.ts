import { SHEET_NAMES } from "@dasturxon/domain/menu-book";
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
