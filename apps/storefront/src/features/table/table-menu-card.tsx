import { Suspense, useLayoutEffect } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useOrderTable } from "../../shop/location/table.ts";

/** Id of the home page's element that contains the table's card. `data-table` on the page reserves its height. */
export const TABLE_CARD_ID = "at-table";

const TableCard = lazyComponent(() => import("./table-card.tsx").then((module) => module.TableCard));

/**
 * Renders the table's card for a guest who scanned the code of a table. Renders nothing for other guests. Until the
 * component is loaded, styles show the table's name instead (`start/first-paint.ts`).
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
