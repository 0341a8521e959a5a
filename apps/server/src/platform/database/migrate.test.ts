import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { StartupError } from "../startup-error.ts";
import { migrateSchema, queryOne } from "./index.ts";
import { splitStatements } from "./split-statements.ts";

const { db, openAgain } = await createTestDatabase();
const root = mkdtempSync(join(tmpdir(), "dasturxon-migrations-"));
afterAll(() => rmSync(root, { recursive: true }));

function createMigrationsFolder(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  cpSync(join(import.meta.dirname, "../../../migrations"), folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test("does not apply a migration twice", async () => {
  expect(await migrateSchema(db)).toEqual([]);
});

test.runIf(hasServer)(
  "a start without migrations reopens no connection; one after a new table does",
  async () => {
    // Version of the catalogue row. Each grant changes it, which invalidates the plans of all running processes.
    const selectCatalogRowVersion = async (name: string) => {
      const { version } = await db.platform((tx) =>
        queryOne(
          tx,
          sql<{ version: string }>`select xmin::text as version from pg_class where relname = ${name}`,
        ),
      );
      return version;
    };
    const before = await selectCatalogRowVersion("orders");
    await migrateSchema(db);
    expect(await selectCatalogRowVersion("orders")).toBe(before);
    await db.upkeep.maintain((client) =>
      client.query(`create table by_hand (n int); alter table by_hand enable row level security;
      create policy owners on by_hand to current_user using (true)`),
    );
    await migrateSchema(db);
    const { roles } = await db.platform((tx) =>
      queryOne(tx, sql<{ roles: string }>`select roles::text from pg_policies where policyname = 'owners'`),
    );
    expect(roles).toContain("dasturxon_platform");
  },
);

const secondMigration = { "9002-second.sql": "insert into steps values (2);" };

test("runs migrations in order, once", async () => {
  const folder = createMigrationsFolder("a", {
    ...secondMigration,
    "9001-first.sql": "create table steps (n int); insert into steps values (1);",
    "notes.txt": "not a migration",
  });
  expect(await migrateSchema(db, { folder })).toEqual(["9001-first.sql", "9002-second.sql"]);
  expect(await migrateSchema(db, { folder })).toEqual([]);
});

test("splits a migration at the ends of statements, not at every semicolon", () => {
  const statements = [
    `-- one; two\ncreate table "odd;name" (word text default 'it''s; here' /* and; this */)`,
    "create function five() returns int language plpgsql as $body$ begin perform 1; return 5; end $body$",
    "insert into \"odd;name\" values (E'a\\';b')",
  ];
  expect(splitStatements(`${statements.join(";")};\n-- the end;\n`)).toEqual(statements);
});

test("a changed applied migration stops the start", async () => {
  const folder = createMigrationsFolder("b", {
    ...secondMigration,
    "9001-first.sql": "create table steps (n bigint);",
  });
  await expect(migrateSchema(db, { folder })).rejects.toThrow(StartupError);
  await expect(migrateSchema(db, { folder })).rejects.toThrow(
    "9001-first.sql was changed after it had been applied",
  );
});

test("refuses to start code older than the schema, unless the newer migration allows it", async () => {
  const folder = createMigrationsFolder("older", {});
  await expect(migrateSchema(db, { folder })).rejects.toThrow(
    /changed by a newer version \(9001-first.sql, 9002-second.sql\)/,
  );
  await db.platform((tx) => sql`update migrations set is_compatible = true where name like '9%'`.execute(tx));
  const gentle = { "9003-gentle.sql": "-- older builds go on\ncreate table gentle (n int);" };
  expect(await migrateSchema(db, { folder: createMigrationsFolder("gentle", gentle) })).toEqual([
    "9003-gentle.sql",
  ]);
  expect(await migrateSchema(db, { folder })).toEqual([]);
});

test("a failed migration leaves no changes", async () => {
  const folder = createMigrationsFolder("c", {
    "9005-broken.sql": "create table half (n int); select 1 / 0;",
  });
  await expect(migrateSchema(db, { folder })).rejects.toThrow(
    /^the migration 9005-broken.sql failed: division by zero$/,
  );
  const { half } = await db.platform((tx) =>
    queryOne(tx, sql<{ half: string | null }>`select to_regclass('half') as half`),
  );
  expect(half).toBeNull();
});

test.runIf(hasServer)("processes that start together migrate once", async () => {
  const folder = createMigrationsFolder("d", {
    "9004-slow.sql": "select pg_sleep(0.3); create table together (n int);",
  });
  const others = await Promise.all([openAgain(), openAgain(), openAgain()]);
  const applied = await Promise.all(others.map((other) => migrateSchema(other, { folder })));
  expect(applied.flat()).toEqual(["9004-slow.sql"]);
});
