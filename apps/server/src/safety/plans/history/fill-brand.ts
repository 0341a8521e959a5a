import type { Database } from "../../../platform/database/index.ts";
import { updatePlannerStatistics, insertTableRows, insertOtherBrands } from "./queries.ts";
import { historyTables, OTHER_BRAND_COUNT, ROWS_PER_HISTORY_TABLE } from "./rows.ts";

/** Tables that grow with time and customers. */
export const growingTables: ReadonlySet<string> = new Set([
  ...Object.keys(historyTables.ofBrand),
  ...Object.keys(historyTables.ofPlatform),
]);

/** Creates a year of data for a brand, some data for neighbouring brands, and updates the planner statistics. */
export async function fillBrandHistory(db: Database, merchantId: string): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    for (const [table, columns] of Object.entries(historyTables.settings))
      await insertTableRows(tx, table, { columns, count: 4 });
    for (const [table, columns] of Object.entries(historyTables.ofBrand))
      await insertTableRows(tx, table, { columns, count: ROWS_PER_HISTORY_TABLE });
  });
  const neighbours = await db.platform(async (tx) => {
    for (const [table, columns] of Object.entries(historyTables.ofPlatform))
      await insertTableRows(tx, table, { columns, count: ROWS_PER_HISTORY_TABLE });
    return insertOtherBrands(tx, OTHER_BRAND_COUNT);
  });
  for (const neighbour of neighbours) {
    await db.tenant(neighbour, async (tx) => {
      for (const table of historyTables.ofNeighbour)
        await insertTableRows(tx, table, {
          columns: historyTables.ofBrand[table] ?? {},
          count: ROWS_PER_HISTORY_TABLE / 10,
        });
    });
  }
  await db.platform(updatePlannerStatistics);
}
