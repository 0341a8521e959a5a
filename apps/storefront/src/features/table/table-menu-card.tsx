import { Suspense, useLayoutEffect } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useOrderTable } from "../../shop/location/table.ts";

/** Id of the place of the table's card on the home page. `data-table` on the page reserves its height. */
export const TABLE_CARD_ID = "at-table";

const TableCard = lazyComponent(() => import("./table-card.tsx").then((module) => module.TableCard));

/**
 * Renders the card for a guest who scanned the code of a table, and nothing for other guests. Until its code has loaded,
 * styles show the table's name in its place (`start/first-paint.ts`).
 */
export function TableMenuCard() {
  const table = useOrderTable();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-table", table !== null);
  }, [table]);
  return (
    <div id={TABLE_CARD_ID}>
      {table && (
        <Suspense>
          <TableCard table={table} />
        </Suspense>
      )}
    </div>
  );
}
