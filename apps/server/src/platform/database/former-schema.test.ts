import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { queryRows } from "./index.ts";
import { migrateSchema } from "./migrate.ts";
import { readMigrations } from "./migrations.ts";

/** Lines `name checksum` of the table `migrations` after the last migration that the baseline replaces. */
const formerMigrations = readFileSync(
  join(import.meta.dirname, "../../testing/former-migrations.txt"),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** File name of the migration that makes upgraded databases equal to the baseline. Later migrations run as in any upgrade. */
const LAST_BASELINE_MIGRATION = "0146-valid-checks.sql";

const engines = hasServer ? (["postgres", "pglite"] as const) : (["pglite"] as const);

describe.each(engines)("a database from before the baseline (%s)", async (engine) => {
  const { db, config } = await createTestDatabase(engine === "pglite" ? { engine } : {});
  const merchantId = "00000000-0000-4000-8000-000000000001";
  const userId = "00000000-0000-4000-8000-000000000002";

  /** Replaces the rows of the table `migrations` by the given rows. */
  const replaceMigrationRows = (migrations: string[][]) =>
    db.upkeep.maintain(async (client) => {
      await client.query("delete from migrations");
      for (const [name, checksum] of migrations)
        await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    });
  /** Returns the rows of the table `migrations` after the given name. */
  const selectMigrationRows = async (after: string) => {
    const found = await db.platform((tx) =>
      queryRows(
        tx,
        sql<{ name: string; checksum: string }>`select name, checksum from migrations where name > ${after}`,
      ),
    );
    return found.map(({ name, checksum }) => [name, checksum]);
  };
  const selectMigrationNames = async () => {
    const found = await db.platform((tx) =>
      queryRows(tx, sql<{ name: string }>`select name from migrations order by name`),
    );
    return found.map(({ name }) => name);
  };
  /** Returns the number of customers, sessions and queued jobs. */
  const selectRowCounts = async () => {
    const jobs = await db.upkeep.maintain((client) =>
      client.query<{ count: number }>("select count(*)::int from graphile_worker._private_jobs"),
    );
    const own = await db.tenant(merchantId, (tx) =>
      queryRows(
        tx,
        sql<object>`select (select count(*)::int from users) as users, (select count(*)::int from sessions) as sessions`,
      ),
    );
    return { ...own[0], jobs: jobs.rows[0]?.count };
  };

  test("is upgraded without running the baseline, and keeps its customers, sessions and queued jobs", async () => {
    await migrateSchema(db);
    await db.platform((tx) =>
      sql`insert into merchants (merchant_id, key) values (${merchantId}, 'osh')`.execute(tx),
    );
    await db.tenant(merchantId, async (tx) => {
      await sql`insert into users (merchant_id, id, phone, created_at, updated_at)
        values (${merchantId}, ${userId}, '+998901234567', now(), now())`.execute(tx);
      await sql`insert into sessions (merchant_id, token_hash, user_id, created_at, last_used_at, expires_at)
        values (${merchantId}, 'token', ${userId}, now(), now(), now() + interval '1 day')`.execute(tx);
      await sql`select enqueue_job('a-task', '{}', null, null, 3)`.execute(tx);
    });
    const before = await selectRowCounts();
    expect(before).toEqual({ users: 1, sessions: 1, jobs: 1 });
    // Later migrations remain recorded, because their tables exist already in this database.
    const later = await selectMigrationRows(LAST_BASELINE_MIGRATION);
    await replaceMigrationRows([...formerMigrations, ...later]);
    const own = readMigrations().filter(({ name }) => name <= LAST_BASELINE_MIGRATION);
    expect(await migrateSchema(db)).toEqual(own.map(({ name }) => name));
    const names = [...formerMigrations.map(([name]) => name), ...readMigrations().map(({ name }) => name)];
    expect(await selectMigrationNames()).toEqual(names);
    expect(await selectRowCounts()).toEqual(before);
    expect(await migrateSchema(db)).toEqual([]);
  });

  test("is refused if migrations are missing, with the commit that upgrades it, and is not changed or copied", async () => {
    const older = formerMigrations.slice(0, -3);
    await replaceMigrationRows(older);
    const listBackups = () => {
      const folder = join(config.dataDir, "backups");
      return engine === "pglite" && existsSync(folder) ? readdirSync(folder) : [];
    };
    const before = listBackups();
    for (const missing of [older, [...formerMigrations.slice(0, 50), ...formerMigrations.slice(51)]]) {
      await replaceMigrationRows(missing);
      await expect(migrateSchema(db)).rejects.toThrow(
        /older than this version supports \(.* commit [0-9a-f]{40} first/,
      );
      expect(await selectMigrationNames()).toEqual(missing.map(([name]) => name));
    }
    expect(listBackups()).toEqual(before);
  });

  test("is refused if one of its migrations was another one", async () => {
    await replaceMigrationRows(
      formerMigrations.map(([name = "", checksum = ""], at) => [name, at === 7 ? "other" : checksum]),
    );
    await expect(migrateSchema(db)).rejects.toThrow("its last migration is 0144-phone-changes.sql");
  });

  test("is refused as too new if a newer version has changed it", async () => {
    await replaceMigrationRows([...formerMigrations, ["9001-newer.sql", "any"]]);
    await expect(migrateSchema(db)).rejects.toThrow("changed by a newer version (9001-newer.sql)");
  });
});

test("processes of the former version keep running and can be started while the baseline is applied", () => {
  const own = readMigrations().filter(({ name }) => name <= LAST_BASELINE_MIGRATION);
  expect(own.filter(({ isCompatible }) => !isCompatible)).toEqual([]);
});
