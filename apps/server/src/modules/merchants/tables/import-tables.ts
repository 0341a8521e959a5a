import type { Text } from "@dasturxon/contract/shapes";
import type { Tx } from "../../../platform/database/index.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { branchIdOf } from "../brand-rows.ts";
import { insertOrUpdateTables } from "./queries.ts";

export interface TableImport {
  branchKey: string;
  number: string;
  place: Text;
  chairs: number;
}

/** Id of an imported table; its QR code has the secret besides. */
export function tableIdOf(brandKey: string, table: { branchKey: string; number: string }): string {
  return stableId(brandKey, "table", `${table.branchKey}/${table.number}`);
}

/** Writes the tables of a brand's branches. */
export async function importTables(
  tx: Tx,
  merchant: { id: string; key: string },
  tables: TableImport[],
): Promise<void> {
  await insertOrUpdateTables(
    tx,
    merchant.id,
    tables.map(({ branchKey, ...table }) => ({
      ...table,
      id: tableIdOf(merchant.key, { branchKey, number: table.number }),
      branch_id: branchIdOf(merchant.key, branchKey),
    })),
  );
}
