import { Suspense } from "react";
import { late } from "../../platform/late.tsx";
import { useTable } from "../../shop/location/table.ts";

const TableCard = late(() => import("./table-card.tsx").then((module) => module.TableCard));

/** What a guest sees who scanned the code of a table; nothing for everybody else. */
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
