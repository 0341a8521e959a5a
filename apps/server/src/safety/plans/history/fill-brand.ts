import type { Database } from "../../../platform/database/index.ts";
import { analyze, fillTable, insertNeighbours } from "./queries.ts";
import { history, NEIGHBOURS, ROWS } from "./rows.ts";

/** Tables that grow with time and customers. */
export const growing: ReadonlySet<string> = new Set([
  ...Object.keys(history.ofBrand),
  ...Object.keys(history.ofPlatform),
]);

/** Creates a year of data for a brand, some data for neighbouring brands, and updates the planner statistics. */
export async function fillBrand(db: Database, merchantId: string): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    for (const [table, columns] of Object.entries(history.settings))
      await fillTable(tx, table, { columns, count: 4 });
    for (const [table, columns] of Object.entries(history.ofBrand))
      await fillTable(tx, table, { columns, count: ROWS });
  });
  const neighbours = await db.platform(async (tx) => {
    for (const [table, columns] of Object.entries(history.ofPlatform))
      await fillTable(tx, table, { columns, count: ROWS });
    return insertNeighbours(tx, NEIGHBOURS);
  });
  for (const neighbour of neighbours) {
    await db.tenant(neighbour, async (tx) => {
      for (const table of history.ofNeighbour)
        await fillTable(tx, table, { columns: history.ofBrand[table] ?? {}, count: ROWS / 10 });
    });
  }
  await db.platform(analyze);
}
