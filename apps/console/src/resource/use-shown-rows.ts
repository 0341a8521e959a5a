import { useState } from "react";
import type { ResourceRow, useResourceRows } from "./use-resource.ts";

/** Number of rows rendered at first, and added by each press of "more". */
const ROWS_PER_SHOW_MORE = 100;

/** Returns the rendered rows, and the list for the button that shows more of them. */
export function useShownRows({ query, rows }: Pick<ReturnType<typeof useResourceRows>, "query" | "rows">) {
  const [count, setCount] = useState(ROWS_PER_SHOW_MORE);
  const shown: ResourceRow[] = rows.slice(0, count);
  const more = {
    hasNextPage: query.hasNextPage || rows.length > count,
    isFetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: async () => {
      setCount(count + ROWS_PER_SHOW_MORE);
      if (rows.length <= count) await query.fetchNextPage();
    },
  };
  return { shown, more };
}
