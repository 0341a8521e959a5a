import { useState } from "react";
import type { Row, useRows } from "./use-resource.ts";

/** Number of rows rendered at first and added by each "more". */
const AT_ONCE = 100;

/** Returns the rendered rows, and the list for the button that shows more of them. */
export function useShownRows({ query, rows }: Pick<ReturnType<typeof useRows>, "query" | "rows">) {
  const [count, setCount] = useState(AT_ONCE);
  const shown: Row[] = rows.slice(0, count);
  const more = {
    hasNextPage: query.hasNextPage || rows.length > count,
    isFetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: async () => {
      setCount(count + AT_ONCE);
      if (rows.length <= count) await query.fetchNextPage();
    },
  };
  return { shown, more };
}
