import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import type { Database, DatabaseConfig } from "../platform/database/index.ts";
import { openDatabase } from "../platform/database/index.ts";
import { scaleTime } from "./time-limits.ts";

/** Content of a test database: only the schema, the two brands with their staff, or also their menus. */
export type TestContent = "schema" | "brands" | "goods";

export interface TestDatabase {
  db: Database;
  /** Content of the database. On PostgreSQL as requested, on the embedded engine always `schema`. */
  holds: TestContent;
  /** Configuration for `openDatabase(config, log)`. */
  config: DatabaseConfig;
  /** Opens the database again, like another process. PostgreSQL only. */
  openAgain(changed?: Partial<DatabaseConfig>): Promise<Database>;
}

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Whether a PostgreSQL server is available, for `test.runIf`. Race conditions occur only on a server. */
export const hasPostgresServer = inject("testServer") !== null;

/**
 * Creates a migrated database for this test file, deleted after its tests. Uses PostgreSQL if available, or the
 * embedded engine for `engine: "pglite"`. To be called at the top of the file or in `beforeAll`.
 */
export async function createTestDatabase(
  options: { engine?: "pglite"; holding?: TestContent } & Partial<DatabaseConfig> = {},
): Promise<TestDatabase> {
  const { engine, holding = "schema", ...extra } = options;
  const server = engine === "pglite" ? null : inject("testServer");
  const place = server
    ? await CapturedRequestSequence(server.url, server.templates[holding])
    : createDataDirectory();
  const config: DatabaseConfig = { ...place.config, ...extra };
  const opened: Database[] = [];
  const openTestDatabase = async (changed: Partial<DatabaseConfig> = {}) => {
    const db = await openDatabase({ ...config, ...changed }, silentLog);
    opened.push(db);
    return db;
  };
  afterAll(async () => {
    for (const db of opened) await db.close();
    await place.remove();
  });
  return {
    db: await openTestDatabase(),
    holds: server ? holding : "schema",
    config,
    openAgain: openTestDatabase,
  };
}

interface TestDatabaseLocation {
  config: DatabaseConfig;
  remove(): Promise<void>;
}

function createDataDirectory(): TestDatabaseLocation {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-data-"));
  return {
    config: { databaseUrl: null, databaseDirectUrl: null, dataDir, isDurable: false },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function CapturedRequestSequence(serverUrl: string, template: string): Promise<TestDatabaseLocation> {
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  // Copies the files of the template. A copy through the write-ahead log takes three times the CPU time, and the
  // database needs more CPU time when it is dropped.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return {
    config: {
      databaseUrl: address.href,
      databaseDirectUrl: address.href,
      dataDir: "",
      // The timeouts are three times those of the server, so that load after the measurement of the machine slows calls
      // instead of failing them.
      statementTimeout: scaleTime(15_000),
      waitTimeout: scaleTime(6_000),
    },
    remove: () => dropDatabase(serverUrl, name),
  };
}

/** Retries for half a minute, because the database owner cannot terminate a vacuum worker. */
async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnServer(url, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if (attempt === 30) throw error;
      await sleep(1000);
    }
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
