import type { SheetKey } from "@dasturxon/domain/menu-workbook";
import { useCallback, useState } from "react";
import type { WorkbookCorrections, RowCorrectionsOfSheet, ShownImportRow } from "./faulty-rows.ts";

const NO_ROW_CORRECTIONS: RowCorrectionsOfSheet = {
  mended: new Map(),
  skipped: new Set(),
  touched: new Map(),
};

/** Manages the user's corrections of invalid rows in each sheet: edited cells and excluded rows. */
export function useImportRowCorrections() {
  const [mends, setMends] = useState<WorkbookCorrections>({
    dishes: NO_ROW_CORRECTIONS,
    choices: NO_ROW_CORRECTIONS,
    sets: NO_ROW_CORRECTIONS,
  });
  const change = useCallback(
    (sheet: SheetKey, next: (before: RowCorrectionsOfSheet) => RowCorrectionsOfSheet) =>
      setMends((before) => ({ ...before, [sheet]: next(before[sheet]) })),
    [],
  );
  const mend = useCallback(
    (sheet: SheetKey, row: ShownImportRow, { key, text }: { key: string; text: string }) =>
      change(sheet, ({ mended, skipped, touched }) => ({
        mended: new Map(mended).set(row.line, new Map(mended.get(row.line)).set(key, text)),
        skipped,
        touched: new Map(touched).set(row.line, row),
      })),
    [change],
  );
  const skip = useCallback(
    (sheet: SheetKey, row: ShownImportRow) =>
      change(sheet, ({ mended, skipped, touched }) => ({
        mended,
        skipped: new Set(skipped).add(row.line),
        touched: new Map(touched).set(row.line, row),
      })),
    [change],
  );
  const takeBack = useCallback(
    (sheet: SheetKey, { line }: ShownImportRow) =>
      change(sheet, ({ skipped, ...rest }) => ({
        ...rest,
        skipped: new Set([...skipped].filter((each) => each !== line)),
      })),
    [change],
  );
  return { mends, mend, skip, takeBack };
}
