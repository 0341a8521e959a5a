import { useMayCount } from "../stock/use-stock.ts";

const NONE: readonly string[] = [];
const STOCK = ["stock"];

/** Columns that are not for whoever looks: one count holds for all branches. */
export function useHiddenColumns(): readonly string[] {
  return useMayCount() ? NONE : STOCK;
}
