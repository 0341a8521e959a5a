import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";
import type { TableImport } from "../modules/merchants/index.ts";

const hall = { uz: "Zal", ru: "Зал", eng: "Hall" };

/** Three tables in the branch `center` for two, four and eight; one in `north`. */
export const testTables: TableImport[] = [
  { branchKey: "center", number: "1", place: hall, chairs: 2 },
  { branchKey: "center", number: "2", place: hall, chairs: 4 },
  { branchKey: "center", number: "3", place: hall, chairs: 8 },
  { branchKey: "north", number: "9", place: hall, chairs: 4 },
];

/** A table with the secret of its QR code, as calls take them; "none" for a table of nobody. */
export async function atTable(
  app: TestApp,
  tableId: string,
  brand: "osh" | "pizza" = "osh",
): Promise<{ tableId: string; tableSecret: string }> {
  const { rows } = await app.db.tenant(app[brand], (tx) =>
    sql<{ secret: string }>`select secret from dining_tables where id = ${tableId}`.execute(tx),
  );
  return { tableId, tableSecret: rows[0]?.secret ?? "none" };
}
