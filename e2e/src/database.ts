import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** Where the running product's database is told to the tests; absent when it is the embedded one. */
export const databaseAddressFile = (dataDir: string): string => join(dataDir, "e2e-database-url");

const address = () => databaseAddressFile(process.env["E2E_DATA_DIR"] ?? "");

/** Can the tests reach past the product's back? Only a PostgreSQL can be entered twice. */
export function hasDatabase(): boolean {
  return existsSync(address());
}

/** The running product's database, for another process of it. */
export const databaseUrl = (): string => readFileSync(address(), "utf8");

/** Makes a database for the product on a server, as the role that will own it. @returns its address. */
export async function makeDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query("create database store");
  await client.end();
  const url = new URL(server);
  url.pathname = "/store";
  return url.href;
}

/** Runs a statement as the owner of all rows: for changes that no screen makes yet. */
export async function change(statement: string, values: unknown[] = []): Promise<void> {
  const url = new URL(databaseUrl());
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
