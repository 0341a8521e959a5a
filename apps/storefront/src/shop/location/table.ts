import type { TableOfCode } from "@dasturxon/contract";
import { VISIT_MS } from "@dasturxon/domain/table-visit";
import { keptStore } from "../../platform/kept-store.ts";
import { changeFulfillment, useFulfillment } from "./fulfillment.ts";

/** The table whose code the guest scanned. */
export interface ScannedTable extends TableOfCode {
  secret: string;
  /** Milliseconds since 1970. */
  scannedAt: number;
}

export const tableStore = keptStore<ScannedTable | null>({
  name: "table",
  empty: null,
  parse: (kept) => (isTable(kept) ? kept : null),
});

/** The table that was scanned in this visit, whatever the guest wants now. */
export function useScannedTable(): ScannedTable | null {
  const table = tableStore.use();
  return table && Date.now() - table.scannedAt < VISIT_MS ? table : null;
}

/** The table that the order goes to: the scanned one, while he wants to eat in its branch. */
export function useTable(): ScannedTable | null {
  const table = useScannedTable();
  const { branchId, serviceType } = useFulfillment();
  return table && serviceType === "DINE_IN" && branchId === table.branchId ? table : null;
}

/** The guest gets up: he orders as anybody does. */
export function leaveTable(): void {
  tableStore.set(null);
  changeFulfillment({ serviceType: null, branchId: null });
}

function isTable(kept: unknown): kept is ScannedTable {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, secret, branchId, number, payments, scannedAt } = kept as Partial<ScannedTable>;
  return (
    [id, secret, branchId, number].every((each) => typeof each === "string") &&
    Array.isArray(payments) &&
    typeof scannedAt === "number"
  );
}
