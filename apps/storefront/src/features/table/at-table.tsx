import { Suspense } from "react";
import { late } from "../../platform/late.tsx";
import { useTable } from "../../shop/location/table.ts";

const TableCard = late(() => import("./table-card.tsx").then((module) => module.TableCard));

/** Renders the card for a guest who scanned the code of a table. Renders nothing for other guests. */
export function AtTable() {
  const table = useTable();
  return (
    table && (
      <Suspense fallback={<div className="mt-1 mb-3 h-30 rounded-[20px] bg-brand-soft sm:h-18" />}>
        <TableCard table={table} />
      </Suspense>
    )
  );
}
