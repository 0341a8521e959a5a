import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { createBrand } from "../testing/create-brand.ts";
import { systemClock } from "../platform/clock.ts";
import { migrateSchema, queryOne, openDatabase } from "../platform/database/index.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startTemporaryPostgres } from "../testing/temporary-postgres.ts";
import { createTestBrand } from "../testing/test-brand.ts";
import { scaleTime } from "../testing/time-limits.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs a script of the repository with only this environment. Returns its last line of output. */
function runScript(script: string, args: string | string[], env: Record<string, string>): string {
  const path = join(import.meta.dirname, "../../../../scripts", script);
  const { PATH = "" } = process.env;
  const said = execFileSync(process.execPath, [path, ...[args].flat()], {
    env: { PATH, ...env },
    encoding: "utf8",
    stdio: "pipe",
  });
  return said.trim().split("\n").at(-1) ?? "";
}

function createFolder(name: string): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  return path;
}

const countSettings = (db: Awaited<ReturnType<typeof openDatabase>>, merchantId: string) =>
  db.tenantRead(merchantId, (tx) =>
    queryOne(tx, sql<{ n: number }>`select count(*)::int as n from merchant_settings`),
  );

test.runIf(hasServer)(
  "[R30] PostgreSQL: a backup restores into an empty database, including rows under row security",
  async () => {
    const { db, config } = await createTestDatabase();
    const merchantId = await createBrand({ db, clock: systemClock }, createTestBrand("osh"));
    const dataDir = createFolder("native");
    mkdirSync(join(dataDir, "uploads"));
    writeFileSync(join(dataDir, "uploads", "photo"), "picture");
    const url = new URL(config.databaseUrl ?? "");
    const superuser = new URL(url);
    superuser.username = "postgres";
    const env = { DATABASE_URL: url.href, BACKUP_DATABASE_URL: superuser.href, DATA_DIR: dataDir };
    const backup = runScript("backup.mjs", createFolder("backups"), env);
    // The backup script must refuse the login of the database owner. Row-level security hides all rows from the owner, so
    // the backup would be empty.
    expect(() =>
      runScript("backup.mjs", createFolder("none"), { ...env, BACKUP_DATABASE_URL: url.href }),
    ).toThrow(/No backup was made/);

    const name = `restored_${process.pid}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(`create database ${name}`);
    const empty = new URL(url);
    empty.pathname = `/${name}`;
    const target = { DATABASE_URL: empty.href, DATA_DIR: createFolder("restored") };
    runScript("restore.mjs", backup, target);
    expect(readFileSync(join(target.DATA_DIR, "uploads", "photo"), "utf8")).toBe("picture");
    const restored = await openDatabase(
      { databaseUrl: empty.href, databaseDirectUrl: empty.href, dataDir: "" },
      silentLog,
    );
    expect(await migrateSchema(restored)).toEqual([]);
    expect(await countSettings(restored, merchantId)).toEqual({ n: 1 });
    await restored.close();
    expect(() => runScript("restore.mjs", backup, { ...target, DATA_DIR: createFolder("again") })).toThrow(
      /must be empty/,
    );
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  },
  60_000,
);

test(
  "[R30] embedded: a backup of the stopped process restores into an empty directory, and never over another",
  async () => {
    const dataDir = createFolder("embedded");
    const openTestDatabase = async (folder: string) =>
      await openDatabase(
        { databaseUrl: null, databaseDirectUrl: null, dataDir: folder, isDurable: false },
        silentLog,
      );
    const db = await openTestDatabase(dataDir);
    await migrateSchema(db);
    const merchantId = await createBrand({ db, clock: systemClock }, createTestBrand("osh"));
    await db.close();
    const backup = runScript("backup.mjs", createFolder("embedded-backups"), { DATA_DIR: dataDir });
    const target = createFolder("embedded-restored");
    runScript("restore.mjs", backup, { DATA_DIR: target });
    const restored = await openTestDatabase(target);
    expect(await migrateSchema(restored)).toEqual([]);
    expect(await countSettings(restored, merchantId)).toEqual({ n: 1 });
    await restored.close();
    expect(() => runScript("restore.mjs", backup, { DATA_DIR: target })).toThrow(/Move aside first/);
  },
  scaleTime(60_000),
);

/** Returns the row count and checksum of every table, read as superuser. */
async function readTableChecksums(url: string): Promise<object[]> {
  const superuser = new URL(url);
  superuser.username = "postgres";
  const client = new Client({ connectionString: superuser.href });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const found: object[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select '${name}' as name, count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
    );
    found.push(...rows);
  }
  await client.end();
  return found;
}

test.runIf(hasServer)(
  "[R30] PostgreSQL drill: the documented command restores every row of every table on a new server without roles",
  async () => {
    const { db, config } = await createTestDatabase();
    await createBrand({ db, clock: systemClock }, createTestBrand("osh"));
    const url = config.databaseUrl ?? "";
    const superuser = new URL(url);
    superuser.username = "postgres";
    const dataDir = createFolder("drill");
    const env = { DATABASE_URL: url, BACKUP_DATABASE_URL: superuser.href, DATA_DIR: dataDir };
    const backup = runScript("backup.mjs", createFolder("drill-backups"), env);
    const server = await startTemporaryPostgres();
    if (!server) throw new Error("this test needs PostgreSQL's own programs");
    try {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query("create database shop");
      await client.end();
      const empty = new URL(server.url);
      empty.pathname = "/shop";
      runScript("restore.mjs", backup, {
        DATABASE_URL: empty.href,
        DATA_DIR: createFolder("drill-restored"),
      });
      const restored = await readTableChecksums(empty.href);
      expect(restored).toEqual(await readTableChecksums(url));
      expect(restored.length).toBeGreaterThan(100);
    } finally {
      await server.stop();
    }
  },
  scaleTime(60_000),
);

test(
  "[R30] embedded drill: a killed store is backed up with its last acknowledged row; a running one only with an option",
  async () => {
    const dataDir = createFolder("killed");
    const env = { DATA_DIR: dataDir };
    const writer = join(import.meta.dirname, "../testing/writer.ts");
    const migrated = await openDatabase(
      { databaseUrl: null, databaseDirectUrl: null, dataDir, isDurable: false },
      silentLog,
    );
    await migrateSchema(migrated);
    await migrated.close();
    const child = spawn(process.execPath, [writer, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    let acknowledged = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      acknowledged += chunk.toString().match(/^wrote/gm)?.length ?? 0;
    });
    await expect.poll(() => acknowledged, { timeout: scaleTime(30_000) }).toBeGreaterThan(20);
    expect(() => runScript("backup.mjs", createFolder("none"), env)).toThrow(
      /in use by process.*Stop the process/,
    );
    expect(() => runScript("backup.mjs", [createFolder("none"), "--daily-copy"], env)).toThrow(
      /no daily copy yet/,
    );
    child.kill("SIGKILL");
    await once(child, "exit");

    // The backup must copy the current database and not this old daily copy.
    mkdirSync(join(dataDir, "backups", "database-2026-01-01T00-00-00.000Z"), { recursive: true });
    const backup = runScript("backup.mjs", createFolder("killed-backups"), env);
    const target = createFolder("killed-restored");
    runScript("restore.mjs", backup, { DATA_DIR: target });
    const countRowsInFolder = async (folder: string) => {
      const db = await openDatabase(
        { databaseUrl: null, databaseDirectUrl: null, dataDir: folder },
        silentLog,
      );
      const found = await db.platform((tx) =>
        queryOne(
          tx,
          sql<{
            count: number;
          }>`select count(*)::int as count, md5(string_agg(o::text, ',' order by o::text)) as sum
            from outbox o`,
        ),
      );
      await db.close();
      return found;
    };
    const restored = await countRowsInFolder(target);
    expect(restored.count).toBeGreaterThanOrEqual(acknowledged);
    expect(restored).toEqual(await countRowsInFolder(dataDir));
  },
  scaleTime(60_000),
);
