import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/index.ts";
import { newId } from "../../ids.ts";
import { DatabaseUnavailableError, queryOne, openDatabase, runStatement } from "../index.ts";
import { vacuumDatabase } from "./vacuum.ts";
import { scaleTime, EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const { db, config } = await createTestDatabase({ engine: "pglite", statementTimeout: scaleTime(3_000) });
const merchant = newId();
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const insertEvent = (key: string) =>
  db.tenant(merchant, (tx) =>
    runStatement(
      tx,
      sql`insert into outbox (merchant_id, topic, key, payload) values (${merchant}, 't', ${key}, '{}')`,
    ),
  );
const countRows = async () => {
  const row = await db.tenant(merchant, (tx) =>
    queryOne(tx, sql<{ n: number }>`select count(*)::int as n from outbox`),
  );
  return row.n;
};

test("refuses a second process on the directory in one line", async () => {
  await expect(openDatabase(config, silentLog)).rejects.toThrow(
    /^the data directory .* is in use by process \d+$/,
  );
});

test("stops a runaway statement, rolls its transaction back, and serves the next one", async () => {
  await insertEvent("before");
  const started = performance.now();
  const runaway = db.tenant(merchant, async (tx) => {
    await runStatement(
      tx,
      sql`insert into outbox (merchant_id, topic, key, payload) values (${merchant}, 't', 'lost', '{}')`,
    );
    await sql`select count(*) from generate_series(1, 1e10)`.execute(tx);
  });
  await expect(runaway).rejects.toThrow(DatabaseUnavailableError);
  expect(performance.now() - started).toBeLessThan(scaleTime(12_000));
  await expect.poll(() => countRows().catch(() => null), EVENT_POLL_OPTIONS).toBe(1);
});

test("the process stays responsive while a statement runs", async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  await db.platform((tx) => sql`select count(*) from generate_series(1, 1000000)`.execute(tx));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

test("serves transactions that wait for the single connection in order", async () => {
  const before = await countRows();
  await Promise.all(Array.from({ length: 30 }, (_, index) => insertEvent(`together ${index}`)));
  expect(await countRows()).toBe(before + 30);
});

test("a failed transaction has no effect on the next one", async () => {
  await expect(db.platform((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({ code: "22012" });
  expect(await db.platform((tx) => queryOne(tx, sql`select current_merchant() as merchant`))).toEqual({
    merchant: null,
  });
});

test("vacuum removes dead rows, which the engine does not do automatically", async () => {
  await db.platform((tx) =>
    sql`create table heap as select g as n from generate_series(1, 2000) g`.execute(tx),
  );
  await db.platform((tx) => sql`delete from heap`.execute(tx));
  const cleaned = await db.upkeep.maintain(vacuumDatabase);
  expect(cleaned).toContain("public.heap");
  const { size } = await db.platform((tx) =>
    queryOne(tx, sql<{ size: number }>`select pg_relation_size('heap') as size`),
  );
  expect(size).toBe(0);
});

test("bigint is a number, a date is text, a timestamp is a Date", async () => {
  const row = await db.platform((tx) =>
    queryOne(
      tx,
      sql`select 12345678901::bigint as n, '2026-03-01'::date as day, '2026-03-01T00:00:00Z'::timestamptz as at`,
    ),
  );
  expect(row).toEqual({ n: 12_345_678_901, day: "2026-03-01", at: new Date("2026-03-01T00:00:00Z") });
});
