import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { templateDirectory } from "../template.ts";
import { backUp } from "./backup.ts";
import { Engine } from "./engine.ts";
import { openSession } from "./session.ts";

const log = { warn: () => undefined, error: () => undefined };
const silent = { ...log, info: () => undefined };

test("[R30] a copy is made once a day, three are kept, and a copy opens as a database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
  const directory = join(dataDir, "database");
  cpSync(templateDirectory(), directory, { recursive: true });
  const engine = new Engine({ directory, isDurable: false, deadline: 20_000, log });
  await engine.open();
  onTestFinished(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const at = (day: number) => backUp(engine, directory, new Date(`2026-03-0${day}T01:02:03Z`));
  const [first, ...rest] = [await at(1), await at(2), await at(3), await at(4)];
  expect(await at(4)).toBeNull();
  expect(readdirSync(join(dataDir, "backups")).map((name) => join(dataDir, "backups", name))).toEqual(rest);
  expect(rest).not.toContain(first);
  const copy = await openSession(rest.at(-1) ?? "", { isDurable: false });
  await copy.close();
});

test("[R30] before a migration changes a database that is in use, its directory is copied; a new one has nothing to lose", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-upgrade-"));
  const folder = join(dataDir, "migrations");
  const config = { databaseUrl: null, databaseDirectUrl: null, dataDir, isDurable: false };
  const db = await openDatabase(config, silent);
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const copies = () =>
    existsSync(join(dataDir, "backups"))
      ? readdirSync(join(dataDir, "backups")).filter((name) => name.startsWith("before-upgrade-"))
      : [];
  await migrate(db);
  const before = copies().length;
  cpSync(join(import.meta.dirname, "../../../../migrations"), folder, { recursive: true });
  writeFileSync(join(folder, "9999-next.sql"), "create table next_release (id integer);");
  expect(await migrate(db, { folder })).toEqual(["9999-next.sql"]);
  expect(copies()).toHaveLength(before + 1);
  expect(await migrate(db, { folder })).toEqual([]);
  expect(copies()).toHaveLength(before + 1);
  const restored = join(dataDir, "restored");
  cpSync(join(dataDir, "backups", copies().at(-1) ?? ""), join(restored, "database"), { recursive: true });
  const copy = await openDatabase({ ...config, dataDir: restored }, silent);
  const { rows } = await copy.upkeep.maintain((client) =>
    client.query(
      "select to_regclass('next_release') as found, (select count(*)::int from migrations) as migrations",
    ),
  );
  await copy.close();
  expect(rows).toEqual([{ found: null, migrations: readdirSync(folder).length - 1 }]);
});
