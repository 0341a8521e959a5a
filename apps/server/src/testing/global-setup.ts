import { Client, type ClientBase } from "pg";
import type { TestProject } from "vitest/node";
import { migrateSchema, openDatabase } from "../platform/database/index.ts";
import { computeSchemaVersion } from "../platform/database/migrations.ts";
import { ensureDatabaseTemplate } from "../platform/database/template.ts";
import { createTestClock } from "../platform/clock.ts";
import { addTestBrands } from "./add-brands.ts";
import { addTestGoods } from "./add-goods.ts";
import { addContentVersionTriggers } from "./guard-content.ts";
import type { TestContent } from "./test-database.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server and its template databases. Null for the embedded engine. */
    testServer: { url: string; templates: Record<TestContent, string> } | null;
  }
}

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs once before all test files of the server: starts PostgreSQL if available, with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureDatabaseTemplate(async (dataDir) => {
    await createMigratedDatabase({ databaseUrl: null, databaseDirectUrl: null, dataDir, isDurable: false });
  });
  const given = process.env["TEST_DATABASE_URL"] ?? process.env["DATABASE_URL"];
  const wantsEmbedded = process.env["TEST_ENGINE"] === "pglite";
  const temporary = given !== undefined || wantsEmbedded ? null : await startTemporaryPostgres();
  const url = wantsEmbedded ? undefined : (given ?? temporary?.url);
  if (url === undefined) {
    project.provide("testServer", null);
    printDatabaseEngine("PGlite (embedded); the suites that need a PostgreSQL server do not run");
    return async () => undefined;
  }
  try {
    const schema = await createSchemaTemplate(url);
    const brands = await createFilledTemplate(url, schema, "brands", addTestBrands);
    const goods = await createFilledTemplate(url, brands, "goods", addTestGoods);
    project.provide("testServer", { url, templates: { schema, brands, goods } });
  } catch (error) {
    await temporary?.stop();
    throw error;
  }
  printDatabaseEngine(
    given === undefined ? "PostgreSQL (a temporary cluster)" : "PostgreSQL (by DATABASE_URL)",
  );
  return async () => temporary?.stop();
}

function printDatabaseEngine(engine: string): void {
  process.stdout.write(`database engine of the server's tests: ${engine}\n`);
}

async function createSchemaTemplate(url: string): Promise<string> {
  const template = `dasturxon_guarded_template_${computeSchemaVersion()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount) return template;
    const draft = `${template}_${process.pid}`;
    await client.query(`create database ${draft}`);
    const address = buildDatabaseUrl(url, draft);
    await createMigratedDatabase(
      { databaseUrl: address, databaseDirectUrl: address, dataDir: "" },
      addContentVersionTriggers,
    );
    await client.query(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await client.end();
  }
}

/**
 * Creates a template with content. It is created in each run, because the content may change without a change of the
 * schema.
 */
async function createFilledTemplate(
  url: string,
  from: string,
  content: TestContent,
  fill: typeof addTestGoods,
): Promise<string> {
  const name = `dasturxon_${content}_template`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template ${from} strategy file_copy`);
  } finally {
    await client.end();
  }
  const address = buildDatabaseUrl(url, name);
  const db = await openDatabase({ databaseUrl: address, databaseDirectUrl: address, dataDir: "" }, silentLog);
  try {
    await fill(db, createTestClock());
  } finally {
    await db.close();
  }
  return name;
}

async function createMigratedDatabase(
  config: Parameters<typeof openDatabase>[0],
  finish?: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(config, silentLog);
  try {
    await migrateSchema(db);
    if (finish) await db.upkeep.maintain(finish);
  } finally {
    await db.close();
  }
}

/** Returns the address of another database on the same server. */
function buildDatabaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
