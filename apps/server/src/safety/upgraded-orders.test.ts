import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { tableIdOf } from "../modules/merchants/index.ts";
import { migrate } from "../platform/database/index.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { branchId, CUSTOMER, pickup, placed, shop } from "../testing/test-shop.ts";
import { addTables } from "../testing/test-tables.ts";

// The schema before the migration, as far as it concerns orders at tables.
const former = `
  alter table orders drop constraint orders_table_id_fkey;
  alter table orders alter column table_id type text;
  delete from migrations where name = '0061-orders-at-tables.sql'`;

const engines = hasServer ? (["pglite", undefined] as const) : (["pglite"] as const);

describe.each(engines)("orders from before the foreign key of tables (%s)", async (engine) => {
  const { db } = await testDatabase(engine ? { engine } : {});
  const app = await shop({ db });
  for (const key of ["osh", "pizza"] as const) await addTables(app, key);
  const { token } = await app.signIn(CUSTOMER);
  const tableId = tableIdOf("osh", { branchKey: "center", number: "2" });
  const theirs = tableIdOf("pizza", { branchKey: "center", number: "2" });

  test("keep their table, and lose a reference to a table of another brand", async () => {
    const texts = [tableId, tableId.toUpperCase(), theirs, branchId("center"), "7", "", null];
    await db.upkeep.maintain((client) => client.query(former));
    const ids = [];
    for (const text of texts) {
      const { id } = await placed(app, token, pickup());
      await db.tenant(app.osh, (tx) =>
        sql`update orders set table_id = ${text} where id = ${id}`.execute(tx),
      );
      ids.push(id);
    }
    expect(await migrate(db)).toEqual(["0061-orders-at-tables.sql"]);
    const read = async (id: string) =>
      (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body.table?.id ?? null;
    expect(await Promise.all(ids.map(read))).toEqual([tableId, tableId, null, null, null, null, null]);
  });

  test("then reference a table of the brand or none, and a table with orders cannot be deleted", async () => {
    const name = (id: string) =>
      db.tenant(app.osh, (tx) => sql`update orders set table_id = ${id}`.execute(tx));
    await expect(name(theirs)).rejects.toThrow("orders_table_id_fkey");
    await expect(name(branchId("center"))).rejects.toThrow("orders_table_id_fkey");
    const remove = db.tenant(app.osh, (tx) =>
      sql`delete from dining_tables where id = ${tableId}`.execute(tx),
    );
    await expect(remove).rejects.toThrow("orders_table_id_fkey");
  });
});
