import { sql } from "kysely";
import type { Database } from "../platform/database/index.ts";
import type { TestApp } from "./test-app.ts";
import { type DemoTableFields, toTableRows } from "../demo/keyed-rows.ts";
import { diningTablesBinding } from "../modules/reservations/index.ts";
import { addRowsAsOwner } from "./add-rows.ts";

const mainRoomName = { uz: "Zal", ru: "Зал", eng: "Hall" };

/** Three tables in the branch `center` with two, four and eight chairs, and one in `north`. */
export const testTables: DemoTableFields[] = [
  { branchKey: "center", number: "1", place: mainRoomName, chairs: 2 },
  { branchKey: "center", number: "2", place: mainRoomName, chairs: 4 },
  { branchKey: "center", number: "3", place: mainRoomName, chairs: 8 },
  { branchKey: "north", number: "9", place: mainRoomName, chairs: 4 },
];

/** Adds tables to a brand's branches. */
export function addTables(
  app: TestApp,
  key: "osh" | "pizza",
  tables: readonly DemoTableFields[] = testTables,
): Promise<void> {
  return addRowsAsOwner(app, key, diningTablesBinding, toTableRows(key, tables));
}

/** Returns the content of a table's QR code. "none" if the brand does not have the table. */
export async function readQrCode(
  db: Database,
  merchantId: string,
  tableId: string,
): Promise<{ tableId: string; tableSecret: string }> {
  const { rows } = await db.tenant(merchantId, (tx) =>
    sql<{
      secret: string;
    }>`select secret from dining_tables where merchant_id = ${merchantId} and id = ${tableId}`.execute(tx),
  );
  return { tableId, tableSecret: rows[0]?.secret ?? "none" };
}

/** Returns a table with the secret of its QR code, as calls expect it. "none" if the table does not exist. */
export function readTableWithSecret(
  app: TestApp,
  tableId: string,
  brand: "osh" | "pizza" = "osh",
): Promise<{ tableId: string; tableSecret: string }> {
  return readQrCode(app.db, app[brand], tableId);
}
