import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { migrateSchema, openDatabase } from "../platform/database/index.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../testing/test-shop.ts";
import { scaleTime } from "../testing/time-limits.ts";

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const DATABASE_LOGIN = `web_${process.pid}`;

/** Opens the test database with a login that owns nothing. The login of the database owner is used only for migrations. */
async function openAsUnprivilegedLogin() {
  const { db: owner, config } = await createTestDatabase();
  const databaseOwnerUrl = config.databaseUrl;
  const address = new URL(databaseOwnerUrl ?? "");
  address.username = DATABASE_LOGIN;
  await owner.platform((tx) =>
    sql`create role ${sql.ref(DATABASE_LOGIN)} login nosuperuser nocreatedb nocreaterole nobypassrls`.execute(
      tx,
    ),
  );
  afterAll(() => owner.platform((tx) => sql`drop role ${sql.ref(DATABASE_LOGIN)}`.execute(tx)));
  const own = { databaseUrl: address.href, databaseDirectUrl: address.href, databaseOwnerUrl };
  const db = await openDatabase({ ...config, ...own }, silentLog);
  afterAll(() => db.close());
  await migrateSchema(db);
  return { db, url: address.href };
}

describe.runIf(hasServer)("a process with an unprivileged login", async () => {
  if (!hasServer) return;
  const { db, url } = await openAsUnprivilegedLogin();
  const app = await createTestShop({ db });

  test(
    "[S2] serves guests and staff, runs jobs, publishes events and cleans up",
    async () => {
      await app.start();
      const { token } = await app.signIn(CUSTOMER_PHONE);
      const owner = await app.signInStaff("owner@osh");
      const order = await postOrder(app, token, createPickupBody({ sendCheque: true }));
      await closeNewOrder(app, owner, order);
      expect((await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body.status).toBe("CLOSED");
      // A job sends the receipt of the closed order, which is a message without a code.
      await expect.poll(() => app.sent.at(-1)).toMatchObject({ phone: CUSTOMER_PHONE, code: "" });
      const countWaitingEvents = async () => (await app.bus.lag()).waiting;
      await expect.poll(countWaitingEvents).toBe(0);
      const { pruneExpiredRows } = await import("../upkeep/pruning.ts");
      await expect(pruneExpiredRows({ db, clock: app.clock, bus: app.bus })).resolves.toMatchObject({
        events: 0,
      });
    },
    scaleTime(30_000),
  );

  test.each([
    ["changes the schema", "alter table orders add column mine text"],
    ["makes a table", "create table mine (n int)"],
    ["takes a policy away", "drop policy tenancy on orders"],
    ["switches row security off", "alter table orders disable row level security"],
    ["writes migrations", "delete from migrations"],
    ["becomes the owner", "set role dasturxon"],
    ["runs a program", "copy (select 1) to program 'true'"],
  ])("[S2] refuses an injected statement that %s, with or without RESET ROLE", async (_, statement) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("reset role");
    await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
    await client.end();
  });

  test("[S2] cannot read an order, customer or login without setting the brand", async () => {
    for (const table of ["orders", "users", "staff"]) {
      const { rows } = await db.platform((tx) => sql`select from ${sql.table(table)}`.execute(tx));
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const selectAsBrand = (table: string) =>
      db.tenant(app.pizza, (tx) => sql`select merchant_id from ${sql.table(table)}`.execute(tx));
    expect((await selectAsBrand("merchants")).rows).toEqual([{ merchant_id: app.pizza }]);
    await expect(selectAsBrand("staff_logins")).rejects.toMatchObject({ code: "42501" });
  });
});
