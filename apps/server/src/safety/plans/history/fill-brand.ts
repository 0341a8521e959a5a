import type { Database } from "../../../platform/database/index.ts";
import { analyze, fillTable } from "./queries.ts";
import { history, ROWS } from "./rows.ts";

/** Tables that grow with time and customers. */
export const growing: ReadonlySet<string> = new Set([
  ...Object.keys(history.ofBrand),
  ...Object.keys(history.ofPlatform),
]);

/** Gives a brand a year of everything, and tells the planner. */
export async function fillBrand(db: Database, merchantId: string): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    for (const [table, columns] of Object.entries(history.settings))
      await fillTable(tx, table, { columns, count: 4 });
    for (const [table, columns] of Object.entries(history.ofBrand))
      await fillTable(tx, table, { columns, count: ROWS });
  });
  await db.platform(async (tx) => {
    for (const [table, columns] of Object.entries(history.ofPlatform))
      await fillTable(tx, table, { columns, count: ROWS });
  });
  await db.platform(analyze);
}
