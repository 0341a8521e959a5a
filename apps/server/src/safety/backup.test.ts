import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { foundBrand } from "../testing/found-brand.ts";
import { systemClock } from "../platform/clock.ts";
import { migrate, one, openDatabase } from "../platform/database/index.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { testBrand } from "../testing/test-brand.ts";
import { scaled } from "../testing/time-limits.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs a script of the repository with only this environment; gives what it said last. */
function run(script: string, argument: string, env: Record<string, string>): string {
  const path = join(import.meta.dirname, "../../../../scripts", script);
  const { PATH = "" } = process.env;
  const said = execFileSync(process.execPath, [path, argument], {
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
  "[R30] PostgreSQL: a backup restores into an empty database, rows under row security included",
  async () => {
    const { db, config } = await testDatabase();
    const merchantId = await foundBrand({ db, clock: systemClock }, testBrand("osh"));
    const dataDir = place("native");
    mkdirSync(join(dataDir, "uploads"));
    writeFileSync(join(dataDir, "uploads", "photo"), "picture");
    const url = new URL(config.databaseUrl ?? "");
    const superuser = new URL(url);
    superuser.username = "postgres";
    const env = { DATABASE_URL: url.href, BACKUP_DATABASE_URL: superuser.href, DATA_DIR: dataDir };
    const backup = run("backup.mjs", place("backups"), env);
    // The owner alone is bound by row security: no backup, rather than an empty one.
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
    const merchantId = await foundBrand({ db, clock: systemClock }, testBrand("osh"));
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
  scaled(60_000),
);
