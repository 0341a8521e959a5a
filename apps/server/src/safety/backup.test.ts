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
import { migrate, one, openDatabase } from "../platform/database/index.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { startTemporaryPostgres } from "../testing/temporary-postgres.ts";
import { testBrand } from "../testing/test-brand.ts";
import { scaledTime } from "../testing/time-limits.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs a script of the repository with only this environment. Returns its last line of output. */
function run(script: string, args: string | string[], env: Record<string, string>): string {
  const path = join(import.meta.dirname, "../../../../scripts", script);
  const { PATH = "" } = process.env;
  const said = execFileSync(process.execPath, [path, ...[args].flat()], {
    env: { PATH, ...env },
    encoding: "utf8",
    stdio: "pipe",
  });
  return said.trim().split("\n").at(-1) ?? "";
}

function place(name: string): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  return path;
}

const settings = (db: Awaited<ReturnType<typeof openDatabase>>, merchantId: string) =>
  db.tenantRead(merchantId, (tx) =>
    one(tx, sql<{ n: number }>`select count(*)::int as n from merchant_settings`),
  );

test.runIf(hasServer)(
  "[R30] PostgreSQL: a backup restores into an empty database, including rows under row security",
  async () => {
    const { db, config } = await testDatabase();
    const merchantId = await createBrand({ db, clock: systemClock }, testBrand("osh"));
    const dataDir = place("native");
    mkdirSync(join(dataDir, "uploads"));
    writeFileSync(join(dataDir, "uploads", "photo"), "picture");
    const url = new URL(config.databaseUrl ?? "");
    const superuser = new URL(url);
    superuser.username = "postgres";
    const env = { DATABASE_URL: url.href, BACKUP_DATABASE_URL: superuser.href, DATA_DIR: dataDir };
    const backup = run("backup.mjs", place("backups"), env);
    // The owner is subject to row security: the backup must fail instead of being empty.
    expect(() => run("backup.mjs", place("none"), { ...env, BACKUP_DATABASE_URL: url.href })).toThrow(
      /No backup was made/,
    );

    const name = `restored_${process.pid}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(`create database ${name}`);
    const empty = new URL(url);
    empty.pathname = `/${name}`;
    const target = { DATABASE_URL: empty.href, DATA_DIR: place("restored") };
    run("restore.mjs", backup, target);
    expect(readFileSync(join(target.DATA_DIR, "uploads", "photo"), "utf8")).toBe("picture");
    const restored = await openDatabase(
      { databaseUrl: empty.href, databaseDirectUrl: empty.href, dataDir: "" },
      silent,
    );
    expect(await migrate(restored)).toEqual([]);
    expect(await settings(restored, merchantId)).toEqual({ n: 1 });
    await restored.close();
    expect(() => run("restore.mjs", backup, { ...target, DATA_DIR: place("again") })).toThrow(
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
    const dataDir = place("embedded");
    const open = async (folder: string) =>
      await openDatabase(
        { databaseUrl: null, databaseDirectUrl: null, dataDir: folder, isDurable: false },
        silent,
      );
    const db = await open(dataDir);
    await migrate(db);
    const merchantId = await createBrand({ db, clock: systemClock }, testBrand("osh"));
    await db.close();
    const backup = run("backup.mjs", place("embedded-backups"), { DATA_DIR: dataDir });
    const target = place("embedded-restored");
    run("restore.mjs", backup, { DATA_DIR: target });
    const restored = await open(target);
    expect(await migrate(restored)).toEqual([]);
    expect(await settings(restored, merchantId)).toEqual({ n: 1 });
    await restored.close();
    expect(() => run("restore.mjs", backup, { DATA_DIR: target })).toThrow(/Move aside first/);
  },
  scaledTime(60_000),
);

/** Returns the row count and checksum of every table, read as superuser. */
async function checksums(url: string): Promise<object[]> {
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
    const { db, config } = await testDatabase();
    await createBrand({ db, clock: systemClock }, testBrand("osh"));
    const url = config.databaseUrl ?? "";
    const superuser = new URL(url);
    superuser.username = "postgres";
    const dataDir = place("drill");
    const env = { DATABASE_URL: url, BACKUP_DATABASE_URL: superuser.href, DATA_DIR: dataDir };
    const backup = run("backup.mjs", place("drill-backups"), env);
    const server = await startTemporaryPostgres();
    if (!server) throw new Error("this test needs PostgreSQL's own programs");
    try {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query("create database shop");
      await client.end();
      const empty = new URL(server.url);
      empty.pathname = "/shop";
      run("restore.mjs", backup, { DATABASE_URL: empty.href, DATA_DIR: place("drill-restored") });
      const restored = await checksums(empty.href);
      expect(restored).toEqual(await checksums(url));
      expect(restored.length).toBeGreaterThan(100);
    } finally {
      await server.stop();
    }
  },
  scaledTime(60_000),
);

test(
  "[R30] embedded drill: a killed store is backed up with its last acknowledged row; a running one only with an option",
  async () => {
    const dataDir = place("killed");
    const env = { DATA_DIR: dataDir };
    const writer = join(import.meta.dirname, "../testing/writer.ts");
    const migrated = await openDatabase(
      { databaseUrl: null, databaseDirectUrl: null, dataDir, isDurable: false },
      silent,
    );
    await migrate(migrated);
    await migrated.close();
    const child = spawn(process.execPath, [writer, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    let acknowledged = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      acknowledged += chunk.toString().match(/^wrote/gm)?.length ?? 0;
    });
    await expect.poll(() => acknowledged, { timeout: scaledTime(30_000) }).toBeGreaterThan(20);
    expect(() => run("backup.mjs", place("none"), env)).toThrow(/in use by process.*Stop the process/);
    expect(() => run("backup.mjs", [place("none"), "--daily-copy"], env)).toThrow(/no daily copy yet/);
    child.kill("SIGKILL");
    await once(child, "exit");

    // The backup must not use an old daily copy.
    mkdirSync(join(dataDir, "backups", "database-2026-01-01T00-00-00.000Z"), { recursive: true });
    const backup = run("backup.mjs", place("killed-backups"), env);
    const target = place("killed-restored");
    run("restore.mjs", backup, { DATA_DIR: target });
    const rowsIn = async (folder: string) => {
      const db = await openDatabase({ databaseUrl: null, databaseDirectUrl: null, dataDir: folder }, silent);
      const found = await db.platform((tx) =>
        one(
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
    const restored = await rowsIn(target);
    expect(restored.count).toBeGreaterThanOrEqual(acknowledged);
    expect(restored).toEqual(await rowsIn(dataDir));
  },
  scaledTime(60_000),
);
