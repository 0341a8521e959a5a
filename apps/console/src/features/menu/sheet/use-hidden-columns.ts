import { useMayCount } from "../stock/use-stock.ts";

const NONE: readonly string[] = [];
const STOCK = ["stock"];

/** Returns the columns to hide. The stock counts for all branches, so only users with access to all of them see it. */
export function useHiddenColumns(): readonly string[] {
  return useMayCount() ? NONE : STOCK;
}
