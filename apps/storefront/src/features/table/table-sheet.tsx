import { Suspense } from "react";
import { late } from "../../platform/late.tsx";
import type { TableBillProps } from "./table-bill.tsx";

const TableBill = late(() => import("./table-bill.tsx").then((module) => module.TableBill));

/** The bill so far; its code comes with the first sign of a hand. */
export function TableSheet(props: TableBillProps) {
  return (
    <Suspense>
      <TableBill {...props} />
    </Suspense>
  );
}
