import { useMayEditStock } from "../stock/use-stock.ts";

const NO_HIDDEN_COLUMNS: readonly string[] = [];
const STOCK_COLUMNS = ["stock"];

/** Returns the columns to hide. All branches share one stock, so only users with access to all branches see stock. */
export function useHiddenColumns(): readonly string[] {
  return useMayEditStock() ? NO_HIDDEN_COLUMNS : STOCK_COLUMNS;
}
