import type { TableByCode } from "@dasturxon/contract";
import { MAX_PAID_TABLE_VISIT_MS } from "@dasturxon/domain/table-visit";
import { createStoredStore } from "../../platform/stored-store.ts";
import { changeFulfillment, useFulfillment } from "./fulfillment.ts";

export interface RenderedTableCard {
  language: string;
  /** Number and place in words: "Table 5 · Terrace". */
  name: string;
  /** Height of the rendered card in CSS pixels. It depends on the texts and on the width of the device. */
  height: number;
}

/** Dining table whose QR code the guest scanned. */
export interface ScannedTable extends TableByCode {
  secret: string;
  /** Time when the guest scanned the code, milliseconds since 1970. */
  scannedAt: number;
  /** Table card as it was last rendered. `start/first-paint.ts` shows it before the component is loaded. */
  drawn?: RenderedTableCard;
}

export const tableStore = createStoredStore<ScannedTable | null>({
  name: "table",
  empty: null,
  parse: (kept) => (isScannedTable(kept) ? kept : null),
});

/** Returns the table scanned during this visit, regardless of the chosen service type. */
export function useScannedTable(): ScannedTable | null {
  const table = tableStore.use();
  return table && Date.now() - table.scannedAt < MAX_PAID_TABLE_VISIT_MS ? table : null;
}

/** Returns the table of the order: the scanned table, if the guest chose dine-in in the table's branch. */
export function useOrderTable(): ScannedTable | null {
  const table = useScannedTable();
  const { branchId, serviceType } = useFulfillment();
  return table && serviceType === "DINE_IN" && branchId === table.branchId ? table : null;
}

/** Removes the scanned table. The guest then orders as without a scanned code. */
export function leaveTable(): void {
  tableStore.set(null);
  changeFulfillment({ serviceType: null, branchId: null });
}

function isScannedTable(kept: unknown): kept is ScannedTable {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, secret, branchId, number, payments, scannedAt } = kept as Partial<ScannedTable>;
  return (
    [id, secret, branchId, number].every((each) => typeof each === "string") &&
    Array.isArray(payments) &&
    typeof scannedAt === "number"
  );
}
