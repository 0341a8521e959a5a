import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { newId } from "../ids.ts";
import {
  DatabaseUnavailableError,
  queryOne,
  openDatabase,
  queryRows,
  runStatement,
  sendStatement,
} from "./index.ts";
import { checkPreparedStatements } from "./native.ts";
import { scaleTime } from "../../testing/time-limits.ts";

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

test("reports an unreachable server in one line without the password", async () => {
  const databaseUrl = "postgres://shop:hunter2@127.0.0.1:1/shop";
  const opening = openDatabase({ databaseUrl, databaseDirectUrl: null, dataDir: "" }, silentLog);
  await expect(opening).rejects.toThrow(
    /^the database at 127\.0\.0\.1:1\/shop is out of reach: (?!.*hunter2).+$/,
  );
});

test("[R20] refuses to start behind a pooler without prepared statements and names the setting to change", async () => {
  /** Simulates an old PgBouncer in transaction mode: all clients share one server connection. */
  const onServer = new Set<string>();
  const fakeConnect = async () => {
    const known = new Set<string>();
    return {
      async query({ name }: { name: string }) {
        if (known.has(name)) return;
        if (onServer.has(name)) throw Object.assign(new Error("already exists"), { code: "42P05" });
        known.add(name);
        onServer.add(name);
      },
      release: () => undefined,
    };
  };
  const pool = { options: { max: 20 }, connect: fakeConnect } as unknown as Parameters<
    typeof checkPreparedStatements
  >[0];
  await expect(checkPreparedStatements(pool)).rejects.toThrow(/PREPARED_STATEMENTS=off/);
});

describe.runIf(hasServer)("on a PostgreSQL server", async () => {
  const { db, openAgain } = await createTestDatabase({
    poolSize: 4,
    statementTimeout: scaleTime(1_800),
    // The test uses the server's default timeout for a free connection. Other tests use a longer timeout for busy
    // machines.
    waitTimeout: undefined,
  });
  const merchant = newId();
  await db.upkeep.maintain((client) => client.query("create table counters (id int primary key, n int)"));
  await db.upkeep.maintain((client) => client.query("insert into counters values (1, 0), (2, 0)"));

  test("[R20] stops a slow statement and reports the database as unavailable", async () => {
    const slow = db.tenant(merchant, (tx) => sql`select pg_sleep(600)`.execute(tx));
    await expect(slow).rejects.toThrow(DatabaseUnavailableError);
  });

  test("[R20] fails after two seconds without a free connection, and the pool recovers", async () => {
    const gate = Promise.withResolvers<undefined>();
    const holding = Array.from({ length: 4 }, () => db.platform(() => gate.promise));
    const started = performance.now();
    await expect(db.platform(async () => null)).rejects.toThrow(DatabaseUnavailableError);
    expect(performance.now() - started).toBeLessThan(2_000 + scaleTime(1_000));
    // A ping still succeeds while all connections of the pool are in use, because a full pool is load and not a fault.
    await db.ping();
    gate.resolve(undefined);
    await Promise.all(holding);
    expect(db.stats()).toMatchObject({ waiting: 0 });
  });

  test("[R22] reports a full disk as unavailable and keeps it for the health check", async () => {
    expect(db.isDiskFull()).toBe(false);
    const full = db.platform((tx) =>
      sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(tx),
    );
    await expect(full).rejects.toThrow(DatabaseUnavailableError);
    expect(db.isDiskFull()).toBe(true);
  });

  test("resolves a deadlock by retrying the victim", async () => {
    // PostgreSQL detects a deadlock after `deadlock_timeout` (1 s), later on a busy machine.
    const patient = await openAgain({
      statementTimeout: scaleTime(10_000),
      waitTimeout: scaleTime(10_000),
    });
    let attempts = 0;
    let held = 0;
    const both = Promise.withResolvers<void>();
    const updateInOrder = (first: number, second: number) =>
      patient.platform(async (tx) => {
        attempts += 1;
        await runStatement(tx, sql`update counters set n = n + 1 where id = ${first}`);
        // Each transaction waits until both hold the lock of their first row, so that requesting the second rows causes a
        // deadlock.
        held += 1;
        if (held === 2) both.resolve();
        await both.promise;
        await runStatement(tx, sql`update counters set n = n + 1 where id = ${second}`);
      });
    await Promise.all([updateInOrder(1, 2), updateInOrder(2, 1)]);
    // The number of attempts is above 3 if the retry locks its first row again before the other transaction wakes up.
    expect(attempts).toBeGreaterThanOrEqual(3);
    const { total } = await db.platform((tx) =>
      queryOne(tx, sql<{ total: number }>`select sum(n)::int as total from counters`),
    );
    expect(total).toBe(4);
  });

  test("a statement that is not awaited fails its transaction with its own error, which is retried if possible", async () => {
    const draws = [1, 1, 7];
    const insertRowWithNextId = (redoOn?: string) =>
      db.platform(async (tx) => {
        sendStatement(tx, sql`insert into counters values (${draws.shift()}, 0)`, redoOn ? { redoOn } : {});
        await queryRows(tx, sql`select 1 from counters where id = ${2}`);
      });
    await expect(insertRowWithNextId()).rejects.toMatchObject({ code: "23505", constraint: "counters_pkey" });
    await insertRowWithNextId("counters_pkey");
    expect(draws).toEqual([]);
    const ids = await db.platform((tx) =>
      queryRows(tx, sql<{ id: number }>`select id from counters order by id`),
    );
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 7]);
    await db.platform((tx) => runStatement(tx, sql`delete from counters where id = 7`));
  });

  test("retries a transaction for a constraint of a shard with its number in the name", async () => {
    await db.upkeep.maintain((client) =>
      client.query(`create table shards (id int, constraint shards_pkey_102008 primary key (id));
        insert into shards values (1)`),
    );
    const draws = [1, 7];
    await db.platform(async (tx) => {
      sendStatement(tx, sql`insert into shards values (${draws.shift()})`, { redoOn: "shards_pkey" });
      await queryRows(tx, sql`select 1 from shards`);
    });
    expect(draws).toEqual([]);
  });

  test("retries a serialization failure at most three times", async () => {
    let attempts = 0;
    const failing = db.platform(async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'clash' using errcode = '40001'; end $$`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: "40001" });
    expect(attempts).toBe(4);
  });

  test("a repeated statement is prepared once per connection and survives a change of its table", async () => {
    await db.upkeep.maintain((client) =>
      client.query("create table shelves (id int); insert into shelves values (1)"),
    );
    const selectRow = () => db.platform((tx) => sql`select * from shelves where id = ${1}`.execute(tx));
    for (let time = 0; time < 3; time += 1) await selectRow();
    const { plans } = await db.platform((tx) =>
      queryOne(
        tx,
        sql<{
          plans: string;
        }>`select string_agg(generic_plans || ' of ' || generic_plans + custom_plans, ', ') as plans
          from pg_prepared_statements where statement like '%shelves%'`,
      ),
    );
    expect(plans).toBe("2 of 2");
    await db.upkeep.maintain((client) => client.query("alter table shelves add column name text"));
    const { rows: found } = await selectRow();
    expect(found).toEqual([{ id: 1, name: null }]);
  });

  test("without prepared statements none remains on a connection", async () => {
    const plain = await openAgain({ isPrepared: false });
    const selectRow = () => plain.platform((tx) => sql`select id from counters where id = ${1}`.execute(tx));
    for (let time = 0; time < 3; time += 1) await selectRow();
    const { names } = await plain.platform((tx) =>
      queryOne(tx, sql<{ names: number }>`select count(*)::int as names from pg_prepared_statements`),
    );
    expect(names).toBe(0);
  });

  test("[R2] does not reuse a connection killed during work", async () => {
    const other = await openAgain();
    const killed = db.platform(async (tx) => {
      const { pid } = await queryOne(tx, sql<{ pid: number }>`select pg_backend_pid() as pid`);
      await other.platform((tx2) => sql`select pg_terminate_backend(${pid})`.execute(tx2));
      await sql`select 1`.execute(tx);
    });
    await expect(killed).rejects.toThrow(DatabaseUnavailableError);
    for (let round = 0; round < 8; round += 1) await db.platform(async () => null);
  });

  test("session settings do not leak through a pooler in transaction mode", async () => {
    await db.tenant(merchant, async () => null);
    const left = await db.upkeep.pool.query(
      "select current_setting('statement_timeout') as t, current_user as u",
    );
    expect(left.rows[0]).toMatchObject({ t: "0" });
    expect(left.rows[0]).not.toMatchObject({ u: "dasturxon_app" });
  });
});
