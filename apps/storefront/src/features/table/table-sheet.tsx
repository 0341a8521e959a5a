import { Suspense } from "react";
import { late } from "../../platform/late.tsx";
import type { TableBillProps } from "./table-bill.tsx";

const TableBill = late(() => import("./table-bill.tsx").then((module) => module.TableBill));

/** Renders the bill. Its code is loaded on the first user interaction. */
export function TableSheet(props: TableBillProps) {
  return (
    <Suspense>
      <TableBill {...props} />
    </Suspense>
  );
}
