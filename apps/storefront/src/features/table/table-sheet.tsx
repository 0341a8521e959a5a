import { Suspense } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import type { TableBillProps } from "./table-bill.tsx";

const TableBill = lazyComponent(() => import("./table-bill.tsx").then((module) => module.TableBill));

/** Renders the bill. Its code is loaded on the first user interaction. */
export function TableBillSheet(props: TableBillProps) {
  return (
    <Suspense>
      <TableBill {...props} />
    </Suspense>
  );
}
