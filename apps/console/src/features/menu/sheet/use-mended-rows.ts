import { useCallback, useState } from "react";
import type { RowMends, ShownRow } from "./faulty-rows.ts";

/** Manages the user's corrections of invalid rows: edited cells and excluded rows. */
export function useMendedRows() {
  const [mends, setMends] = useState<RowMends>(() => ({
    mended: new Map(),
    skipped: new Set(),
    touched: new Map(),
  }));
  const mend = useCallback(
    (row: ShownRow, key: string, text: string) =>
      setMends(({ mended, skipped, touched }) => ({
        mended: new Map(mended).set(row.line, new Map(mended.get(row.line)).set(key, text)),
        skipped,
        touched: new Map(touched).set(row.line, row),
      })),
    [],
  );
  const skip = useCallback(
    (row: ShownRow) =>
      setMends(({ mended, skipped, touched }) => ({
        mended,
        skipped: new Set(skipped).add(row.line),
        touched: new Map(touched).set(row.line, row),
      })),
    [],
  );
  const takeBack = useCallback(
    ({ line }: ShownRow) =>
      setMends(({ skipped, ...rest }) => ({
        ...rest,
        skipped: new Set([...skipped].filter((each) => each !== line)),
      })),
    [],
  );
  return { mends, mend, skip, takeBack };
}
