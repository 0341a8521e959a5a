import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../testing/test-shop.ts";
import { addTables } from "../testing/test-tables.ts";

const engines = hasServer ? (["pglite", undefined] as const) : (["pglite"] as const);

describe.each(engines)("the table of an order (%s)", async (engine) => {
  const { db } = await createTestDatabase(engine ? { engine } : {});
  const app = await createTestShop({ db });
  for (const key of ["osh", "pizza"] as const) await addTables(app, key);
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const tableId = tableIdFromKeys("osh", { branchKey: "center", number: "2" });
  const theirs = tableIdFromKeys("pizza", { branchKey: "center", number: "2" });

  test("is one of the brand's tables or none, and a table with orders is not deleted", async () => {
    const { id } = await postOrder(app, token, createPickupBody());
    const setTableOfOrder = (table: string) =>
      db.tenant(app.osh, (tx) => sql`update orders set table_id = ${table} where id = ${id}`.execute(tx));
    await expect(setTableOfOrder(theirs)).rejects.toThrow("orders_table_id_fkey");
    await expect(setTableOfOrder(branchIdFromKey("center"))).rejects.toThrow("orders_table_id_fkey");
    await setTableOfOrder(tableId);
    const remove = db.tenant(app.osh, (tx) =>
      sql`delete from dining_tables where id = ${tableId}`.execute(tx),
    );
    await expect(remove).rejects.toThrow("orders_table_id_fkey");
  });
});
