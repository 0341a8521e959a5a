import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type Database, migrateSchema, openDatabase } from "../platform/database/index.ts";
import { LAST_COMMIT_BEFORE_BASELINE } from "../platform/database/former-schema.ts";
import { hasServer } from "../testing/index.ts";
import { scaleTime } from "../testing/time-limits.ts";

const root = mkdtempSync(join(tmpdir(), "dasturxon-former-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = join(root, "apps/server/migrations");
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Extracts the former migrations. Returns false without the git history, for example in a shallow clone. */
function extractFormerMigrations(): boolean {
  try {
    const top = execFileSync("git", ["rev-parse", "--show-toplevel"], {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: "pipe",
    });
    const archive = ["archive", "--format=tar", LAST_COMMIT_BEFORE_BASELINE, "apps/server/migrations"];
    const input = execFileSync("git", archive, {
      cwd: top.trim(),
      stdio: "pipe",
      maxBuffer: 64 * 1024 * 1024,
    });
    execFileSync("tar", ["-xf", "-", "-C", root], { input, stdio: ["pipe", "pipe", "pipe"] });
    return true;
  } catch {
    return false;
  }
}

const hasHistory = extractFormerMigrations();

/**
 * Selects everything that migrations create, one text for each object. Excludes the `not null` constraints that
 * PostgreSQL has since version 18, because the columns show them.
 */
const SELECT_SCHEMA_OBJECTS = `
  select format('table %s %s %s %s %s %s', relname, relpersistence, reloptions, relrowsecurity, relforcerowsecurity,
    (select array_agg(a::text order by a::text) from unnest(coalesce(relacl, acldefault('r', relowner))) a)) as object
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
  union all
  select format('column %s.%s %s %s %s %s %s %s', c.relname, a.attname,
    row_number() over (partition by a.attrelid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
    and not a.attisdropped
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select format('index %s %s', pg_get_indexdef(indexrelid), indisvalid) from pg_index
  where indexrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all
  select format('sequence %s %s %s %s', sequencename, data_type, increment_by, cycle) from pg_sequences
  where schemaname = 'public'
  union all
  select format('function %s %s', pg_get_functiondef(oid), (select array_agg(a::text order by a::text) from unnest(proacl) a))
  from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all
  select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check)
  from pg_policies where schemaname in ('public', 'graphile_worker')
  union all
  select format('extension %s %s', extname, extversion) from pg_extension
  union all
  select format('role %s %s %s', rolname, rolcanlogin, rolbypassrls) from pg_roles where rolname like 'dasturxon%'
  order by 1`;

/** Returns the catalogue, and the tables with rows. */
const describeSchema = (db: Database) =>
  db.upkeep.maintain(async (client) => {
    const { rows } = await client.query<{ object: string }>(SELECT_SCHEMA_OBJECTS);
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> 'migrations' order by 1`,
    );
    const filled: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (rowCount) filled.push(name);
    }
    return { objects: rows.map(({ object }) => object), filled };
  });

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Opens a new database without migrations. */
async function openEmptyDatabase(engine: "postgres" | "pglite", name: string): Promise<Database> {
  const server = engine === "pglite" ? null : inject("testServer");
  const address = new URL(server?.url ?? "postgres://localhost");
  address.pathname = `/${name}_${process.pid}`;
  if (server) await runOnServer(server.url, `create database ${address.pathname.slice(1)}`);
  const url = server ? address.href : null;
  const dataDir = join(root, name);
  // The test creates the directory of the database in advance, because a new directory would be filled from the template,
  // which has the schema already.
  mkdirSync(join(dataDir, "database"), { recursive: true });
  const db = await openDatabase(
    { databaseUrl: url, databaseDirectUrl: url, dataDir, isDurable: false },
    silentLog,
  );
  onTestFinished(async () => {
    await db.close();
    if (server) await runOnServer(server.url, `drop database ${address.pathname.slice(1)} with (force)`);
  });
  return db;
}

const engines = hasServer ? (["postgres", "pglite"] as const) : (["pglite"] as const);

describe.runIf(hasHistory)("the baseline", () => {
  test.each(engines)(
    "creates the same schema as the migrations that it replaces (%s)",
    async (engine) => {
      const upgraded = await openEmptyDatabase(engine, "upgraded");
      const fresh = await openEmptyDatabase(engine, "fresh");
      expect(await migrateSchema(upgraded, { folder })).toHaveLength(108);
      await migrateSchema(upgraded);
      await migrateSchema(fresh);
      const [expected, found] = [await describeSchema(upgraded), await describeSchema(fresh)];
      expect(found).toEqual(expected);
      expect(found.objects.length).toBeGreaterThan(1500);
    },
    scaleTime(120_000),
  );
});
