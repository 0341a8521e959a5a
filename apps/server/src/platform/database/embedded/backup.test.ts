import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database.ts";
import { migrateSchema } from "../migrate.ts";
import { getTemplateDirectory } from "../template.ts";
import { backUpDatabaseDaily } from "./backup.ts";
import { EmbeddedEngine } from "./engine.ts";
import { openEngineSession } from "./session.ts";

const log = { warn: () => undefined, error: () => undefined };
const embeddedOptions = { databaseUrl: null, databaseDirectUrl: null, isDurable: false };
const silentLog = { ...log, info: () => undefined };

test("[R30] creates a copy once a day, keeps three, and a copy opens as a database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
  const directory = join(dataDir, "database");
  cpSync(getTemplateDirectory(), directory, { recursive: true });
  const engine = new EmbeddedEngine({ directory, isDurable: false, deadline: 20_000, log });
  await engine.open();
  onTestFinished(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const backUpOnDay = (day: number) =>
    backUpDatabaseDaily(engine, directory, new Date(`2026-03-0${day}T01:02:03Z`));
  const [first, ...rest] = [
    await backUpOnDay(1),
    await backUpOnDay(2),
    await backUpOnDay(3),
    await backUpOnDay(4),
  ];
  expect(await backUpOnDay(4)).toBeNull();
  expect(readdirSync(join(dataDir, "backups")).map((name) => join(dataDir, "backups", name))).toEqual(rest);
  expect(rest).not.toContain(first);
  const copy = await openEngineSession(rest.at(-1) ?? "", { isDurable: false });
  await copy.close();
});

/** Creates a migrated embedded database, a copy of its migrations folder, and a list of its copies before upgrades. */
async function createDatabaseInUse() {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-upgrade-"));
  const folder = join(dataDir, "migrations");
  const db = await openDatabase({ ...embeddedOptions, dataDir }, silentLog);
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrateSchema(db);
  cpSync(join(import.meta.dirname, "../../../../migrations"), folder, { recursive: true });
  const backups = join(dataDir, "backups");
  const listUpgradeCopies = () =>
    existsSync(backups) ? readdirSync(backups).filter((name) => name.startsWith("before-upgrade-")) : [];
  return { db, dataDir, folder, copies: listUpgradeCopies };
}

/** Returns a list of one row. Its field `found` is null if the restored copy of the database does not contain the table. */
async function findTableInCopy(dataDir: string, copy: string, table: string): Promise<object[]> {
  const restored = join(dataDir, "restored");
  cpSync(join(dataDir, "backups", copy), join(restored, "database"), { recursive: true });
  const db = await openDatabase({ ...embeddedOptions, dataDir: restored }, silentLog);
  const { rows } = await db.upkeep.maintain((client) =>
    client.query<object>("select to_regclass($1) as found", [table]),
  );
  await db.close();
  return rows;
}

test("[R30] copies the directory before a migration of a database in use; a new one is not copied", async () => {
  const { db, dataDir, folder, copies } = await createDatabaseInUse();
  const before = copies();
  writeFileSync(join(folder, "9999-next.sql"), "create table next_release (id integer);");
  expect(await migrateSchema(db, { folder })).toEqual(["9999-next.sql"]);
  expect(await migrateSchema(db, { folder })).toEqual([]);
  const [copy = "", ...more] = copies().filter((name) => !before.includes(name));
  expect(more).toEqual([]);
  expect(await findTableInCopy(dataDir, copy, "next_release")).toEqual([{ found: null }]);
});

test("[R30] an upgrade that fails and is retried keeps the copy from before its first migration", async () => {
  const { db, dataDir, folder, copies } = await createDatabaseInUse();
  writeFileSync(join(folder, "9998-first.sql"), "create table first_of_release (id integer);");
  writeFileSync(join(folder, "9999-fails.sql"), "select 1 / 0;");
  for (let start = 0; start < 4; start += 1)
    await expect(migrateSchema(db, { folder })).rejects.toThrow("9999-fails");
  const made = copies().filter((name) => name.endsWith("-to-9999"));
  expect(made).toHaveLength(1);
  expect(await findTableInCopy(dataDir, made[0] ?? "", "first_of_release")).toEqual([{ found: null }]);
});
