import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** File with the address of the running product's database. Missing for the embedded database. */
export const getDatabaseAddressFile = (dataDir: string): string => join(dataDir, "e2e-database-url");

const getOwnDatabaseAddressFile = () => getDatabaseAddressFile(process.env["E2E_DATA_DIR"] ?? "");

/** Returns whether tests can access the database directly. Only PostgreSQL allows a second connection. */
export function hasDatabase(): boolean {
  return existsSync(getOwnDatabaseAddressFile());
}

/** Returns the address of the running product's database, to start another process on it. */
export const readDatabaseUrl = (): string => readFileSync(getOwnDatabaseAddressFile(), "utf8");

/**
 * Creates a database for the product on a PostgreSQL server, with the role in its address. @returns the address of the
 * database.
 */
export async function createDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query("create database store");
  await client.end();
  const url = new URL(server);
  url.pathname = "/store";
  return url.href;
}

/** Runs an SQL statement as the database superuser, for changes that no screen offers. Throws if no row changed. */
export async function runStatement(statement: string, values: unknown[] = []): Promise<void> {
  const url = new URL(readDatabaseUrl());
  url.username = "postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, values);
    if (!rowCount) throw new Error(`nothing changed: ${statement}`);
  } finally {
    await client.end();
  }
}
