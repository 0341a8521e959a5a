import { Client } from "pg";
import { afterAll } from "vitest";
import { migrateSchema, openDatabase, type Database } from "../platform/database/index.ts";
import { startTemporaryPostgres, type TemporaryPostgres } from "./temporary-postgres.ts";

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts a migrated PostgreSQL that waits for the disk (fsync), for one test file, which may crash and restart it. */
export async function startDurablePostgres(): Promise<{
  server: TemporaryPostgres;
  db: Database;
  url: string;
}> {
  const server = await startTemporaryPostgres({ isDurable: true });
  if (!server) throw new Error("this test needs PostgreSQL's own programs");
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query("create database shop");
  await client.end();
  const address = new URL(server.url);
  address.pathname = "/shop";
  const url = address.href;
  const db = await openDatabase({ databaseUrl: url, databaseDirectUrl: url, dataDir: "" }, silentLog);
  afterAll(async () => {
    await db.close();
    await server.stop();
  });
  await migrateSchema(db);
  return { server, db, url };
}
